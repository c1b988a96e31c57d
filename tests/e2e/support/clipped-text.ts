import { expect, type Page } from '@playwright/test';

/**
 * Expects that no visible text is cut off sideways by an element around it or by the window. Containers that scroll
 * sideways are no cut, and neither is a text that is meant to be cut and is whole in a `title`.
 */
export async function expectNoClippedText(page: Page, where: string): Promise<void> {
  expect(await page.evaluate(findClippedText), where).toEqual([]);
}

function findClippedText(): string[] {
  const TOLERANCE_PX = 1.5;
  const clipped = new Set<string>();
  const top = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document.body;
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const parent = node.parentElement;
    if (text === '' || parent === null || !parent.checkVisibility({ opacityProperty: true })) continue;
    // Names on the map's markers and hidden labels for screen readers.
    if (parent.closest('.maplibregl-map, script, style, option, [inert]') !== null) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    const cut = (left: number, right: number) =>
      box.left < left - TOLERANCE_PX || box.right > right + TOLERANCE_PX;
    let isClipped = cut(0, window.innerWidth);
    for (let around: HTMLElement | null = parent; around !== null; around = around.parentElement) {
      const { overflowX, position, clipPath, clip } = getComputedStyle(around);
      const outer = around.getBoundingClientRect();
      // Hidden visually, for screen readers only.
      if (outer.width <= 2 || clipPath !== 'none' || clip !== 'auto') {
        isClipped = false;
        break;
      }
      if (overflowX === 'auto' || overflowX === 'scroll') {
        isClipped = false;
        break;
      }
      if ((overflowX === 'hidden' || overflowX === 'clip') && cut(outer.left, outer.right)) {
        isClipped = around.closest('[title]') === null;
        break;
      }
      if (position === 'fixed') break;
    }
    if (isClipped) clipped.add(text.slice(0, 60));
  }
  return [...clipped];
}
