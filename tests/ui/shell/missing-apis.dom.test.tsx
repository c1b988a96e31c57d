import { afterEach, expect, it, vi } from 'vitest';
import { FIRST_SCRIPT } from '../../../src/contract/first-script.ts';
import { startPrefetch } from '../../../src/ui/routing/prefetch-links.ts';
import { navigateWithTransition } from '../../../src/ui/shell/routing/page-transition.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it('navigates without view transitions', () => {
  expect('startViewTransition' in document).toBe(false);
  const navigate = vi.fn<(to: string, options?: object) => void>();
  navigateWithTransition(navigate, '/faq', {});
  expect(navigate.mock.lastCall?.[0]).toBe('/faq');
});

it('prefetches the links in view without requestIdleCallback', async () => {
  expect('requestIdleCallback' in globalThis).toBe(false);
  vi.useFakeTimers();
  document.body.innerHTML = '<a href="/faq">FAQ</a>';
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 10, 10));
  const preload = vi.fn<(pathname: string) => Promise<unknown>>(() => Promise.resolve());
  startPrefetch(preload);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(preload).toHaveBeenCalledExactlyOnceWith('/faq');
});

it('the first script removes a BroadcastChannel that throws, because Dexie would not load', () => {
  vi.stubGlobal('BroadcastChannel', function refuse(): never {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  // The page runs this script as text: here the text is under test.
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function(FIRST_SCRIPT)();
  expect('BroadcastChannel' in window).toBe(false);
});
