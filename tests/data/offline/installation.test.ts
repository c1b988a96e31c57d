import { afterEach, expect, it, vi } from 'vitest';
import { deletesUnvisited, installGuide, isInstalled } from '../../../src/data/offline/installation.ts';

afterEach(() => vi.unstubAllGlobals());

interface Browser {
  standalone?: boolean;
  isWebKit?: boolean;
  userAgent?: string;
  isApp?: boolean;
}

function stubBrowser({ standalone, isWebKit = false, userAgent = '', isApp = false }: Browser): void {
  vi.stubGlobal('navigator', { userAgent, ...(standalone === undefined ? {} : { standalone }) });
  vi.stubGlobal('matchMedia', () => ({ matches: isApp }));
  if (isWebKit) vi.stubGlobal('GestureEvent', Event);
}

const FIREFOX = 'Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0';

it.each<[string, Browser, ReturnType<typeof installGuide>, boolean]>([
  ['Safari on an iPhone', { standalone: false, isWebKit: true }, 'iphone', true],
  ['Safari on a Mac', { isWebKit: true }, 'mac', true],
  ['Firefox on Android', { userAgent: FIREFOX }, 'firefox', false],
  [
    'Firefox on Linux',
    { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/133.0' },
    null,
    false,
  ],
  ['Chromium', { userAgent: 'Mozilla/5.0 (Linux; Android 10; K) Chrome/131.0.0.0' }, null, false],
])('%s has its guide, and says whether it deletes unvisited sites', (_name, browser, guide, deletes) => {
  stubBrowser(browser);
  expect(installGuide()).toBe(guide);
  expect(deletesUnvisited()).toBe(deletes);
  expect(isInstalled()).toBe(false);
});

it.each<[string, Browser]>([
  ['an iPhone', { standalone: true, isWebKit: true }],
  ['a Mac', { isWebKit: true, isApp: true }],
])('the installed app on %s keeps its data', (_name, browser) => {
  stubBrowser(browser);
  expect(isInstalled()).toBe(true);
  expect(deletesUnvisited()).toBe(false);
});
