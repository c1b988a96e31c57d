import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type BrowserContext, type Page, chromium } from 'playwright';
import { SiteProcess } from '../e2e/support/site-process.ts';
import { CountingProxy } from './counting-proxy.ts';
import type { Figure } from './figure.ts';

/**
 * What does a phone load? Bytes on the wire with their heads: until the first page stands in the app, until the site
 * opens without a network, of a second visit, of a country that is taken along, and of looking whether it changed.
 */
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const FIRST_MS = 2_500;
const QUIET_MS = 8_000;
const COUNTRY = 'namibia';
const LOAD_MS = 240_000;

export async function run(): Promise<Figure[]> {
  const { resolveBrowser } = await import('../browser/resolve-browser.mjs');
  const found = await resolveBrowser();
  await SiteProcess.fillTemplate();
  const proxy = await CountingProxy.open();
  const site = await SiteProcess.launch({ env: { PUBLIC_ORIGIN: proxy.origin } });
  proxy.target = site.origin;
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'rucksack-network-'));
  const open = () =>
    chromium.launchPersistentContext(profile, {
      ...PHONE,
      executablePath: found.executablePath,
      args: ['--no-sandbox', '--disable-gpu', '--disable-3d-apis'],
      locale: 'en-US',
    });
  let context: BrowserContext = await open();
  try {
    const first = await pageOf(context).goto(`${proxy.origin}/`);
    if (first?.ok() !== true) throw new Error('the home page did not come');
    // The app has taken over from what the server wrote; what it keeps for later comes without a pause.
    await pageOf(context).waitForFunction(
      () => document.querySelector('#root:not([data-behind]) main') !== null,
    );
    const firstPage = proxy.bytes().received;
    await proxy.quiet(QUIET_MS);
    const ready = proxy.bytes().received;
    await context.close();

    context = await open();
    const again = await received(proxy, async () => {
      await pageOf(context).goto(`${proxy.origin}/`);
      await proxy.quiet(QUIET_MS);
    });
    await pageOf(context).goto(`${proxy.origin}/destinations/${COUNTRY}`);
    await proxy.quiet(FIRST_MS);
    const began = performance.now();
    const pack = await received(proxy, async () => {
      await pageOf(context).getByRole('button', { name: 'Download' }).click();
      await pageOf(context).getByRole('button', { name: 'Download now' }).click();
      await pageOf(context).getByText('Complete, checked on').waitFor({ timeout: LOAD_MS });
    });
    const seconds = (performance.now() - began) / 1_000;
    return [
      { name: 'first visit: until home stands', value: firstPage / 1_000, unit: 'kB' },
      { name: 'first visit: until all opens without a network', value: ready / 1_000, unit: 'kB' },
      { name: 'second visit', value: again / 1_000, unit: 'kB' },
      { name: `${COUNTRY} taken along, the map there already`, value: pack / 1_000_000, unit: 'MB' },
      { name: `${COUNTRY}: drawn by the server and loaded in`, value: seconds, unit: 's' },
    ];
  } finally {
    await context.close();
    proxy.close();
    await site.dispose();
    fs.rmSync(profile, { recursive: true, force: true });
  }
}

function pageOf(context: BrowserContext): Page {
  const [page] = context.pages();
  if (page === undefined) throw new Error('the browser has no page');
  return page;
}

async function received(proxy: CountingProxy, work: () => Promise<void>): Promise<number> {
  const before = proxy.bytes().received;
  await work();
  return proxy.bytes().received - before;
}
