import type { Page } from 'playwright';
import { translationOf } from '../e2e/support/translations.ts';

/** Waits until the catalogue of a new device is complete. */
export function firstSync(page: Page): Promise<void> {
  const done = page.getByText(translationOf('en')('kit.sync.up-to-date')).first();
  return done.waitFor({ state: 'attached', timeout: 90_000 });
}

/** Waits for the first sync, imports a tour of one night at each place, and opens it in the customize step. */
export async function openTour(
  page: Page,
  origin: string,
  keys: readonly string[],
  countries: readonly string[],
): Promise<void> {
  const t = translationOf('en');
  await page.goto(origin);
  await firstSync(page);
  await page.goto(`${origin}/tours/bookmarked`);
  await page.getByRole('button', { name: t('myTours.import') }).click();
  const itinerary = keys.flatMap((key, index) => {
    const stop = { experience_id: key, nights: 1 };
    return index === 0 ? [stop] : [{ connection_id: `${keys[index - 1]}_${key}` }, stop];
  });
  const tour = { countries, startDate: '2027-02-05', itinerary };
  const buffer = Buffer.from(JSON.stringify({ format: 'rucksack-tour', version: 1, tour }));
  const dialog = page.getByRole('dialog');
  await dialog.locator('input').setInputFiles({ name: 'tour.json', mimeType: 'application/json', buffer });
  await dialog.getByRole('button', { name: t('export.import.open') }).click();
  await page.waitForURL(/step=customize/);
}
