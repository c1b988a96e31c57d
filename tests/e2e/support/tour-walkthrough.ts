import { expect } from '@playwright/test';
import { expectAccessible, expectNoHorizontalScroll } from './fixtures.ts';
import type { Country, Planner } from './planner-actions.ts';
import { titleOfPlace } from './translations.ts';

/** The whole customize step with a tour of eight stops; ends with dates and a sensible order. */
export async function customizeTour(planner: Planner, stops: readonly string[]): Promise<void> {
  const { page, t } = planner;
  await expect(planner.cards()).toHaveCount(stops.length);
  await expect(planner.connections()).toHaveCount(stops.length - 1);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);

  // Dates: the first day is set.
  await planner.openTool('dates');
  await page.getByLabel(t('planner.dates.start')).fill('2027-02-05');
  await page.getByLabel(t('planner.dates.start')).blur();
  await expect(page.getByText(/2027/).first()).toBeAttached();

  // A longer stay is shown at once, and can be undone and redone.
  const second = planner.name(stops[1] ?? '');
  const stay = planner.card(1).getByRole('group');
  const before = (await stay.textContent()) ?? '';
  await page.getByRole('button', { name: t('planner.stop.longer', { place: second }) }).click();
  await expect(stay).not.toHaveText(before);
  const after = (await stay.textContent()) ?? '';
  await page
    .getByRole('button', { name: t('planner.undo') })
    .first()
    .click();
  await expect(stay).toHaveText(before);
  await page
    .getByRole('button', { name: t('planner.redo') })
    .first()
    .click();
  await expect(stay).toHaveText(after);

  // Another transport option: the options expand in place, one of them is selected.
  const connection = planner.connections().nth(1);
  await connection.click();
  const group = page.getByRole('radiogroup').first();
  await expect(group.getByRole('radio').nth(1)).toBeAttached();
  const unchosen = group
    .locator('label')
    .filter({ has: page.getByRole('radio', { checked: false }) })
    .first();
  const mode = (await unchosen.locator('b').textContent()) ?? '';
  await unchosen.click();
  await expect(connection).toContainText(mode);
  // "Just hotel" for the connection is switched on and off.
  const hotelSwitch = page.getByRole('switch', { name: t('planner.hotelOnly.label') });
  await hotelSwitch.click();
  await expect(hotelSwitch).toBeChecked();
  await hotelSwitch.click();
  await expect(hotelSwitch).not.toBeChecked();
  await connection.click();

  // Order by buttons: the second stop becomes the first.
  await planner.card(1).getByRole('heading').click();
  await page
    .getByRole('button', { name: t('planner.stop.move-earlier', { place: second }) })
    .first()
    .click();
  await expect(planner.card(0)).toContainText(titleOfPlace(stops[1] ?? '', planner.locale));
  await planner.openTool('order');
  await page.getByRole('button', { name: t('planner.order.reverse') }).click();
  await expect(planner.card(stops.length - 1)).toContainText(titleOfPlace(stops[1] ?? '', planner.locale));
  await page.getByRole('button', { name: t('planner.order.optimise') }).click();
  await expect(planner.cards()).toHaveCount(stops.length);

  // The slider: about four days more; a night may move a journey to the next day.
  const slider = page.getByRole('slider', { name: t('planner.slider.label') });
  const shorter = await planner.days();
  await slider.focus();
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowRight');
  await slider.blur();
  await expect.poll(() => planner.days()).toBeGreaterThanOrEqual(shorter + 3);
  expect(await planner.days()).toBeLessThanOrEqual(shorter + 5);

  // With a home airport and a return journey.
  if (planner.size === 'phone') await planner.openTool('airport');
  await page
    .getByRole('button', { name: t('planner.airport.title') })
    // On phones the first one is the button that expands it.
    .last()
    .click();
  await page.getByLabel(t('planner.airport.search')).fill('FRA');
  await page.getByRole('dialog').getByRole('button', { name: /^FRA/ }).click();
  // In the itinerary: the map's legend names the same lines.
  const flights = page
    .getByRole('group', { name: t('planner.itinerary.label') })
    .locator('[data-line="flight"]');
  await expect(flights.first()).toBeVisible();
  await page
    .getByRole('switch', { name: t('planner.return-journey') })
    .first()
    .click();
  await expect(flights).toHaveCount(2);

  // Another airport, found despite a typo: only the airport changes.
  const home = page.getByRole('button', { name: t('planner.airport.from', { city: '' }).trim() }).last();
  await home.click();
  const airports = page.getByRole('dialog');
  await expect(airports.getByRole('link', { name: t('planner.airport.searchBoth') })).toBeVisible();
  await expectAccessible(page);
  await airports.getByLabel(t('planner.airport.search')).fill('amsterdm');
  await airports.getByRole('button', { name: /^AMS/ }).click();
  await expectAccessible(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('planner.airport.exchange') })
    .click();
  await expect(page.getByRole('button', { name: /Amsterdam/ }).first()).toBeVisible();
  await expect(flights).toHaveCount(2);

  await planner.saved();
  // Scrolled to the top: an element half below the slider would count as too small to touch.
  await planner.card(0).evaluate((card) => {
    for (let box = card.parentElement; box !== null; box = box.parentElement) box.scrollTop = 0;
  });
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
}

/** The book step: check boxes, a price, a note, a date mismatch, and a reset. */
export async function bookTour(planner: Planner, country: Country): Promise<void> {
  const { page, t } = planner;
  // Namibia is driven with one rental car.
  const isDriven = country === 'namibia';
  for (const kind of ['flights', 'stays', isDriven ? 'rentals' : 'transport']) {
    await expect(page.getByRole('heading', { name: t(`planner.book.${kind}`), exact: true })).toBeVisible();
  }
  const rentals = page.getByRole('region', { name: t('planner.book.rentals') });
  await expect(rentals.getByRole('checkbox')).toHaveCount(isDriven ? 1 : 0);
  const stays = page.getByRole('region', { name: t('planner.book.stays') });
  const name = await stays.getByRole('heading', { level: 3 }).first().textContent();
  // The check box follows the plan: it is checked when the engine has answered.
  await stays.getByRole('checkbox').first().click();
  await expect(stays.getByRole('checkbox').first()).toBeChecked();
  await expect(stays.getByText(t('planner.booked'), { exact: true }).first()).toBeVisible();

  await stays
    .getByRole('button', { name: t('planner.book.edit', { name: name ?? '' }) })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('planner.book.pricePaid')).fill('123');
  // A currency without a known rate: the rate is requested and stored with the booking.
  await dialog.getByLabel(t('planner.book.currency')).selectOption('GBP');
  await dialog.getByRole('button', { name: t('planner.save') }).click();
  await expect(dialog.getByText(t('planner.book.rateMissing'))).toBeVisible();
  await dialog.locator('input[inputmode="decimal"]').nth(1).fill('2');
  await dialog.getByLabel(t('planner.book.reference')).fill('ABC-7');
  await dialog.getByLabel(t('planner.book.confirmationLink')).fill('no address');
  await expect(dialog.getByText(t('planner.book.linkError'))).toBeVisible();
  await dialog.getByLabel(t('planner.book.confirmationLink')).fill('https://example.org/7');
  await dialog.getByLabel(t('planner.notes.label'), { exact: true }).fill('Fan, breakfast from 6');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('planner.save') }).click();
  await expect(stays.getByText('Fan, breakfast from 6')).toBeVisible();
  await expect(stays.getByText(t('planner.book.paid')).first()).toBeVisible();
  await expect(stays.getByText(/123/).first()).toBeVisible();

  // The tour starts two days later: the booking shows a mismatch.
  await planner.goTo('customize');
  await planner.openTool('dates');
  await page.getByLabel(t('planner.dates.start')).fill('2027-02-07');
  await page.getByLabel(t('planner.dates.start')).blur();
  await planner.goTo('book');
  await expect(page.getByText(t('planner.book.mismatchTitle')).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  // The plan is fitted to the booking, or the booking adopts the planned dates.
  await page
    .getByRole('button', { name: t('planner.book.adjustPlan') })
    .first()
    .click();
  await expect(page.getByText(t('planner.book.mismatchTitle'))).toHaveCount(0);
  await page
    .getByRole('button', { name: t('planner.undo') })
    .first()
    .click();
  await expect(page.getByText(t('planner.book.mismatchTitle')).first()).toBeVisible();
  await page
    .getByRole('button', { name: t('planner.book.rebooked') })
    .first()
    .click();
  await expect(page.getByText(t('planner.book.mismatchTitle'))).toHaveCount(0);

  // Grouped by date, also after a reload.
  await page.getByRole('radio', { name: t('planner.book.byDate') }).check({ force: true });
  await expect(page.getByRole('heading', { name: t('planner.book.stays'), exact: true })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('radio', { name: t('planner.book.byDate') })).toBeChecked();
  await expectAccessible(page);
  await page.getByRole('radio', { name: t('planner.book.byKind') }).check({ force: true });

  await planner.saved();
  await page.reload();
  await expect(stays.getByText('Fan, breakfast from 6')).toBeVisible();

  await page.getByRole('button', { name: t('planner.book.reset') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('planner.book.resetConfirm') })
    .click();
  await expect(page.getByText('Fan, breakfast from 6')).toHaveCount(0);
}
