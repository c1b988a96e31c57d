import { defineConfig } from '@playwright/test';

const executablePath = process.env['CHROMIUM_PATH'];

/** Chromium as root, without its own network chatter, drawn by its processor: software that imitates a graphics card is slower. */
const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-3d-apis',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * The daily run has ten minutes: these long walks through lists, forms, tours and accounts belong to the full one
 * (`npm run test:full`).
 */
const LONG_WALKS = [
  '**/destination.spec.ts',
  '**/guide.spec.ts',
  '**/traveller-questions.spec.ts',
  '**/three-weeks.spec.ts',
  '**/release.spec.ts',
  '**/experience.spec.ts',
  '**/map.spec.ts',
  '**/open-forms.spec.ts',
  '**/lists.spec.ts',
  '**/forms.spec.ts',
  '**/tour.spec.ts',
  '**/hero-contrast.spec.ts',
  '**/hero-text.spec.ts',
  '**/no-picture-twice.spec.ts',
  '**/destination-map.spec.ts',
  '**/navigation.spec.ts',
  '**/few-taps.spec.ts',
  '**/list-states.spec.ts',
  '**/export.spec.ts',
  '**/accounts.spec.ts',
  '**/account-links.spec.ts',
  '**/planner-map.spec.ts',
  '**/planner-walk.spec.ts',
  '**/planner-layout.spec.ts',
  '**/sync.spec.ts',
  '**/offline-download.spec.ts',
  '**/updates.spec.ts',
  '**/scripts.spec.ts',
  '**/print.spec.ts',
  '**/text-spacing.spec.ts',
  '**/image-base.spec.ts',
  '**/own-position.spec.ts',
  '**/page-frame.spec.ts',
  '**/place-list.spec.ts',
];

const isFull = process.env['RUCKSACK_FULL'] === '1';

/**
 * `BROWSER_ENGINES=firefox,webkit` runs the tests in Debian's Firefox and WebKitGTK; see `tests/e2e/support/engines`.
 * The daily run takes only the tests tagged `@engines` there.
 */
const engines = (process.env['BROWSER_ENGINES'] ?? 'chromium').split(',');

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/e2e/support/global-setup.ts',
  outputDir: `.cache/browser-tests/${engines.join('-')}`,
  // Tests are idle most of the time, so Chromium runs two; the drivers of the other engines time out under load.
  workers: engines.includes('chromium') ? 2 : 1,
  fullyParallel: false,
  forbidOnly: true,
  // Drivers of the other engines time out now and then on a busy machine: a second attempt is reported as flaky.
  retries: engines.includes('chromium') ? 0 : 1,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json']],
  projects: engines.map((name) => ({
    name,
    testIgnore: name === 'chromium' && !isFull ? LONG_WALKS : [],
    grep: name === 'chromium' || isFull ? /./ : /@engines/,
  })),
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    // Pictures of every step would take a third of the time of each test.
    trace: process.env['RUCKSACK_TRACE'] === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { args: CHROMIUM_ARGUMENTS, ...(executablePath ? { executablePath } : {}) },
  },
});
