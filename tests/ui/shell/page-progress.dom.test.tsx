import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadTranslations } from '../../../src/ui/shell/i18n/translations.ts';
import { LocaleProvider } from '../../../src/ui/shell/i18n/locale-context.tsx';
import { ErrorBoundary } from '../../../src/ui/shell/layout/error-boundary.tsx';
import { errorPage } from '../../../src/ui/shell/layout/error-page.tsx';
import { lazyPart } from '../../../src/ui/shell/routing/lazy-page.tsx';
import { PageLoading, PageLoadingBar } from '../../../src/ui/shell/routing/page-loading.tsx';

beforeEach(async () => {
  await loadTranslations('en', 'site');
  // Offline, so that a missing chunk does not reload the page.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  cleanup();
  await settled();
  vi.restoreAllMocks();
});

const bar = () => screen.getByRole('progressbar', { hidden: true });
const shown = () => [bar().dataset['state'], bar().getAttribute('aria-valuenow')];
const settled = () =>
  act(async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, 10);
    });
  });

interface Loaded {
  default: ComponentType<object>;
}

function chunk() {
  let resolve: (module: Loaded) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<Loaded>((...ends) => {
    [resolve, reject] = ends;
  });
  return { promise, resolve, reject };
}

/** A page under the route table, both loaded when the test says so. */
function openPage() {
  const [table, page] = [chunk(), chunk()];
  const Contact = lazyPart<object>(() => page.promise).Component;
  const Routes = lazyPart<object>(() => table.promise).Component;
  render(
    <LocaleProvider locale="en">
      <PageLoadingBar />
      <ErrorBoundary fallback={errorPage}>
        <Suspense fallback={<PageLoading step={30} />}>
          <Routes />
        </Suspense>
      </ErrorBoundary>
    </LocaleProvider>,
  );
  const routes = () => (
    <Suspense fallback={<PageLoading />}>
      <Contact />
    </Suspense>
  );
  return {
    tableLoads: () => table.resolve({ default: routes }),
    pageLoads: () => page.resolve({ default: () => <p>Here</p> }),
    pageFails: () => page.reject(new TypeError('Failed to fetch dynamically imported module')),
  };
}

test('runs from 0 to 100 per cent in steps, also over two placeholders', async () => {
  const { tableLoads, pageLoads } = openPage();
  await settled();
  expect(shown()).toEqual(['loading', '0']);
  expect(screen.getByRole('progressbar', { name: 'Loading' })).toBe(bar());
  tableLoads();
  await settled();
  expect(shown()).toEqual(['loading', '30']);
  pageLoads();
  await settled();
  expect(screen.getByText('Here')).toBeDefined();
  await waitFor(() => expect(shown()).toEqual(['idle', '100']));
  expect(bar().getAttribute('aria-hidden')).toBe('true');
});

test('fails where it stopped, until the page is left', async () => {
  const { tableLoads, pageFails } = openPage();
  tableLoads();
  await settled();
  pageFails();
  await settled();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You’re offline');
  expect(shown()).toEqual(['failed', '30']);
  expect(bar().getAttribute('aria-hidden')).toBe('false');
  cleanup();
  openPage();
  await settled();
  expect(shown()).toEqual(['loading', '0']);
});
