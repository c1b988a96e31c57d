import { type Browser, type Page, chromium } from 'playwright';
import { SiteProcess } from '../e2e/support/site-process.ts';
import { type Figure, median } from './figure.ts';

/**
 * Responsiveness in a browser: long tasks during the first sync, the time from a click to its painted result, and a
 * Comlink round trip to the engine worker.
 */
const LONG_TASK_MS = 50;
const FRAME_MS = 1000 / 60;
const EDITS = 20;
const ROUND_TRIPS = 200;
const STOPS = 8;

export async function run(): Promise<Figure[]> {
  const { resolveBrowser } = await import('../browser/resolve-browser.mjs');
  const found = await resolveBrowser();
  await SiteProcess.fillTemplate();
  const site = await SiteProcess.launch();
  const browser = await chromium.launch({ executablePath: found.executablePath, args: ['--no-sandbox'] });
  try {
    const sync = await longTasksWhileSyncing(browser, site.origin);
    const edits = await editsToPaint(browser, site.origin);
    const trips = await roundTrips(browser, site.origin);
    return [
      {
        name: 'first sync: long tasks on the page',
        value: sync.count,
        unit: '',
        aim: 'none over 50 ms',
        met: sync.count === 0,
      },
      { name: 'first sync: longest task over 50 ms on the page', value: sync.longestMs, unit: 'ms' },
      {
        name: `an edit to its painted result, ${STOPS} stops, median`,
        value: edits / FRAME_MS,
        unit: 'frames',
        aim: 'within one frame of 16.7 ms',
        met: edits <= FRAME_MS,
      },
      { name: 'Comlink round trip to the engine, mean', value: trips, unit: 'ms' },
    ];
  } finally {
    await browser.close();
    await site.dispose();
  }
}

async function longTasksWhileSyncing(browser: Browser, origin: string) {
  const context = await browser.newContext({ locale: 'en-US' });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(globalThis, { tasks });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (performance.now() > 0) tasks.push(entry.duration);
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(origin);
  // The page start is measured elsewhere: counts from the first paint.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await page.evaluate(() => {
    (globalThis as unknown as { tasks: number[] }).tasks.length = 0;
  });
  await page.getByText('Up to date').first().waitFor({ timeout: 60_000 });
  await page.waitForTimeout(1_000);
  const tasks = await page.evaluate(() => (globalThis as unknown as { tasks: number[] }).tasks);
  await context.close();
  return { count: tasks.filter((ms) => ms > LONG_TASK_MS).length, longestMs: Math.max(0, ...tasks) };
}

/** From the click event to the frame that shows the new number of nights. */
async function editsToPaint(browser: Browser, origin: string): Promise<number> {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await openTour(page, origin);
  const times: number[] = [];
  for (let edit = 0; edit < EDITS; edit += 1) {
    const label = edit % 2 === 0 ? 'longer stay' : 'shorter stay';
    times.push(
      await page.evaluate(async (name) => {
        const button = [...document.querySelectorAll('button')].find((element) =>
          element.getAttribute('aria-label')?.endsWith(name),
        );
        const value = button?.parentElement?.querySelector('span');
        if (!button || !value) throw new Error('no stop to edit');
        const before = value.textContent;
        const start = performance.now();
        button.click();
        await new Promise<void>((resolve) => {
          const look = () => (value.textContent === before ? requestAnimationFrame(look) : resolve());
          requestAnimationFrame(look);
        });
        return performance.now() - start;
      }, label),
    );
    await page.waitForTimeout(150);
  }
  await context.close();
  return median(times);
}

async function openTour(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/tours/create?countries=sri-lanka`);
  const add = page.getByRole('button', { name: /^Add: / });
  for (let stop = 0; stop < STOPS; stop += 1) await add.nth(stop).click();
  await page.getByRole('link', { name: /^(2\s*)?Customise/ }).click();
  await page
    .getByRole('button', { name: /longer stay$/ })
    .first()
    .waitFor();
}

/** The built worker, called with Comlink messages. */
async function roundTrips(browser: Browser, origin: string): Promise<number> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  let script = '';
  page.on('request', (request) => {
    if (/engine\.worker/.test(request.url())) script = request.url();
  });
  await page.goto(`${origin}/tours/create?countries=sri-lanka`);
  await page
    .getByRole('button', { name: /^Add: / })
    .first()
    .click();
  await page.waitForTimeout(1_000);
  const meanMs = await page.evaluate(
    async ({ url, count }) => {
      const worker = new Worker(url, { type: 'module' });
      const ping = (id: string) =>
        new Promise<void>((resolve) => {
          const listen = (event: MessageEvent<{ id?: string }>) => {
            if (event.data.id !== id) return;
            worker.removeEventListener('message', listen);
            resolve();
          };
          worker.addEventListener('message', listen);
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
          worker.postMessage({ id, type: 'APPLY', path: ['ping'], argumentList: [] });
        });
      await ping('first');
      // The page's clock is too coarse for one round trip: many are timed together.
      const start = performance.now();
      for (let trip = 0; trip < count; trip += 1) await ping(String(trip));
      const elapsedMs = performance.now() - start;
      worker.terminate();
      return elapsedMs / count;
    },
    { url: script, count: ROUND_TRIPS },
  );
  await context.close();
  return meanMs;
}
