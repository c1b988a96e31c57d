import { chromium } from 'playwright';
import { SiteProcess } from '../e2e/support/site-process.ts';
import { type Figure, quantile } from './figure.ts';
import { framesWhile, slowDown, untilQuiet, type Interaction } from './interaction-times.ts';
import { NOTHING, PlannerEdits } from './planner-edits.ts';

/**
 * Responsiveness of a long tour on a slow device: fifty stops, CPU slowed down 4×, real input; for each kind of edit the
 * interaction to next paint, and the longest task after it, which delays the next input. `PLANNER_SIZE=desktop` uses a
 * wide page.
 */
const SLOWDOWN = 4;
const AIM_MS = 50;
const AIM_SHARE = 0.95;
type Size = 'phone' | 'desktop';
const SIZES = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false },
} as const;

export async function run(): Promise<Figure[]> {
  const { resolveBrowser } = await import('../browser/resolve-browser.mjs');
  const found = await resolveBrowser();
  const wanted = process.env['PLANNER_SIZE'];
  const sizes: Size[] = wanted === 'phone' || wanted === 'desktop' ? [wanted] : ['phone', 'desktop'];
  await SiteProcess.fillTemplate();
  const site = await SiteProcess.launch();
  // Without GPU emulation, which would use the page's CPU time.
  const args = ['--no-sandbox', '--disable-gpu', '--disable-3d-apis'];
  const browser = await chromium.launch({ executablePath: found.executablePath, args });
  const figures: Figure[] = [];
  try {
    for (const size of sizes) {
      const context = await browser.newContext({
        ...SIZES[size],
        locale: 'en-US',
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      const cookie = { name: 'cookieconsent_status', value: '0', path: '/', domain: 'localhost' };
      await context.addCookies([cookie]);
      const edits = new PlannerEdits(await context.newPage(), size, site.origin);
      await edits.open();
      await slowDown(edits.page, SLOWDOWN);
      await untilQuiet(edits.page);
      figures.push(...(await measureAll(edits, size)));
      await context.close();
    }
  } finally {
    await browser.close();
    await site.dispose();
  }
  return figures;
}

async function measureAll(edits: PlannerEdits, size: Size): Promise<Figure[]> {
  const all: Interaction[] = [];
  console.log(row([`${size}, ms`, 'n', 'p50', 'p95', 'max', `≤ ${AIM_MS}`, 'task after: p50', 'max']));
  for (const [kind, act] of edits.kinds()) {
    const times = await act();
    if (kind !== NOTHING) all.push(...times);
    const paints = times.map(({ paintMs }) => paintMs);
    const tasks = times.map(({ taskMs }) => taskMs);
    console.log(
      row([
        kind,
        String(times.length),
        ...[0.5, 0.95, 1].map((part) => rounded(quantile(paints, part))),
        percent(shareWithin(paints)),
        ...[0.5, 1].map((part) => rounded(quantile(tasks, part))),
      ]),
    );
  }
  const slider = await framesWhile(edits.page, () => edits.holdSlider());
  const share = shareWithin(all.map(({ paintMs }) => paintMs));
  return [
    {
      name: `${size}: edits painted within ${AIM_MS} ms, of ${all.length}`,
      value: share * 100,
      unit: '%',
      aim: `${AIM_SHARE * 100} of 100`,
      met: share >= AIM_SHARE,
    },
    {
      name: `${size}: frames while the days slider is moved`,
      value: slider.perSecond,
      unit: 'a second',
      aim: '60',
      met: slider.perSecond >= 58,
    },
    { name: `${size}: the longest of these frames`, value: slider.longestMs, unit: 'ms' },
  ];
}

function shareWithin(values: readonly number[]): number {
  return values.filter((value) => value <= AIM_MS).length / values.length;
}

function row([name = '', ...cells]: readonly string[]): string {
  return name.padEnd(36) + cells.map((cell) => cell.padStart(cell.length > 8 ? 16 : 8)).join('');
}

/** Interactions that the browser does not report were faster than a frame. */
function rounded(ms: number): string {
  return ms === 0 ? '< 16' : String(Math.round(ms));
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
