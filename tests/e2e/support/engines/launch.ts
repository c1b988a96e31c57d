import path from 'node:path';
import { chromium, firefox, type BrowserContext } from '@playwright/test';

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof ENGINES)[number];

export interface LaunchOptions {
  /** Folder of the browser's profile. */
  folder: string;
  viewport: { width: number; height: number };
  locale: string;
  phone: boolean;
  serviceWorkers: 'allow' | 'block';
  storesNothing: boolean;
  /** Command line of Chromium. */
  args: readonly string[];
  executablePath?: string | undefined;
}

/** What Playwright starts in place of the browsers that it cannot drive itself. */
const program = (name: string) => path.join(import.meta.dirname, name);

const BLOCKS_COOKIES = 2;

/** Opens a browser with a profile that outlives it. */
export function launch(engine: Engine, options: LaunchOptions): Promise<BrowserContext> {
  const { folder, viewport, locale, phone, serviceWorkers } = options;
  if (engine === 'chromium')
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
  return firefox.launchPersistentContext(folder, {
    channel: 'moz-firefox',
    executablePath: program(`${engine}.mjs`),
    viewport,
    locale,
    env: {
      ...process.env,
      ...(serviceWorkers === 'block' ? { BLOCK_SERVICE_WORKERS: '1' } : {}),
      ...(options.storesNothing ? { STORES_NOTHING: '1' } : {}),
    },
    firefoxUserPrefs: {
      'ui.prefersReducedMotion': 1,
      'dom.serviceWorkers.enabled': serviceWorkers === 'allow',
      'intl.accept_languages': locale,
      ...(phone ? { 'dom.w3c_touch_events.enabled': 1 } : {}),
      ...(options.storesNothing ? { 'network.cookie.cookieBehavior': BLOCKS_COOKIES } : {}),
    },
  });
}
