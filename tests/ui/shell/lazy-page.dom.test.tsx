import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from '../../../src/ui/shell/layout/error-boundary.tsx';
import { LocaleProvider } from '../../../src/ui/shell/i18n/locale-context.tsx';
import { RETRY_DELAY_MS } from '../../../src/ui/shell/i18n/translations.ts';
import { lazyPart } from '../../../src/ui/shell/routing/lazy-page.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  // Offline, so that a missing chunk does not reload the page.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function show(lazy: ReturnType<typeof lazyPart<object>>) {
  await act(async () => {
    render(
      <LocaleProvider locale="en">
        <ErrorBoundary fallback={<p>Broken</p>}>
          <Suspense fallback={<p>Loading</p>}>
            <lazy.Component />
          </Suspense>
        </ErrorBoundary>
      </LocaleProvider>,
    );
    await vi.advanceTimersByTimeAsync(200);
  });
}

test('a chunk that fails to load shows the error page without endless requests', async () => {
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  await show(lazyPart<object>(load));
  expect(screen.getByText('Broken')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failed chunk is requested again after a delay', async () => {
  const load = vi
    .fn(() => Promise.resolve({ default: () => <p>Here</p> }))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const lazy = lazyPart<object>(load);
  await show(lazy);
  expect(screen.getByText('Broken')).toBeDefined();
  cleanup();
  await act(() => vi.advanceTimersByTimeAsync(RETRY_DELAY_MS));
  await show(lazy);
  expect(screen.getByText('Here')).toBeDefined();
});

test('a stylesheet that failed is requested again before a part shows', async () => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = '/assets/contact-page.css';
  document.head.append(link);
  link.dispatchEvent(new Event('error'));
  await show(lazyPart<object>(() => Promise.resolve({ default: () => <p>Here</p> })));
  expect(screen.getByText('Loading')).toBeDefined();
  const next = document.head.querySelector('link[href$="contact-page.css"]');
  expect(next).not.toBe(link);
  await act(async () => {
    next?.dispatchEvent(new Event('load'));
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(screen.getByText('Here')).toBeDefined();
  next?.remove();
});
