import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { engineStates } from '../browser/available-engines.mjs';
import { launch, type Engine } from '../e2e/support/engines/launch.ts';
import { SiteProcess } from '../e2e/support/site-process.ts';
import { translationOf } from '../e2e/support/translations.ts';
import { median, type Figure } from './figure.ts';
import { firstSync, openTour } from './open-tour.ts';
import { placesOf } from './places-of.ts';

/**
 * The same visit in each engine that is installed, with an empty profile each: first paint of the home page, first sync,
 * the planner with a tour of 100 stops, an edit of it, and the memory of all processes of the browser after it.
 */
const COUNTRIES = ['sri-lanka', 'namibia'];
const STOPS = 100;
const EDITS = 20;
/** More than this many times Chromium's figure is looked into. */
const MAX_RATIO = 2;
const VIEWPORT = { width: 1440, height: 900 };

interface Visit {
  'home: first contentful paint': number;
  'first sync, from the visit to the end': number;
  'planner with 100 stops: from the visit to its cards': number;
  'an edit to the next frame': number;
  'memory of the browser with 100 stops': number;
}

export async function run(): Promise<Figure[]> {
  const { resolveBrowser } = await import('../browser/resolve-browser.mjs');
  const { executablePath } = await resolveBrowser();
  await SiteProcess.fillTemplate();
  const visits = new Map<Engine, Visit>();
  visits.set('chromium', await visitIn('chromium', executablePath));
  for (const { engine, missing } of engineStates()) {
    if (missing.length === 0) visits.set(engine, await visitIn(engine));
    else console.log(`${engine}: not run, ${missing.join(', ')} not installed`);
  }
  const names = Object.keys(visits.get('chromium') ?? {}) as (keyof Visit)[];
  return names.flatMap((name) => {
    const base = visits.get('chromium')?.[name] ?? Number.NaN;
    return [...visits].map(([engine, { [name]: value }]): Figure => {
      const figure: Figure = {
        name: `${name}, ${engine}`,
        value,
        unit: name.startsWith('memory') ? 'MB' : 'ms',
      };
      if (engine !== 'chromium') {
        figure.aim = `at most ${MAX_RATIO} × Chromium`;
        figure.met = value <= base * MAX_RATIO;
      }
      return figure;
    });
  });
}

async function visitIn(engine: Engine, executablePath?: string): Promise<Visit> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rucksack-engine-'));
  const site = await SiteProcess.launch();
  const before = new Set(processesBelow(process.pid));
  let context: BrowserContext | undefined;
  try {
    context = await launch(engine, {
      folder,
      viewport: VIEWPORT,
      locale: 'en-US',
      phone: false,
      serviceWorkers: 'allow',
      storesNothing: false,
      webgl: false,
      args: ['--no-sandbox', '--disable-gpu', '--disable-3d-apis'],
      executablePath,
    });
    const cookie = { name: 'cookieconsent_status', value: '0', path: '/', domain: 'localhost' };
    await context.addCookies([cookie]);
    const page = context.pages()[0] ?? (await context.newPage());
    const started = performance.now();
    await page.goto(site.origin);
    await firstSync(page);
    const firstSyncMs = performance.now() - started;
    const paintMs = await firstPaint(page);
    const keys = COUNTRIES.flatMap((country) => placesOf(country)).slice(0, STOPS);
    await openTour(page, site.origin, keys, COUNTRIES);
    await cards(page)
      .nth(STOPS - 1)
      .waitFor({ timeout: 60_000 });
    const reloaded = performance.now();
    await page.reload();
    await cards(page)
      .nth(STOPS - 1)
      .waitFor({ timeout: 60_000 });
    const plannerMs = performance.now() - reloaded;
    await page.waitForTimeout(3_000);
    const editMs = await editToFrame(page);
    const own = processesBelow(process.pid).filter((id) => !before.has(id));
    return {
      'home: first contentful paint': paintMs,
      'first sync, from the visit to the end': firstSyncMs,
      'planner with 100 stops: from the visit to its cards': plannerMs,
      'an edit to the next frame': editMs,
      'memory of the browser with 100 stops': own.reduce((sum, id) => sum + proportionalMegabytes(id), 0),
    };
  } finally {
    await context?.close();
    await site.dispose();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

const cards = (page: Page) =>
  page.getByRole('group', { name: translationOf('en')('planner.itinerary.label') }).getByRole('article');

function firstPaint(page: Page): Promise<number> {
  return page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
}

/** Median in milliseconds from pressing "one night more" to the frame after the text of the stay changed. */
async function editToFrame(page: Page): Promise<number> {
  const button = page.getByRole('button', { name: nameOfLonger() }).first();
  const times: number[] = [];
  for (let edit = 0; edit < EDITS; edit += 1) {
    times.push(
      await button.evaluate(async (element) => {
        const stay = element.closest('[role=group], fieldset');
        const before = stay?.textContent;
        const frame = () =>
          new Promise<void>((resolve) => {
            requestAnimationFrame(() => {
              setTimeout(resolve);
            });
          });
        const pressed = performance.now();
        if (element instanceof HTMLElement) element.click();
        const isChanged = () => stay?.textContent !== before || performance.now() - pressed > 5_000;
        while (!isChanged()) await frame();
        await frame();
        return performance.now() - pressed;
      }),
    );
    await page.waitForTimeout(200);
  }
  return median(times);
}

/** Matches the button at any stop. */
function nameOfLonger(): RegExp {
  const [before = '', after = ''] = translationOf('en')('planner.stop.longer', { place: '\n' }).split('\n');
  const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${escaped(before)}.+${escaped(after)}$`);
}

/** Ids of all running descendants of a process. */
function processesBelow(id: number): number[] {
  const tasks = `/proc/${id}/task`;
  if (!fs.existsSync(tasks)) return [];
  const children = fs.readdirSync(tasks).flatMap((task) => {
    try {
      return fs.readFileSync(`${tasks}/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
    } catch {
      // The thread has ended.
      return [];
    }
  });
  return children.concat(children.flatMap(processesBelow));
}

/** Memory of a process, with its share of what it has in common with others. */
function proportionalMegabytes(id: number): number {
  try {
    const [, kilobytes] = /^Pss:\s+(\d+)/m.exec(fs.readFileSync(`/proc/${id}/smaps_rollup`, 'utf8')) ?? [];
    return Number(kilobytes ?? 0) / 1000;
  } catch {
    // The process has ended.
    return 0;
  }
}
