import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useScrolledPast } from '../../../src/ui/shell/state/use-scrolled-past.ts';

beforeEach(() => scrolledTo(0));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Mocks `window.scrollY`; does not dispatch a scroll event. */
function scrolledTo(px: number): void {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(px);
}

function Header() {
  return <p>{useScrolledPast(40) ? 'surface' : 'clear'}</p>;
}

async function nextFrame(): Promise<void> {
  await act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));
}

it('recognizes a page scrolled before it was mounted', async () => {
  scrolledTo(300);
  render(<Header />);
  await nextFrame();
  expect(screen.getByText('surface')).toBeTruthy();
});

it('updates on scroll', async () => {
  render(<Header />);
  await nextFrame();
  expect(screen.getByText('clear')).toBeTruthy();
  scrolledTo(300);
  fireEvent.scroll(window);
  expect(screen.getByText('surface')).toBeTruthy();
});

it('reads the scroll position again after a remount', async () => {
  const home = render(<Header />);
  scrolledTo(300);
  fireEvent.scroll(window);
  home.unmount();
  scrolledTo(0);
  fireEvent.scroll(window);
  render(<Header />);
  await nextFrame();
  expect(screen.getByText('clear')).toBeTruthy();
});
