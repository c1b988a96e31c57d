import { brotliCompressSync, constants } from 'node:zlib';
import { type Browser, chromium } from 'playwright';
import { API_BASE, SYNC_LIMIT_DEFAULT } from '../../src/contract/sync.ts';
import { SiteProcess } from '../e2e/support/site-process.ts';
import { CountingProxy, type ProxyAnswer } from './counting-proxy.ts';
import { type Figure, median } from './figure.ts';

/**
 * What does the first sync of a large catalogue cost a device? 10,000 summaries of experiences, as many as an
 * operator may ever have, through the real worker into the real database; beside it the same rows put into a bare
 * IndexedDB in transactions of the same size, in the same browser and run.
 */
const ROWS = 10_000;
const ROUNDS = 5;
const LONG_TASK_MS = 50;
const EXPERIENCES = `${API_BASE}/experiences?`;
const AFTERWARDS = `${API_BASE}/transport?`;
const PATIENCE_MS = 120_000;

export async function run(): Promise<Figure[]> {
  const { resolveBrowser } = await import('../browser/resolve-browser.mjs');
  const found = await resolveBrowser();
  await SiteProcess.fillTemplate();
  const proxy = await CountingProxy.open();
  const site = await SiteProcess.launch({ env: { PUBLIC_ORIGIN: proxy.origin } });
  proxy.target = site.origin;
  const pages = await pagesOf(site.origin);
  proxy.answerItself = (path) => (path.startsWith(EXPERIENCES) ? pageOf(pages, path) : null);
  const browser = await chromium.launch({ executablePath: found.executablePath, args: ['--no-sandbox'] });
  try {
    const rounds: Round[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measure(browser, proxy));
    const [sync, raw] = [rounds.map(({ syncMs }) => syncMs), rounds.map(({ rawMs }) => rawMs)].map(median);
    if (sync === undefined || raw === undefined) throw new Error('nothing was measured');
    const tasks = rounds.flatMap(({ tasksMs }) => tasksMs);
    const long = tasks.filter((ms) => ms > LONG_TASK_MS);
    return [
      { name: `first sync of ${ROWS} summaries, median`, value: sync, unit: 'ms' },
      { name: 'the same rows put into a bare IndexedDB, median', value: raw, unit: 'ms' },
      {
        name: 'first sync ÷ bare puts',
        value: sync / raw,
        unit: '×',
        aim: 'at most 1.5',
        met: sync / raw <= 1.5,
      },
      {
        name: `tasks over ${LONG_TASK_MS} ms on the page meanwhile, ${ROUNDS} rounds`,
        value: long.length,
        unit: '',
        aim: 'none',
        met: long.length === 0,
      },
      { name: 'the longest of them', value: Math.max(0, ...long), unit: 'ms' },
    ];
  } finally {
    await browser.close();
    proxy.close();
    await site.dispose();
  }
}

interface Round {
  syncMs: number;
  rawMs: number;
  tasksMs: number[];
}

async function measure(browser: Browser, proxy: CountingProxy): Promise<Round> {
  const context = await browser.newContext({ locale: 'en-US' });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const tasks: { start: number; duration: number }[] = [];
    Object.assign(globalThis, { tasks });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        tasks.push({ start: performance.timeOrigin + startTime, duration });
    }).observe({ type: 'longtask', buffered: true });
  });
  proxy.seen = [];
  await page.goto(proxy.origin);
  const seen = (start: string) => proxy.seen.find(({ path }) => path.startsWith(start));
  for (let waited = 0; !seen(AFTERWARDS) && waited < PATIENCE_MS; waited += 100)
    await page.waitForTimeout(100);
  const begin = seen(EXPERIENCES);
  // What is pulled after the experiences is asked for when the last of them are committed.
  const end = seen(AFTERWARDS);
  if (!begin || !end) throw new Error('the first sync was not seen');
  const tasks = await page.evaluate(() => {
    const noted: unknown = Reflect.get(globalThis, 'tasks');
    return Array.isArray(noted) ? noted : [];
  });
  const during = tasks.filter(({ start, duration }) => {
    const at = start - performance.timeOrigin;
    return at + duration > begin.askedAt && at < end.askedAt;
  });
  const quiet = await context.newPage();
  await quiet.goto(`${proxy.origin}/robots.txt`);
  await page.close();
  const rawMs = await quiet.evaluate(putBare, { rows: ROWS, batch: SYNC_LIMIT_DEFAULT });
  await context.close();
  return {
    syncMs: end.askedAt - begin.askedAt,
    rawMs,
    tasksMs: during.map(({ duration }) => Number(duration)),
  };
}

/** Runs in the page. */
async function putBare({ rows, batch }: { rows: number; batch: number }): Promise<number> {
  const done = (target: EventTarget, event: string) =>
    new Promise<void>((resolve, reject) => {
      target.addEventListener(event, () => resolve());
      target.addEventListener('error', () => reject(new Error('the database failed')));
    });
  const names = await indexedDB.databases();
  const catalogue = names.find(({ name }) => name?.startsWith('catalogue-'))?.name ?? '';
  const filled = indexedDB.open(catalogue);
  await done(filled, 'success');
  const all = filled.result.transaction('experiences').objectStore('experiences').getAll();
  await done(all, 'success');
  if (all.result.length < rows) throw new Error(`only ${all.result.length} rows were pulled`);
  const bare = indexedDB.open('bare', 1);
  bare.addEventListener('upgradeneeded', () => {
    bare.result.createObjectStore('rows', { keyPath: 'key' }).createIndex('country_key', 'country_key');
  });
  await done(bare, 'success');
  const start = performance.now();
  for (let at = 0; at < all.result.length; at += batch) {
    const transaction = bare.result.transaction('rows', 'readwrite');
    const store = transaction.objectStore('rows');
    for (const row of all.result.slice(at, at + batch)) store.put(row);
    await done(transaction, 'complete');
  }
  return performance.now() - start;
}

/** The catalogue that ships, over and over under other keys, as pages of a listing. */
async function pagesOf(origin: string): Promise<Map<string, ProxyAnswer>> {
  const { experiences } = await jsonOf(`${origin}${EXPERIENCES}since=&limit=2000`);
  const { catalogue } = await jsonOf(`${origin}${API_BASE}/sync/heads`);
  const shipped: Record<string, unknown>[] = experiences;
  const head = String(catalogue.experiences).slice('i.'.length);
  const rows = Array.from({ length: ROWS }, (_, index) => {
    const row = shipped[index % shipped.length] ?? {};
    const key = index < shipped.length ? row['key'] : `place-${String(index).padStart(5, '0')}`;
    return { ...row, _id: key, key };
  });
  const pages = new Map<string, ProxyAnswer>();
  let asked = '';
  for (let at = 0; at < rows.length; at += SYNC_LIMIT_DEFAULT) {
    const page = rows.slice(at, at + SYNC_LIMIT_DEFAULT);
    const more = at + SYNC_LIMIT_DEFAULT < rows.length;
    const cursor = more ? `f.${String(page.at(-1)?.key)}.${head}` : `i.${head}`;
    const text = JSON.stringify({ experiences: page, deleted: [], cursor, more });
    const body = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'br' };
    pages.set(asked, { headers: { ...headers, 'Content-Length': String(body.length) }, body });
    asked = cursor;
  }
  return pages;
}

function pageOf(pages: ReadonlyMap<string, ProxyAnswer>, path: string): ProxyAnswer | null {
  return pages.get(new URL(path, 'http://localhost').searchParams.get('since') ?? '') ?? null;
}

async function jsonOf(address: string) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.json();
}
