import { beforeEach, expect, it, vi } from 'vitest';
import {
  navigateWithScrollKey,
  restoreScroll,
  startScrollRestoration,
} from '../../../src/ui/shell/routing/scroll-restoration.ts';

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #measured: () => void;
      constructor(measured: () => void) {
        this.#measured = measured;
      }
      observe() {
        this.#measured();
      }
      disconnect() {}
    },
  );
  vi.stubGlobal('scrollTo', (_left: number, top: number) => vi.stubGlobal('scrollY', top));
});

function navigate(to: string) {
  navigateWithScrollKey((path, options) => history.pushState(options?.state, '', path), to);
  restoreScroll();
}
function scrollTo(top: number) {
  window.scrollTo(0, top);
  window.dispatchEvent(new Event('scroll'));
}

it('keeps the latest 60 scroll positions and restores that of a visited page', () => {
  startScrollRestoration();
  for (let page = 1; page <= 100; page += 1) {
    navigate(`/page-${page}`);
    scrollTo(page);
  }
  window.dispatchEvent(new Event('pagehide'));
  const stored: unknown = JSON.parse(sessionStorage.getItem('scrollPositions') ?? '{}');
  const tops = Object.values(stored ?? {});
  expect(tops).toHaveLength(60);
  expect(Math.min(...tops)).toBe(41);
  expect(tops).toContain(100);

  const last = history.state;
  navigate('/one-more');
  expect(window.scrollY).toBe(0);
  history.replaceState(last, '', '/page-100');
  restoreScroll();
  expect(window.scrollY).toBe(100);
});
