import type { Page } from '@playwright/test';
import { logIn, newUser, pressLogOut, signUp } from './support/account-actions.ts';
import { countRows } from './support/everything-is-here.ts';
import { expect, test } from './support/fixtures.ts';
import { Planner, STOPS } from './support/planner-actions.ts';
import {
  MY_TOURS,
  SENT,
  cardOf,
  describeTour,
  storesWith,
  toursOnDevice,
  toursOnServer,
} from './support/sync-actions.ts';
import { KillableBrowser } from './support/sync-browsers.ts';
import { translationOf } from './support/translations.ts';

/**
 * What goes wrong on real devices (7-sync.md, section 2), in a real browser: whatever was said to be saved is there
 * afterwards, and what cannot be saved is not said to be.
 */
const SIZE = 'desktop';
const t = translationOf('en');
const CANARY = 'kanarienotter';
/** Experiences of the catalogue that ships, at least. */
const EXPERIENCES = 102;

async function tourWithOneStop(page: Page, origin: string): Promise<Planner> {
  const planner = new Planner(page, 'en', SIZE);
  await page.goto(`${origin}/tours/create?countries=namibia`);
  await planner.opened();
  await planner.addStops(STOPS.namibia.slice(0, 1));
  await expect(page.locator('[data-saving="saving"]')).toHaveCount(0);
  return planner;
}

function chip(page: Page, state: string) {
  return page.getByRole('button', { name: t('sync.chip.open', { state }) });
}

/** The nights that the first stop of the customize step shows. */
async function nightsShown(planner: Planner): Promise<number> {
  return firstNumber(await planner.card(0).getByRole('group').textContent());
}

function firstNumber(text: string | null): number {
  return Number(/\d+/.exec(text ?? '')?.[0]);
}

test('[I1] what was said to be saved is there after browser and server were killed in mid-write', async ({
  ownSite,
}) => {
  const browser = new KillableBrowser();
  try {
    let page = await browser.open();
    await signUp(page, ownSite.origin, 'en', newUser());
    const first = await tourWithOneStop(page, ownSite.origin);
    await first.goTo('customize');
    const address = page.url();
    await browser.close();

    page = await browser.open();
    let planner = new Planner(page, 'en', SIZE);
    await page.goto(address);
    const longer = page.getByRole('button', {
      name: t('planner.stop.longer', { place: planner.name('windhoek') }),
    });
    await expect(longer).toBeEnabled();
    const before = await nightsShown(planner);
    let told = 0;
    await page.exposeFunction('toldSaved', (nights: number) => (told = Math.max(told, nights)));
    await longer.evaluate((button) => {
      // What is being saved says so, and what could not be.
      const isSaved = () =>
        [...document.querySelectorAll('[data-saving]')].every(
          (one) => one.getAttribute('data-saving') === 'saved',
        );
      const look = () => {
        const nights = Number(/\d+/.exec(button.parentElement?.textContent ?? '')?.[0]);
        if (isSaved()) Reflect.get(globalThis, 'toldSaved')(nights);
        requestAnimationFrame(look);
      };
      look();
      setInterval(() => button instanceof HTMLElement && button.click(), 70);
    });
    await expect.poll(() => told, { intervals: [20] }).toBeGreaterThan(before + 6);
    await Promise.all([browser.kill(), ownSite.kill()]);

    await ownSite.start();
    page = await browser.open();
    await page.goto(address);
    planner = new Planner(page, 'en', SIZE);
    await expect(planner.cards()).toHaveCount(1);
    const after = await nightsShown(planner);
    expect(after).toBeGreaterThanOrEqual(told);
    await expect(chip(page, t('sync.chip.saved'))).toBeVisible(SENT);
    const [tour] = await toursOnServer(page, ownSite.origin);
    const [held] = await toursOnDevice(page);
    expect(tour?.['itinerary']).toEqual(held?.['itinerary']);
  } finally {
    await browser.dispose();
  }
});

test('[I13] on a full device the catalogue makes room for what a person saves, and comes back', async ({
  site,
  device,
}) => {
  const someone = device({ locale: 'en', size: SIZE });
  const page = await someone.open();
  // That there is no room is written into the console.
  page.removeAllListeners('console');
  const planner = await tourWithOneStop(page, site.origin);
  await expect.poll(() => countRows(page, 'experienceDetails'), SENT).toBeGreaterThanOrEqual(EXPERIENCES);
  const session = await page.context().newCDPSession(page);
  const { usage } = await session.send('Storage.getUsageAndQuota', { origin: site.origin });
  await session.send('Storage.overrideQuotaForOrigin', { origin: site.origin, quotaSize: usage - 100_000 });
  await planner.page.getByRole('heading', { level: 1 }).getByRole('button').click();
  await page.getByLabel(t('planner.title.label')).fill('Saved on a full device');
  await page.keyboard.press('Enter');
  await planner.saved();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Saved on a full device');

  await session.send('Storage.overrideQuotaForOrigin', { origin: site.origin });
  await page.reload();
  await expect.poll(() => countRows(page, 'experienceDetails'), SENT).toBeGreaterThanOrEqual(EXPERIENCES);
  await expect(page.getByText(t('lists.storage.full'))).toBeHidden();
});

test('[I14] [I16] [I18] dead workers, a session that ends in mid-sync and an evicted storage take nothing', async ({
  site,
  device,
}) => {
  const someone = device({ locale: 'en', size: SIZE });
  const page = await someone.open();
  const person = newUser();
  await signUp(page, site.origin, 'en', person);
  const planner = await tourWithOneStop(page, site.origin);
  await expect(chip(page, t('sync.chip.saved'))).toBeVisible(SENT);
  const stopsOnServer = async () =>
    JSON.stringify(await toursOnServer(page, site.origin)).match(/experience_id/g)?.length;

  await test.step('workers end without a word', async () => {
    const workers = page.workers().filter((worker) => /(engine|data)\.worker/.test(worker.url()));
    expect(workers.length).toBeGreaterThanOrEqual(2);
    for (const worker of workers)
      await worker.evaluate(() => {
        self.close();
      });
    await planner.addStops(STOPS.namibia.slice(0, 2).slice(1));
    await expect.poll(stopsOnServer, SENT).toBe(2);
  });

  await test.step('401 in mid-sync', async () => {
    // Said in the console, by the browser and by the page.
    page.removeAllListeners('console');
    await page.context().route(
      '**/api/tours/*',
      async (route) => {
        // Its cookie stays: the server alone no longer knows it.
        const cookies = await page.context().cookies();
        const headers = { Origin: site.origin, 'Sec-Fetch-Site': 'same-origin' };
        expect((await page.request.get(`${site.origin}/api/logout`, { headers })).ok()).toBe(true);
        await page.context().addCookies(cookies);
        await route.continue();
      },
      { times: 1 },
    );
    await page.goto(site.origin + MY_TOURS.en);
    await describeTour(page, 'en', { name: 'Written while the session ended' });
    await expect(chip(page, t('sync.chip.signedOut'))).toBeVisible(SENT);
    await page.reload();
    await expect(cardOf(page)).toContainText('Written while the session ended');
    await logIn(page, site.origin, 'en', person);
    await page.goto(site.origin + MY_TOURS.en);
    await expect(cardOf(page)).toContainText('Written while the session ended');
    await expect(chip(page, t('sync.chip.saved'))).toBeVisible(SENT);
    expect(await toursOnServer(page, site.origin)).toMatchObject([
      { name: 'Written while the session ended' },
    ]);
  });

  await test.step('everything stored is evicted', async () => {
    const session = await page.context().newCDPSession(page);
    await page.goto(`${site.origin}/robots.txt`);
    await session.send('Storage.clearDataForOrigin', {
      origin: site.origin,
      storageTypes: 'indexeddb,cache_storage,service_workers',
    });
    await page.goto(site.origin + MY_TOURS.en);
    await expect(cardOf(page)).toContainText('Written while the session ended', SENT);
    await expect.poll(() => countRows(page, 'experiences'), SENT).toBeGreaterThanOrEqual(EXPERIENCES);
  });
});

test('[I11] [I16] unsent edits are sent, kept or discarded at the log-out, and the next person finds none of them', async ({
  site,
  device,
}) => {
  const someone = device({ locale: 'en', size: SIZE });
  // The calls are cut off while the files of the site still come.
  someone.offline = true;
  const page = await someone.open();
  const context = page.context();
  const cut = () => context.route('**/api/**', (route) => route.abort());
  const whole = () => context.unroute('**/api/**');
  const ask = page.getByRole('dialog', { name: t('account.out.title') });
  const editAndLeave = async (name: string) => {
    await page.goto(site.origin + MY_TOURS.en);
    await expect(cardOf(page)).toHaveCount(1, SENT);
    // Calls that are cut are said in the console.
    page.removeAllListeners('console');
    await cut();
    await describeTour(page, 'en', { name });
    await pressLogOut(page, 'en', SIZE);
    await expect(ask).toContainText(t('account.out.unsent.one', { count: 1 }));
  };
  const choose = async (choice: 'send' | 'keep' | 'discard') => {
    await ask.getByRole('button', { name: t(`account.out.${choice}`) }).click();
    await expect(page.getByText(t('account.out.done'))).toBeVisible();
  };
  const person = newUser();
  await signUp(page, site.origin, 'en', person);
  await tourWithOneStop(page, site.origin);
  await expect(chip(page, t('sync.chip.saved'))).toBeVisible(SENT);

  await test.step('kept for the account', async () => {
    await editAndLeave(`${CANARY} one`);
    await choose('keep');
    await whole();
    await page.goto(site.origin + MY_TOURS.en);
    await expect(page.getByText(t('drafts.none'))).toBeVisible();
    await logIn(page, site.origin, 'en', person);
    await expect
      .poll(() => toursOnServer(page, site.origin), SENT)
      .toMatchObject([{ name: `${CANARY} one` }]);
  });

  await test.step('sent first', async () => {
    await editAndLeave(`${CANARY} two`);
    await whole();
    await choose('send');
    expect(await storesWith(page, CANARY)).toEqual([]);
    await logIn(page, site.origin, 'en', person);
    expect(await toursOnServer(page, site.origin)).toMatchObject([{ name: `${CANARY} two` }]);
  });

  await test.step('discarded, and somebody else comes', async () => {
    await editAndLeave(`${CANARY} three`);
    await choose('discard');
    await whole();
    await signUp(page, site.origin, 'en', newUser());
    await page.goto(site.origin + MY_TOURS.en);
    await expect(page.getByText(t('drafts.none'))).toBeVisible();
    for (const secret of [CANARY, person.username]) expect(await storesWith(page, secret)).toEqual([]);
    expect(await toursOnServer(page, site.origin)).toEqual([]);
  });
});

test('[I12] of two builds the newer one opens at once, and the older one says so and writes no more', async ({
  site,
  device,
}) => {
  const someone = device({ locale: 'en', size: SIZE });
  const page = await someone.open();
  const planner = await tourWithOneStop(page, site.origin);
  const id = new URL(page.url()).searchParams.get('tour') ?? '';
  const newer = await page.context().newPage();
  await newer.goto(`${site.origin}/robots.txt`);
  // As the next build does it: the same database with a higher version.
  const waitedMs = await newer.evaluate(async () => {
    const started = performance.now();
    const request = indexedDB.open('user-anon', 10_000);
    await new Promise((resolve, reject) => {
      request.addEventListener('success', resolve);
      request.addEventListener('error', reject);
    });
    request.result.close();
    return performance.now() - started;
  });
  expect(waitedMs).toBeLessThan(1_000);
  await expect(page.getByText(t('lists.storage.outdated'))).toBeVisible();
  page.removeAllListeners('console');
  await planner.page.getByRole('heading', { level: 1 }).getByRole('button').click();
  await page.getByLabel(t('planner.title.label')).fill('Written by old code');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-saving="failed"] [role="status"]').first()).not.toBeEmpty();
  const stored = await newer.evaluate(async (tourId) => {
    const request = indexedDB.open('user-anon');
    await new Promise((resolve) => {
      request.addEventListener('success', resolve);
    });
    const row = request.result.transaction('tours').objectStore('tours').get(tourId);
    await new Promise((resolve) => {
      row.addEventListener('success', resolve);
    });
    request.result.close();
    return JSON.stringify(row.result);
  }, id);
  expect(stored).toContain(id);
  expect(stored).not.toContain('Written by old code');
});

test('[I12] a tab of an older build that holds the database is named, and closing it is enough', async ({
  site,
  device,
}) => {
  const someone = device({ locale: 'en', size: SIZE });
  const page = await someone.open();
  // Dexie warns of it too.
  page.removeAllListeners('console');
  const older = await page.context().newPage();
  await older.goto(`${site.origin}/robots.txt`);
  // As the first build made it, in a tab that hears nothing.
  await older.evaluate(async () => {
    const request = indexedDB.open('user-anon', 10);
    request.addEventListener('upgradeneeded', () => {
      for (const [name, keyPath] of [
        ['tours', 'id'],
        ['cards', 'id'],
        ['meta', 'name'],
      ] as const)
        request.result.createObjectStore(name, { keyPath });
      request.transaction?.objectStore('cards').createIndex('updatedAt', 'updatedAt');
    });
    await new Promise((resolve) => {
      request.addEventListener('success', resolve);
    });
  });
  await page.bringToFront();
  await page.goto(`${site.origin}/tours/create?countries=namibia`);
  await expect(page.getByText(t('lists.storage.blocked'))).toBeVisible();
  await older.close();
  const planner = new Planner(page, 'en', SIZE);
  await planner.opened();
  await planner.addStops(STOPS.namibia.slice(0, 1));
  await planner.saved();
  await expect(page.getByText(t('lists.storage.blocked'))).toBeHidden();
});
