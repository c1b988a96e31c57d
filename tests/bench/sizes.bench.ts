import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright';
import { type Collection, DETAIL_COLLECTIONS, SUMMARY_COLLECTIONS } from '../../src/contract/data-api.ts';
import { API_BASE, SYNC_COLLECTIONS, SYNC_LIMIT_DEFAULT } from '../../src/contract/sync.ts';
import { REGIONS } from '../../src/tools/basemap/regions.ts';
import { PROJECT_ROOT, SiteProcess } from '../e2e/support/site-process.ts';
import type { Figure } from './figure.ts';

/**
 * Script size of a first visit without interaction: gzip -9 of every script that the page loads until the network is
 * idle; workers separately. The precache counts raw bytes.
 */
const SITE = path.join(PROJECT_ROOT, 'dist/site');
const QUIET_MS = 2_500;
/** Countries whose texts a device pulls because they were opened last. */
const OPENED = 5;

export async function run(): Promise<Figure[]> {
  const { resolveBrowser } = await import('../browser/resolve-browser.mjs');
  const found = await resolveBrowser();
  // Without WebGL the planner does not load its map, which is not part of the budget.
  const args = ['--no-sandbox', '--disable-gpu', '--disable-3d-apis'];
  const browser = await chromium.launch({ executablePath: found.executablePath, args });
  await SiteProcess.fillTemplate();
  const site = await SiteProcess.launch();
  const api = site.origin + API_BASE;
  try {
    const home = await scriptsOf(browser, `${site.origin}/`);
    const planner = await scriptsOf(browser, `${site.origin}/tours/create?countries=sri-lanka`);
    return [
      figure('home: script before the first interaction', kilobytes(home.page), 'kB gzip', 120),
      figure('planner: script before the first interaction', kilobytes(planner.page), 'kB gzip', 250),
      { name: 'workers (engine and data), apart', value: kilobytes(home.workers), unit: 'kB gzip' },
      figure('precache', precachedBytes() / 1_000_000, 'MB raw', 1.5),
      ...(await firstPull({
        ofCollection: (name) =>
          sizeOf(`${api}${SYNC_COLLECTIONS[name].path}?since=&limit=${SYNC_LIMIT_DEFAULT}`),
        ofTexts: (country) => sizeOf(`${api}/countries/${country}/texts`),
      })),
    ];
  } finally {
    await browser.close();
    await site.dispose();
  }
}

function figure(name: string, value: number, unit: string, most: number): Figure {
  return { name, value, unit, aim: `at most ${most}`, met: value <= most };
}

/** Requested script files, by page and workers. */
async function scriptsOf(browser: Browser, url: string) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const files = { page: new Set<string>(), workers: new Set<string>() };
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!/\.m?js$/.test(pathname)) return;
    const ofWorker = /worker/.test(path.basename(pathname)) || response.request().frame() === null;
    files[ofWorker ? 'workers' : 'page'].add(pathname);
  });
  await page.goto(url);
  await page.waitForTimeout(QUIET_MS);
  await context.close();
  return files;
}

function kilobytes(files: ReadonlySet<string>): number {
  const bytes = [...files].map(
    (file) => gzipSync(fs.readFileSync(path.join(SITE, file)), { level: 9 }).length,
  );
  return bytes.reduce((sum, size) => sum + size, 0) / 1000;
}

/** Bytes of answers before decompression. */
interface AnswerBytes {
  ofCollection: (name: Collection) => Promise<number>;
  ofTexts: (country: string) => Promise<number>;
}

/** As requested by a new device of someone who opened five countries, here the largest. */
async function firstPull({ ofCollection, ofTexts }: AnswerBytes): Promise<Figure[]> {
  const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0) / 1000;
  const [summaries, details, texts]: [number[], number[], number[]] = [[], [], []];
  for (const name of SUMMARY_COLLECTIONS) summaries.push(await ofCollection(name));
  for (const name of DETAIL_COLLECTIONS) details.push(await ofCollection(name));
  for (const country of Object.keys(REGIONS)) texts.push(await ofTexts(country));
  const opened = texts.toSorted((a, b) => b - a).slice(0, OPENED);
  return [
    figure('first pull: summaries', sum(summaries), 'kB brotli', 250),
    figure(`first pull: texts, ${OPENED} countries`, sum([...details, ...opened]), 'kB brotli', 500),
    { name: 'texts of all countries', value: sum(texts), unit: 'kB brotli' },
  ];
}

/** `fetch` decompresses bodies, so the length is the `Content-Length` header. */
async function sizeOf(address: string): Promise<number> {
  const answer = await fetch(address, { headers: { 'Accept-Encoding': 'br' } });
  await answer.arrayBuffer();
  const length = Number(answer.headers.get('Content-Length'));
  if (!(length > 0)) throw new Error(`${address} has no length`);
  return length;
}

function precachedBytes(): number {
  const source = fs.readFileSync(path.join(SITE, 'sw.js'), 'utf8');
  const urls = [...source.matchAll(/"?url"?:\s*"([^"]+)"/g)].map((match) => match[1] ?? '');
  const files = new Set(urls.filter((url) => fs.existsSync(path.join(SITE, url))));
  if (files.size === 0) throw new Error('no precache manifest found in sw.js');
  return [...files].reduce((sum, url) => sum + fs.statSync(path.join(SITE, url)).size, 0);
}
