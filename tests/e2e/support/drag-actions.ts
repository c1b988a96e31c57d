import type { Locator, Page } from '@playwright/test';
import type { Planner } from './planner-actions.ts';

/** Room that the bars at the foot take. */
const FOOT_PX = { desktop: 20, phone: 100 } as const;

/** Finger or mouse, taken hold of at a point and moved. */
interface Hand {
  down(x: number, y: number): Promise<void>;
  move(x: number, y: number): Promise<void>;
  up(): Promise<void>;
}

export function gripOf({ page, t }: Planner, place: string): Locator {
  return page.getByRole('button', { name: t('planner.drag.grip', { place }) });
}

/** A sentence up to the stop's new number, of a tour of four: its date depends on the plan. */
export function saying(planner: Planner, key: string, place: string, number: number): RegExp {
  const sentence = planner.t(key, { place, number, count: 4, date: '' });
  const start = sentence.slice(0, sentence.lastIndexOf('4') + 1);
  return new RegExp(`^${start.replaceAll(/[.*+?()]/g, String.raw`\$&`)}`);
}

export function mouse({ mouse: pointer }: Page): Hand {
  return {
    down: async (x, y) => {
      await pointer.move(x, y);
      await pointer.down();
    },
    move: (x, y) => pointer.move(x, y, { steps: 6 }),
    up: () => pointer.up(),
  };
}

/** A finger as the browser gets it from a screen: touch events, and the pointer events that it makes of them. */
export async function finger(page: Page): Promise<Hand> {
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

/** Takes a stop by its grip past the middle of the last card, in steps as a hand does. */
export async function dragToEnd(planner: Planner, hand: Hand, place: string): Promise<void> {
  const { page, size } = planner;
  const last = (await planner.cards().count()) - 1;
  const handle = gripOf(planner, place);
  const lifted = page.locator('article[data-dragged]');
  let x = 0;
  // The code for dragging comes when a grip is first approached, and hints move the cards when they come: a hand that
  // finds nothing takes hold again.
  for (let grasp = 0; grasp < 10; grasp += 1) {
    await handle.scrollIntoViewIfNeeded();
    const box = await handle.boundingBox();
    if (box === null) throw new Error('The grip has no place');
    x = box.x + box.width / 2;
    const y = box.y + box.height / 2;
    await hand.down(x, y);
    await hand.move(x, y + 18);
    await page.waitForTimeout(300);
    if ((await lifted.count()) > 0) break;
    await hand.up();
  }
  // The itinerary scrolls by itself while a card is held at its edge.
  const lowest = (page.viewportSize()?.height ?? 0) - FOOT_PX[size];
  for (let turn = 0; turn < 40; turn += 1) {
    const to = await planner.card(last).boundingBox();
    const held = await lifted.getAttribute('data-position');
    if (held === String(last) || to === null) break;
    await hand.move(x, Math.min(to.y + to.height, lowest));
    await page.waitForTimeout(150);
  }
  await hand.up();
}
