import type { Locator, Page } from '@playwright/test';
import { isChromium } from './engines/launch.ts';
import type { Planner } from './planner-actions.ts';

/** Height of the bars at the bottom. */
const FOOT_PX = { desktop: 20, phone: 100 } as const;

/** Touch or mouse input. */
interface PointerInput {
  down(x: number, y: number): Promise<void>;
  move(x: number, y: number): Promise<void>;
  up(): Promise<void>;
}

export function handleOf({ page, t }: Planner, place: string): Locator {
  return page.getByRole('button', { name: t('planner.drag.grip', { place }) });
}

/** An announcement up to the stop's new number, of a tour of four; its date depends on the plan. */
export function announcementOf(planner: Planner, key: string, place: string, number: number): RegExp {
  const sentence = planner.t(key, { place, number, count: 4, date: '' });
  const start = sentence.slice(0, sentence.lastIndexOf('4') + 1);
  return new RegExp(`^${start.replaceAll(/[.*+?()]/g, String.raw`\$&`)}`);
}

export function mouse({ mouse: pointer }: Page): PointerInput {
  return {
    down: async (x, y) => {
      await pointer.move(x, y);
      await pointer.down();
    },
    move: (x, y) => pointer.move(x, y, { steps: 6 }),
    up: () => pointer.up(),
  };
}

/**
 * Touch input as from a screen: touch events and the pointer events that the browser derives from them. Firefox and WebKit
 * get the mouse.
 */
export async function touch(page: Page): Promise<PointerInput> {
  if (!isChromium()) return mouse(page);
  const screen = await page.context().newCDPSession(page);
  let at = { x: 0, y: 0 };
  const send = async (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) => {
    await screen.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  };
  return {
    down: async (x, y) => {
      at = { x, y };
      await send('touchStart', [at]);
    },
    move: async (x, y) => {
      const from = at;
      for (let step = 1; step <= 6; step += 1) {
        at = { x: from.x + ((x - from.x) * step) / 6, y: from.y + ((y - from.y) * step) / 6 };
        await send('touchMove', [at]);
      }
    },
    up: () => send('touchEnd', []),
  };
}

/** Drags a stop by its handle past the middle of the last card, in small steps. */
export async function dragToEnd(planner: Planner, input: PointerInput, place: string): Promise<void> {
  const { page, size } = planner;
  const last = (await planner.cards().count()) - 1;
  const handle = handleOf(planner, place);
  const lifted = page.locator('article[data-dragged]');
  let x = 0;
  // A snackbar can cover it.
  await handle.click({ trial: true });
  // The drag code is loaded when a handle is first approached, and hints move the cards when they load: a pointer that
  // misses the handle tries again.
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await handle.scrollIntoViewIfNeeded();
    const box = await handle.boundingBox();
    if (box === null) throw new Error('The handle is not visible');
    x = box.x + box.width / 2;
    const y = box.y + box.height / 2;
    await input.down(x, y);
    await input.move(x, y + 18);
    await page.waitForTimeout(300);
    if ((await lifted.count()) > 0) break;
    await input.up();
  }
  // The itinerary scrolls automatically while a card is held at its edge.
  const lowest = (page.viewportSize()?.height ?? 0) - FOOT_PX[size];
  for (let turn = 0; turn < 40; turn += 1) {
    const to = await planner.card(last).boundingBox();
    const position = await lifted.getAttribute('data-position');
    if (position === String(last) || to === null) break;
    await input.move(x, Math.min(to.y + to.height, lowest));
    await page.waitForTimeout(150);
  }
  await input.up();
}
