import lighthouse, { type Flags } from 'lighthouse';
import { chromium } from 'playwright';
import { freePort } from '../../src/tools/free-port.mjs';
import { SiteProcess } from '../e2e/support/site-process.ts';
import { type Figure, median } from './figure.ts';

/**
 * First visits on a phone: Lighthouse with its default throttling (a mid-range phone on slow 4G), each visit with an
 * empty profile; medians of five.
 */
const PAGES = [
  ['home', '/'],
  ['destination', '/destinations/namibia'],
  ['experience', '/experiences/sigiriya'],
  ['tours', '/tours'],
] as const;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Minimum scores: 95 for performance, 100 for the others, whose audits pass or fail. */
const LEAST = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const RUNS = Number(process.env['LIGHTHOUSE_RUNS'] ?? 5);

type Scores = Record<(typeof CATEGORIES)[number], number> & { lcpMs: number; tbtMs: number; cls: number };

export async function run(): Promise<Figure[]> {
  const { resolveBrowser } = await import('../browser/resolve-browser.mjs');
  const { executablePath } = await resolveBrowser();
  await SiteProcess.fillTemplate();
  const site = await SiteProcess.launch();
  try {
    const figures: Figure[] = [];
    for (const [name, path] of PAGES) {
      const visits: Scores[] = [];
      for (let visit = 0; visit < RUNS; visit += 1)
        visits.push(await visitOnce(executablePath, site.origin + path));
      figures.push(...figuresOf(name, visits));
    }
    return figures;
  } finally {
    await site.dispose();
  }
}

async function visitOnce(executablePath: string, url: string): Promise<Scores> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  });
  try {
    const flags: Flags = { port, onlyCategories: [...CATEGORIES], logLevel: 'error', output: 'json' };
    const result = await lighthouse(url, flags);
    if (result === undefined) throw new Error(`Lighthouse gave nothing for ${url}`);
    const { categories, audits } = result.lhr;
    for (const { id, title, score, scoreDisplayMode } of Object.values(audits)) {
      // Logged once per visit: the audits that cost points.
      if (scoreDisplayMode === 'binary' && score === 0)
        console.log(`  ${new URL(url).pathname} ${id}: ${title}`);
    }
    const score = (id: (typeof CATEGORIES)[number]) => Math.round((categories[id]?.score ?? 0) * 100);
    const number = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
      lcpMs: number('largest-contentful-paint'),
      tbtMs: number('total-blocking-time'),
      cls: number('cumulative-layout-shift'),
    };
  } finally {
    await browser.close();
  }
}

function figuresOf(page: string, visits: readonly Scores[]): Figure[] {
  const of = (key: keyof Scores) => median(visits.map((visit) => visit[key]));
  return [
    ...CATEGORIES.map((id) => ({
      name: `${page}: ${id}`,
      value: of(id),
      unit: 'of 100',
      aim: LEAST[id] === 100 ? '100' : `at least ${LEAST[id]}`,
      met: of(id) >= LEAST[id],
    })),
    { name: `${page}: largest contentful paint`, value: of('lcpMs'), unit: 'ms' },
    { name: `${page}: total blocking time`, value: of('tbtMs'), unit: 'ms' },
    { name: `${page}: cumulative layout shift`, value: of('cls'), unit: '' },
  ];
}
