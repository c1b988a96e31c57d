import type { Page } from '@playwright/test';
import { expect, expectNoHorizontalScroll, test, waitUntilRendered } from '../support/fixtures.ts';

const PAGES = ['/', '/experiences/sigiriya', '/destinations/vietnam', '/tours/namibia-classic-loop'];
/** From this width the text stands beside the picture, which is faint before this share of the width. */
const BESIDE_FROM_PX = 1024;
const TEXT_ENDS = 0.46;
const PICTURE_STARTS = 0.28;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The hero's picture and each line of its text. */
function boxes(page: Page): Promise<{ picture: Box; lines: Box[] }> {
  return page.evaluate(() => {
    const boxOf = ({ left, top, right, bottom }: DOMRect) => ({ left, top, right, bottom });
    const image = document.querySelector('#content img');
    const title = document.querySelector('#content h1');
    if (!image || !title?.parentElement) throw new Error('no hero');
    const range = document.createRange();
    const texts = [title, ...title.parentElement.querySelectorAll('p, nav')];
    const lines = texts.flatMap((text) => {
      range.selectNodeContents(text);
      return [...range.getClientRects()].map(boxOf);
    });
    return { picture: boxOf(image.getBoundingClientRect()), lines };
  });
}

test('the text of a hero stands below its picture, on wide screens where it is faint', async ({
  site,
  device,
}) => {
  const page = await device({ locale: 'en', size: 'desktop', serviceWorkers: 'block' }).open();
  for (const path of PAGES) {
    await page.goto(site.origin + path);
    await waitUntilRendered(page);
    for (const width of [390, 768, 1023, 1024, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const { picture, lines } = await boxes(page);
      const place = `${path} at ${width}`;
      expect(lines.length, place).toBeGreaterThan(1);
      await expectNoHorizontalScroll(page);
      if (width < BESIDE_FROM_PX) {
        expect(Math.min(...lines.map(({ top }) => top)), place).toBeGreaterThanOrEqual(picture.bottom - 1);
      } else {
        expect(Math.abs(picture.left - PICTURE_STARTS * width), place).toBeLessThan(8);
        expect(Math.max(...lines.map(({ right }) => right)), place).toBeLessThanOrEqual(TEXT_ENDS * width);
        // A wider crop would cut off what it shows.
        const shape = (picture.right - picture.left) / (picture.bottom - picture.top);
        expect(shape, place).toBeLessThan(21 / 9 + 0.05);
      }
    }
  }
});
