import type { Page } from '@playwright/test';
import sharp from 'sharp';

export interface TextContrast {
  text: string;
  /** Against the background pixel closest in luminance. */
  least: number;
}

interface Piece {
  text: string;
  colour: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Measures on a screenshot the contrast of each line of text against the picture behind it. */
export async function textContrasts(page: Page, selector: string): Promise<TextContrast[]> {
  // A changed theme shows in the next frames. Its colour transitions have to end; one of a parent may start others in
  // elements that inherit from it.
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextFrame();
    await nextFrame();
    const transitions = () => document.getAnimations().filter((moving) => moving instanceof CSSTransition);
    for (let moving = transitions(); moving.length > 0; moving = transitions()) {
      await Promise.allSettled(moving.map(({ finished }) => finished));
    }
  });
  const pieces = await page.evaluate(piecesIn, selector);
  // A constructed style sheet: the page's policy forbids inline styles.
  await page.evaluate(async (of) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `:is(${of}), :is(${of}) * { color: transparent !important; transition: none !important; }`,
    );
    document.adoptedStyleSheets = [sheet];
    // WebKit's screenshot shows what was last painted.
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let frame = 0; frame < 3; frame += 1) await nextFrame();
  }, selector);
  const picture = await page.screenshot({ scale: 'css', animations: 'disabled' });
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return pieces.map(({ text, colour, x, y, width, height }) => {
    const front = luminance(colour.match(/\d+/g)?.map(Number) ?? []);
    let least = Number.POSITIVE_INFINITY;
    for (let row = Math.floor(y); row < Math.min(y + height, info.height); row += 1) {
      for (let column = Math.floor(x); column < Math.min(x + width, info.width); column += 1) {
        const at = (row * info.width + column) * info.channels;
        const back = luminance([...data.subarray(at, at + 3)]);
        least = Math.min(least, (Math.max(front, back) + 0.05) / (Math.min(front, back) + 0.05));
      }
    }
    return { text, least: Math.round(least * 100) / 100 };
  });
}

/** Runs in the page: positions of its visible lines of text. */
function piecesIn(selector: string): Piece[] {
  return [...document.querySelectorAll(selector)].flatMap((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found: Piece[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (parent === null || text === '' || !parent.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { x, y, width, height } of range.getClientRects()) {
        const inWindow = x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight;
        // Text only for screen readers is one pixel large.
        if (inWindow && width > 2 && height > 2) {
          found.push({ text, colour: getComputedStyle(parent).color, x, y, width, height });
        }
      }
    }
    return found;
  });
}

/** WCAG 2.2. */
function luminance([red = 0, green = 0, blue = 0]: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
