import { beforeEach, expect, it, vi } from 'vitest';
import {
  navigateWithScrollKey,
  restoreScroll,
  startScrollRestoration,
} from '../../../src/ui/shell/routing/scroll-restoration.ts';

beforeEach(() => {
  sessionStorage.clear();
  document.body.replaceChildren();
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

function push(to: string) {
  navigateWithScrollKey((path, options) => history.pushState(options?.state, '', path), to);
}
function navigate(to: string) {
  push(to);
  restoreScroll();
}
function scrollTo(top: number) {
  window.scrollTo(0, top);
  window.dispatchEvent(new Event('scroll'));
}
/** Back or forward to an entry of the same page. */
function traverse(entry: unknown, url: string) {
  history.replaceState(entry, '', url);
  window.dispatchEvent(new PopStateEvent('popstate'));
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

it('a change of the query keeps the position, and Back restores that of the entry', () => {
  startScrollRestoration();
  navigate('/list');
  const unfiltered = history.state;
  scrollTo(700);
  push('/list?month=5');
  expect(window.scrollY).toBe(700);
  const filtered = history.state;
  // The filtered list is shorter.
  scrollTo(120);

  traverse(unfiltered, '/list');
  expect(window.scrollY).toBe(700);
  traverse(filtered, '/list?month=5');
  expect(window.scrollY).toBe(120);
});

it('a position that the browser changes right after its restoration is restored again, but not what the user scrolls', () => {
  startScrollRestoration();
  navigate('/list');
  const entry = history.state;
  scrollTo(120);
  push('/list?q=dune');
  traverse(entry, '/list');
  // As WebKit does for the caret of the focused field.
  document.body.innerHTML = '<input>';
  document.querySelector('input')?.focus();
  scrollTo(86);
  expect(window.scrollY).toBe(120);
  window.dispatchEvent(new Event('wheel'));
  scrollTo(300);
  expect(window.scrollY).toBe(300);
});

it('a page that has become too short for its position can be scrolled without a wheel or a key, as screen readers do', () => {
  startScrollRestoration();
  navigate('/tour');
  const entry = history.state;
  scrollTo(700);
  push('/tour?step=book');
  vi.stubGlobal('scrollTo', (_left: number, top: number) => vi.stubGlobal('scrollY', Math.min(top, 500)));
  traverse(entry, '/tour');
  expect(window.scrollY).toBe(500);
  scrollTo(80);
  expect(window.scrollY).toBe(80);
});

it('a screen reader may scroll right after a restoration', () => {
  startScrollRestoration();
  navigate('/tour');
  const entry = history.state;
  scrollTo(700);
  push('/tour?step=book');
  traverse(entry, '/tour');
  expect(window.scrollY).toBe(700);
  scrollTo(80);
  expect(window.scrollY).toBe(80);
});
