import fs from 'node:fs';
import path from 'node:path';
import { chromium, firefox, test, type BrowserContext } from '@playwright/test';
import { PROJECT_ROOT } from '../site-process.ts';

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof ENGINES)[number];

/** The others are driven by WebDriver, which has no touch screen and emulates no media. */
export const isChromium = () => test.info().project.name === 'chromium';

export const isWebKit = () => test.info().project.name === 'webkit';

export interface LaunchOptions {
  /** Folder of the browser's profile. */
  folder: string;
  viewport: { width: number; height: number };
  locale: string;
  phone: boolean;
  serviceWorkers: 'allow' | 'block';
  storesNothing: boolean;
  webgl: boolean;
  /** What a site may store. Chromium takes it while it runs. */
  quotaBytes?: number | undefined;
  /** Command line of Chromium. */
  args: readonly string[];
  executablePath?: string | undefined;
}

/** What Playwright starts in place of the browsers that it cannot drive itself. */
const program = (name: string) => path.join(PROJECT_ROOT, 'tests/e2e/support/engines', name);

/** In the settings of Chromium and of Firefox. */
const BLOCKS_COOKIES = 2;
const DENIED = 2;

/** Opens a browser with a profile that outlives it. */
export async function launch(engine: Engine, options: LaunchOptions): Promise<BrowserContext> {
  const { folder, viewport, locale, phone, serviceWorkers } = options;
  if (engine === 'chromium') {
    if (options.storesNothing) refuseStorage(folder);
    return chromium.launchPersistentContext(folder, {
      args: [...options.args],
      ...(options.executablePath ? { executablePath: options.executablePath } : {}),
      viewport,
      locale,
      hasTouch: phone,
      isMobile: phone,
      reducedMotion: 'reduce',
      serviceWorkers,
    });
  }
  const context = await firefox.launchPersistentContext(folder, {
    channel: 'moz-firefox',
    executablePath: program(`${engine}.mjs`),
    env: {
      ...process.env,
      NEEDS_WEBGL: options.webgl ? '1' : '0',
      BLOCKS_SERVICE_WORKERS: serviceWorkers === 'block' ? '1' : '0',
      STORES_NOTHING: options.storesNothing ? '1' : '0',
      QUOTA_BYTES: String(options.quotaBytes ?? ''),
    },
    viewport,
    locale,
    firefoxUserPrefs: {
      'ui.prefersReducedMotion': 1,
      'dom.serviceWorkers.enabled': serviceWorkers === 'allow',
      'intl.accept_languages': locale,
      // Firefox 153 crashes when a privileged script, such as Playwright's, reads `ariaLabelledByElements` twice.
      'accessibility.ARIAElementReflection.enabled': false,
      // As in Chromium, where nothing is asked: allowed by `grantPermissions` only.
      'permissions.default.geo': DENIED,
      'dom.events.testing.asyncClipboard': true,
      ...(phone ? { 'dom.w3c_touch_events.enabled': 1, 'ui.useOverlayScrollbars': 1 } : {}),
      ...(options.quotaBytes === undefined
        ? {}
        : { 'dom.quotaManager.temporaryStorage.fixedLimit': limitOfAllSites(options.quotaBytes) }),
      ...(options.storesNothing ? { 'network.cookie.cookieBehavior': BLOCKS_COOKIES } : {}),
    },
  });
  await context.addInitScript(writeErrorsOut);
  return context;
}

/** In kibibytes: in Firefox a site may use a fifth of what all may. */
const limitOfAllSites = (quotaBytes: number) => Math.floor((quotaBytes * 5) / 1024);

/** WebDriver BiDi reports an error in the console without its message. */
function writeErrorsOut(): void {
  for (const level of ['error', 'warn'] as const) {
    const write = console[level].bind(console);
    console[level] = (...values: unknown[]) =>
      write(...values.map((value) => (value instanceof Error ? `${value.name}: ${value.message}` : value)));
  }
}

/** Writes the setting of Chromium that blocks databases, caches and cookies. */
function refuseStorage(profile: string): void {
  const folder = path.join(profile, 'Default');
  fs.mkdirSync(folder, { recursive: true });
  const preferences = { profile: { default_content_setting_values: { cookies: BLOCKS_COOKIES } } };
  fs.writeFileSync(path.join(folder, 'Preferences'), JSON.stringify(preferences));
}
