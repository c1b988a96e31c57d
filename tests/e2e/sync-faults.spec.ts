import type { Page } from '@playwright/test';
import { logIn, newUser, clickLogOut, signUp } from './support/account-actions.ts';
import { countRows } from './support/offline-ready.ts';
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
import { translationOf } from './support/translations.ts';

/**
 * Faults of real devices in a real browser: everything shown as saved exists afterwards, and
 * unsaved changes are not shown as saved.
 */
const SIZE = 'desktop';
const t = translationOf('en');
const CANARY = 'kanarienotter';
/** Minimum number of experiences in the shipped catalogue. */
const EXPERIENCES = 102;
/** Of the tour's country, whose texts the device has. */
const TEXTS = 51;

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

/** The nights shown for the first stop in the customize step. */
async function nightsShown(planner: Planner): Promise<number> {
  return firstNumber(await planner.card(0).getByRole('group').textContent());
}

function firstNumber(text: string | null): number {
  return Number(/\d+/.exec(text ?? '')?.[0]);
}

test('[I1] edits shown as saved survive killing browser and server during a write', async ({
  ownSite,
  device,
}) => {
  const browser = device({ locale: 'en', size: SIZE });
  // The server is away for a moment.
  browser.toleratesFailedRequests = true;
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
  let savedNights = 0;
  await page.exposeFunction('toldSaved', (nights: number) => (savedNights = Math.max(savedNights, nights)));
  await longer.evaluate((button) => {
    // Saving and failed states are visible as attributes.
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
  await expect.poll(() => savedNights, { intervals: [20] }).toBeGreaterThan(before + 6);
  await Promise.all([browser.kill(), ownSite.kill()]);

  await ownSite.start();
  page = await browser.open();
  await page.goto(address);
  planner = new Planner(page, 'en', SIZE);
  await expect(planner.cards()).toHaveCount(1);
  const after = await nightsShown(planner);
  expect(after).toBeGreaterThanOrEqual(savedNights);
  await expect(chip(page, t('sync.chip.saved'))).toBeVisible(SENT);
  const [tour] = await toursOnServer(page, ownSite.origin);
  const [tourOnDevice] = await toursOnDevice(page);
  expect(tour?.['itinerary']).toEqual(tourOnDevice?.['itinerary']);
});

test('[I13] on a full device the catalogue is deleted to save user data, and pulled again later', async ({
  site,
  device,
}) => {
  const someone = device({ locale: 'en', size: SIZE });
  let page = await someone.open();
  await tourWithOneStop(page, site.origin);
  await expect.poll(() => countRows(page, 'experienceDetails'), SENT).toBeGreaterThanOrEqual(TEXTS);
  const usage = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  page = await someone.setQuota(page, usage - 100_000);
  // The exceeded quota is logged to the console.
  page.removeAllListeners('console');
  const planner = new Planner(page, 'en', SIZE);
  await page.getByRole('heading', { level: 1 }).getByRole('button').click();
  await page.getByLabel(t('planner.title.label')).fill('Saved on a full device');
  await page.keyboard.press('Enter');
  await planner.saved();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Saved on a full device');

  page = await someone.setQuota(page, undefined);
  await page.reload();
  await expect.poll(() => countRows(page, 'experienceDetails'), SENT).toBeGreaterThanOrEqual(TEXTS);
  await expect(page.getByText(t('lists.storage.full'))).toBeHidden();
});

/** Runs before the scripts of a page. */
function recordWorkers(): void {
  const started: Worker[] = [];
  Reflect.set(globalThis, 'startedWorkers', started);
  globalThis.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      if (/(engine|data)\.worker/.test(String(url))) started.push(this);
    }
  };
}

/** Runs in a page; returns how many there were. */
function terminateWorkers(): number {
  const started: Worker[] = Reflect.get(globalThis, 'startedWorkers');
  for (const worker of started) worker.terminate();
  return started.length;
}

/** Runs in a page without the app: what a browser deletes together when it needs the space. */
async function evictStorage(): Promise<void> {
  for (const { name = '' } of await indexedDB.databases())
    await new Promise((resolve, reject) => {
      const deletion = indexedDB.deleteDatabase(name);
      deletion.addEventListener('success', resolve);
      deletion.addEventListener('error', () => reject(new Error(name)));
    });
  for (const name of await caches.keys()) await caches.delete(name);
  for (const registration of await navigator.serviceWorker.getRegistrations())
    await registration.unregister();
}

test('[I14] [I16] [I18] killed workers, a session that ends during a sync, and evicted storage lose no data', async ({
  site,
  device,
}) => {
  const someone = device({ locale: 'en', size: SIZE });
  let page = await someone.open();
  await page.addInitScript(recordWorkers);
  const user = newUser();
  await signUp(page, site.origin, 'en', user);
  const planner = await tourWithOneStop(page, site.origin);
  await expect(chip(page, t('sync.chip.saved'))).toBeVisible(SENT);
  const stopsOnServer = async () =>
    JSON.stringify(await toursOnServer(page, site.origin)).match(/experience_id/g)?.length;

  await test.step('workers die silently', async () => {
    expect(await page.evaluate(terminateWorkers)).toBeGreaterThanOrEqual(2);
    await planner.addStops(STOPS.namibia.slice(1, 2), 1);
    await expect.poll(stopsOnServer, SENT).toBe(2);
  });

  await test.step('401 during a sync', async () => {
    // Logged to the console by the browser and by the page.
    page.removeAllListeners('console');
    await page.context().route(
      '**/api/tours/*',
      async (route) => {
        // The cookie stays: only the server has ended the session.
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
    await logIn(page, site.origin, 'en', user);
    await page.goto(site.origin + MY_TOURS.en);
    await expect(cardOf(page)).toContainText('Written while the session ended');
    await expect(chip(page, t('sync.chip.saved'))).toBeVisible(SENT);
    expect(await toursOnServer(page, site.origin)).toMatchObject([
      { name: 'Written while the session ended' },
    ]);
  });

  await test.step('all storage is evicted', async () => {
    // A page in the back/forward cache would keep its connection to the database.
    await someone.close();
    page = await someone.open();
    await page.goto(`${site.origin}/robots.txt`);
    await page.evaluate(evictStorage);
    await page.goto(site.origin + MY_TOURS.en);
    await expect(cardOf(page)).toContainText('Written while the session ended', SENT);
    await expect.poll(() => countRows(page, 'experiences'), SENT).toBeGreaterThanOrEqual(EXPERIENCES);
  });
});

test('[I11] [I16] unsent edits are sent, kept or discarded at logout, and the next user has no access to them', async ({
  site,
  device,
}) => {
  const someone = device({ locale: 'en', size: SIZE });
  // API calls are blocked while the site's files still load.
  someone.toleratesFailedRequests = true;
  const page = await someone.open();
  const context = page.context();
  const blockCalls = () => context.route('**/api/**', (route) => route.abort());
  const unblockCalls = () => context.unroute('**/api/**');
  const logOutDialog = page.getByRole('dialog', { name: t('account.out.title') });
  const editAndLeave = async (name: string) => {
    await page.goto(site.origin + MY_TOURS.en);
    await expect(cardOf(page)).toHaveCount(1, SENT);
    // Blocked calls are logged to the console.
    page.removeAllListeners('console');
    await blockCalls();
    await describeTour(page, 'en', { name });
    await clickLogOut(page, 'en', SIZE);
    await expect(logOutDialog).toContainText(t('account.out.unsent.one', { count: 1 }));
  };
  const choose = async (choice: 'send' | 'keep' | 'discard') => {
    await logOutDialog.getByRole('button', { name: t(`account.out.${choice}`) }).click();
    await expect(page.getByText(t('account.out.done'))).toBeVisible();
  };
  const user = newUser();
  await signUp(page, site.origin, 'en', user);
  await tourWithOneStop(page, site.origin);
  await expect(chip(page, t('sync.chip.saved'))).toBeVisible(SENT);

  await test.step('kept for the account', async () => {
    await editAndLeave(`${CANARY} one`);
    await choose('keep');
    await unblockCalls();
    await page.goto(site.origin + MY_TOURS.en);
    await expect(page.getByText(t('userTours.none'))).toBeVisible();
    await logIn(page, site.origin, 'en', user);
    await expect
      .poll(() => toursOnServer(page, site.origin), SENT)
      .toMatchObject([{ name: `${CANARY} one` }]);
  });

  await test.step('sent first', async () => {
    await editAndLeave(`${CANARY} two`);
    await unblockCalls();
    await choose('send');
    expect(await storesWith(page, CANARY)).toEqual([]);
    await logIn(page, site.origin, 'en', user);
    expect(await toursOnServer(page, site.origin)).toMatchObject([{ name: `${CANARY} two` }]);
  });

  await test.step('discarded, then another user signs up', async () => {
    await editAndLeave(`${CANARY} three`);
    await choose('discard');
    await unblockCalls();
    await signUp(page, site.origin, 'en', newUser());
    await page.goto(site.origin + MY_TOURS.en);
    await expect(page.getByText(t('userTours.none'))).toBeVisible();
    for (const secret of [CANARY, user.username]) expect(await storesWith(page, secret)).toEqual([]);
    expect(await toursOnServer(page, site.origin)).toEqual([]);
  });
});

test('[I12] a newer build opens the database at once, and the older one reports it and stops writing', async ({
  site,
  device,
}) => {
  const someone = device({ locale: 'en', size: SIZE });
  const page = await someone.open();
  const planner = await tourWithOneStop(page, site.origin);
  const id = new URL(page.url()).searchParams.get('tour') ?? '';
  const newer = await page.context().newPage();
  await newer.goto(`${site.origin}/robots.txt`);
  // As the next build would: the same database with a higher version.
  const openedAfterMs = await newer.evaluate(async () => {
    const started = performance.now();
    const request = indexedDB.open('user-anon', 10_000);
    await new Promise((resolve, reject) => {
      request.addEventListener('success', resolve);
      request.addEventListener('error', reject);
    });
    request.result.close();
    return performance.now() - started;
  });
  expect(openedAfterMs).toBeLessThan(1_000);
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

test('[I12] a tab of an older build that blocks the database is reported until it is closed', async ({
  site,
  device,
}) => {
  const someone = device({ locale: 'en', size: SIZE });
  const page = await someone.open();
  // Dexie logs a warning too.
  page.removeAllListeners('console');
  const older = await page.context().newPage();
  await older.goto(`${site.origin}/robots.txt`);
  // As the first build created it, in a tab that ignores version changes.
  await older.evaluate(async () => {
    const request = indexedDB.open('user-anon', 10);
    // Firefox closes a connection that nothing refers to.
    Reflect.set(globalThis, 'request', request);
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
