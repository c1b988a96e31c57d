import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, type Page, test as base, expect } from '@playwright/test';
import { ENGINES, isChromium, launch, type Engine } from './engines/launch.ts';
import { killTree } from './kill-tree.ts';
import { SiteProcess } from './site-process.ts';

export { expect };

export const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
export type Size = keyof typeof SIZES;

/** Height of the fixed bars at the bottom of a page on phones. */
const BARS_PX = 240;

interface DeviceOptions {
  size: Size;
  locale: 'en' | 'de';
  /** False for a user who has not answered the cookie banner. */
  answeredConsent?: boolean;
  /** For tests that a service worker would only slow down or distort. */
  serviceWorkers?: 'block';
  /**
   * A device that can draw the map. Software rendering takes most of two cores, so only tests of the map request it;
   * elsewhere a text replaces the map.
   */
  graphics?: 'webgl';
  /** A browser whose settings block databases, caches and cookies. */
  storesNothing?: true;
}

const WITHOUT_WEBGL = new Set(['--disable-gpu', '--disable-3d-apis']);
/** WebGL in software. */
const WEBGL_ARGUMENTS = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'];

function argumentsFor({ graphics }: DeviceOptions, usual: readonly string[]): string[] {
  if (graphics !== 'webgl') return [...usual];
  return [...usual.filter((argument) => !WITHOUT_WEBGL.has(argument)), ...WEBGL_ARGUMENTS];
}

function engineOf(project: string): Engine {
  const engine = ENGINES.find((one) => one === project);
  if (!engine) throw new Error(`unknown engine ${project}`);
  return engine;
}

/** A browser profile that survives closing the browser. */
export class Device {
  readonly #folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rucksack-device-'));
  readonly #options: DeviceOptions;
  problems: string[] = [];
  /** For tests in which requests fail: with the server down or with an unknown page. All else stays a problem. */
  toleratesFailedRequests = false;
  isClosing = false;
  #context: BrowserContext | undefined;
  #quotaBytes: number | undefined;

  get storesNothing(): boolean {
    return this.#options.storesNothing === true;
  }

  get blocksServiceWorkers(): boolean {
    return this.#options.serviceWorkers === 'block';
  }

  constructor(options: DeviceOptions) {
    this.#options = options;
  }

  async open(): Promise<Page> {
    const use = test.info().project.use;
    const context = await launch(engineOf(test.info().project.name), {
      folder: this.#folder,
      args: argumentsFor(this.#options, use.launchOptions?.args ?? []),
      executablePath: use.launchOptions?.executablePath,
      viewport: SIZES[this.#options.size],
      locale: this.#options.locale === 'de' ? 'de-DE' : 'en-US',
      phone: this.#options.size === 'phone',
      serviceWorkers: this.#options.serviceWorkers ?? 'allow',
      storesNothing: this.#options.storesNothing === true,
      webgl: this.#options.graphics === 'webgl',
      quotaBytes: this.#quotaBytes,
    });
    if (this.#options.answeredConsent !== false) {
      const cookieAt = (domain: string) => ({ name: 'cookieconsent_status', value: '0', path: '/', domain });
      await context.addCookies(['localhost', '127.0.0.1'].map(cookieAt));
    }
    this.#context = context;
    const page = context.pages()[0] ?? (await context.newPage());
    watch(page, this);
    return page;
  }

  /** Opens another tab. */
  async openTab(): Promise<Page> {
    if (!this.#context) throw new Error('the browser is closed');
    const page = await this.#context.newPage();
    watch(page, this);
    return page;
  }

  /** Limits what the site of the page may store, where it can only at a start: the page is opened again. */
  async setQuota(page: Page, quotaBytes: number | undefined): Promise<Page> {
    const address = page.url();
    if (isChromium()) {
      const session = await page.context().newCDPSession(page);
      const origin = new URL(address).origin;
      const limit = quotaBytes === undefined ? {} : { quotaSize: quotaBytes };
      await session.send('Storage.overrideQuotaForOrigin', { origin, ...limit });
      return page;
    }
    await this.close();
    this.#quotaBytes = quotaBytes;
    const reopened = await this.open();
    await reopened.goto(address);
    return reopened;
  }

  close(): Promise<void> {
    return this.#end((context) => context.close());
  }

  /** As in a power failure: the browser writes nothing any more. */
  kill(): Promise<void> {
    return this.#end(async (context) => {
      const closed = context.waitForEvent('close');
      killTree(this.#folder);
      await closed;
    });
  }

  async #end(end: (context: BrowserContext) => Promise<unknown>): Promise<void> {
    if (!this.#context) return;
    // Closing cancels what pages are loading, and Playwright takes a screenshot for which it adds a style.
    this.isClosing = true;
    await end(this.#context);
    this.isClosing = false;
    this.#context = undefined;
  }

  async dispose(): Promise<void> {
    await this.close();
    fs.rmSync(this.#folder, { recursive: true, force: true });
  }
}

const PART_MISSING = /Failed to fetch dynamically imported module|error loading dynamically imported module/;
/** Playwright adds `body {}` to the page for a screenshot in Firefox, which the content security policy reports. */
const STYLE_OF_SCREENSHOT = 'sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT+SmwNZWA=';
/** Firefox reports loads that a service worker serves and a navigation, or a second load of the tab's icon, cancels. */
const LOAD_CANCELLED = 'A ServiceWorker intercepted the request and encountered an unexpected error';
/** Firefox reports the refused registration of a service worker, whose rejection the page has handled. */
const STORAGE_REFUSED = 'Storage access is restricted';
const NOT_OF_THE_PAGE = [STYLE_OF_SCREENSHOT, LOAD_CANCELLED];

/** Firefox rejects the imports that a navigation cancels, up to this long before it. */
const LEAVING_MS = 2_000;

/** An unexpected console error or exception fails a browser test. */
function watch(page: Page, device: Device): void {
  let failedImports: { problem: string; atMs: number }[] = [];
  page.on('framenavigated', (frame) => {
    if (isChromium() || frame !== page.mainFrame()) return;
    const cancelled = failedImports.filter(({ atMs }) => Date.now() - atMs < LEAVING_MS);
    device.problems = device.problems.filter((one) => cancelled.every(({ problem }) => problem !== one));
    failedImports = [];
  });
  page.on('console', (message) => {
    if (device.isClosing || (message.type() !== 'error' && message.type() !== 'warning')) return;
    const network = /Failed to load resource|ERR_(CONNECTION_REFUSED|FAILED|INTERNET_DISCONNECTED)/.test(
      message.text(),
    );
    if (device.toleratesFailedRequests && network) return;
    // Without the service worker a chunk that was not loaded before is unavailable offline.
    if (device.toleratesFailedRequests && device.blocksServiceWorkers && PART_MISSING.test(message.text()))
      return;
    if (/service worker/i.test(message.text()) && device.blocksServiceWorkers) return;
    const problem = `${message.type()}: ${message.text()} (${message.location().url})`;
    device.problems.push(problem);
    if (PART_MISSING.test(problem)) failedImports.push({ problem, atMs: Date.now() });
  });
  page.on('pageerror', ({ message, stack }) => {
    if (device.isClosing || NOT_OF_THE_PAGE.some((part) => message.includes(part))) return;
    if (device.storesNothing && message.startsWith(STORAGE_REFUSED)) return;
    device.problems.push(`exception: ${message} ${/\n.*/.exec(stack ?? '')?.[0].trim() ?? ''}`);
  });
}

interface Fixtures {
  /** Creates a device; it is closed after the test, and expects no console errors. */
  device: (options: DeviceOptions) => Device;
  /** A server for this test only: it may be killed. */
  ownSite: SiteProcess;
  /** The same, without pictures that were cut before. */
  uncachedSite: SiteProcess;
}

interface WorkerFixtures {
  /** A server shared by all tests; it must not be stopped. */
  site: SiteProcess;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    async ({}, use) => {
      const site = await SiteProcess.launch({ sharesPictures: true });
      await use(site);
      await site.dispose();
    },
    { scope: 'worker' },
  ],
  ownSite: async ({}, use) => {
    const site = await SiteProcess.launch({ sharesPictures: true });
    await use(site);
    await site.dispose();
  },
  uncachedSite: async ({}, use) => {
    const site = await SiteProcess.launch();
    await use(site);
    await site.dispose();
  },
  device: async ({}, use) => {
    const devices: Device[] = [];
    await use((options) => {
      const device = new Device(options);
      devices.push(device);
      return device;
    });
    for (const device of devices) await device.dispose();
    expect([...new Set(devices.flatMap(({ problems }) => problems))]).toEqual([]);
  },
});

/** Violations of WCAG 2.2 A and AA and of best practice, found by axe. */
export async function findViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    // Without a second page for the results, which takes as long as the analysis; no page here has frames.
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations;
}

/**
 * Checks WCAG 2.2 A and AA with axe and reports violations with rule and elements. The viewport is enlarged to the whole
 * page: axe would call an element too small to touch that a bar at the bottom partly covers.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // A page still loading has no heading yet.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  const size = page.viewportSize();
  if (size) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ ...size, height: Math.max(size.height, height + BARS_PX) });
  }
  const violations = await findViolations(page);
  if (size) await page.setViewportSize(size);
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
  ).toEqual([]);
}

/**
 * Moves the mouse until no placeholder is left: lazy parts of a page wait for user input, and input before a part is
 * mounted does not count for it.
 */
export async function waitUntilRendered(page: Page, timeoutMs = 30_000): Promise<void> {
  await expect(async () => {
    await page.mouse.move(3, 3);
    await page.mouse.move(4, 4);
    await expect(page.locator('.server-page, #root [data-shape]')).toHaveCount(0, { timeout: 2_000 });
  }).toPass({ timeout: timeoutMs });
}

/** Expects no horizontal overflow of the page. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const overhang = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overhang).toBeLessThanOrEqual(0);
}
