import { type Page, chromium } from 'playwright';
import { SiteProcess } from '../e2e/support/site-process.ts';
import { CountingProxy } from './counting-proxy.ts';
import type { Figure } from './figure.ts';

/**
 * Requests and bytes on the wire, including headers, between a logged-in device and the server: idle, and on a day with
 * ten edits. A visible page syncs once a minute.
 */
const IDLE_CYCLES = 10;
const EDITS = 10;
const CYCLES_AN_HOUR = 60;
/** Longer than the delay between a save and its push. */
const QUIET_MS = 2_500;
/** Longer than the pause before the pack of a recent tour is downloaded. */
const SETTLED_MS = 45_000;
const STOPS = 10;

interface Traffic {
  requests: number;
  bytes: number;
}

export async function run(): Promise<Figure[]> {
  const { resolveBrowser } = await import('../browser/resolve-browser.mjs');
  const found = await resolveBrowser();
  await SiteProcess.fillTemplate();
  const proxy = await CountingProxy.open();
  const site = await SiteProcess.launch({ env: { PUBLIC_ORIGIN: proxy.origin } });
  proxy.target = site.origin;
  const browser = await chromium.launch({ executablePath: found.executablePath, args: ['--no-sandbox'] });
  try {
    const context = await browser.newContext({
      locale: 'en-US',
      viewport: { width: 1440, height: 900 },
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await signUp(page, proxy.origin);
    await openTour(page, proxy.origin);
    await proxy.quiet(SETTLED_MS);

    const idle = await during(proxy, async () => {
      for (let cycle = 0; cycle < IDLE_CYCLES; cycle += 1) {
        // As the timer does every minute.
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
        await proxy.quiet(500);
      }
    });
    const edits = await during(proxy, async () => {
      for (let edit = 0; edit < EDITS; edit += 1) {
        const name = edit % 2 === 0 ? /longer stay$/ : /shorter stay$/;
        await page.getByRole('button', { name }).first().click();
        await proxy.quiet(QUIET_MS);
      }
    });
    const hour = { requests: idle.requests / IDLE_CYCLES, bytes: idle.bytes / IDLE_CYCLES };
    return [
      { name: 'idle: requests a minute', value: hour.requests, unit: '', aim: '1', met: hour.requests <= 1 },
      { name: 'idle: bytes a minute', value: Math.round(hour.bytes), unit: 'B' },
      { name: 'idle for an hour', value: (hour.bytes * CYCLES_AN_HOUR) / 1_000, unit: 'kB' },
      { name: `ten edits of a tour of ${STOPS} stops: requests`, value: edits.requests, unit: '' },
      { name: `ten edits of a tour of ${STOPS} stops`, value: edits.bytes / 1_000, unit: 'kB' },
      {
        name: 'a day: ten edits and an hour of an open page',
        value: (edits.bytes + hour.bytes * CYCLES_AN_HOUR) / 1_000,
        unit: 'kB',
      },
    ];
  } finally {
    await browser.close();
    proxy.close();
    await site.dispose();
  }
}

async function during(proxy: CountingProxy, work: () => Promise<void>): Promise<Traffic> {
  const before = { ...proxy.bytes(), requests: proxy.seen.length };
  await work();
  const { sent, received } = proxy.bytes();
  const asked = proxy.seen.slice(before.requests);
  for (const [what, count] of countBy(
    asked.map(({ method, path, status }) => `${method} ${path.replace(/[0-9a-f-]{36}/, '<id>')} ${status}`),
  ))
    console.log(`  ${count} × ${what}`);
  return { requests: asked.length, bytes: sent + received - before.sent - before.received };
}

function countBy(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

async function signUp(page: Page, origin: string): Promise<void> {
  await page.context().addCookies([{ name: 'cookieconsent_status', value: '0', url: origin }]);
  await page.goto(`${origin}/signup`);
  await page.getByLabel('Username').fill('bench-walker');
  await page.getByLabel('Email').fill('bench-walker@example.org');
  await page.getByLabel('Password', { exact: true }).fill('three wet boots on a bus');
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL(/\/account$/);
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
