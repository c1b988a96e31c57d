import type { CDPSession, Page } from 'playwright';

/** Below it the browser reports no event: the frame came in time. */
const THRESHOLD_MS = 16;
/** A person who presses again looks first at what the press before did. */
const LOOK_MS = 350;

/** What one press cost. */
export interface Interaction {
  /** From the input to the next frame, of the slowest event of the interaction. */
  paintMs: number;
  /** The longest task from the input until the page was quiet again: what the result itself cost. */
  taskMs: number;
}

/** Collects what the browser's own event timing says; runs in the page before anything else. */
export function collectTimes(thresholdMs: number): void {
  const times: { paintMs: number; taskMs: number } = { paintMs: 0, taskMs: 0 };
  Object.assign(globalThis, { interactionTimes: times });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const id: unknown = Reflect.get(entry, 'interactionId');
      // Only what belongs to a press, a tap or a key: moving the pointer is no interaction.
      if (typeof id === 'number' && id > 0) times.paintMs = Math.max(times.paintMs, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: thresholdMs } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) times.taskMs = Math.max(times.taskMs, entry.duration);
  }).observe({ type: 'longtask' });
}

export async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript(collectTimes, THRESHOLD_MS);
}

export async function slowDown(page: Page, rate: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return session;
}

/** A page that is busy all the time is measured as it is. */
const PATIENCE_MS = 3_000;

/** Waits until the page has nothing left to do. */
export async function untilQuiet(page: Page): Promise<void> {
  await page.waitForTimeout(LOOK_MS);
  await page.evaluate(
    (timeout) =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => requestIdleCallback(() => resolve(), { timeout }), { timeout });
      }),
    PATIENCE_MS,
  );
}

/** One interaction by itself, from a quiet page to a quiet page. */
export async function measure(page: Page, act: () => Promise<void>): Promise<Interaction> {
  await untilQuiet(page);
  await page.evaluate(() => {
    Object.assign(Reflect.get(globalThis, 'interactionTimes'), { paintMs: 0, taskMs: 0 });
  });
  await act();
  await untilQuiet(page);
  return page.evaluate(() => {
    const { paintMs, taskMs } = Reflect.get(globalThis, 'interactionTimes');
    return { paintMs, taskMs };
  });
}

/** How smoothly the page draws while `move` goes on. */
export async function framesWhile(
  page: Page,
  move: () => Promise<void>,
): Promise<{ perSecond: number; longestMs: number }> {
  await page.evaluate(() => {
    const frames: number[] = [];
    const note = (now: number): void => {
      frames.push(now);
      if (Reflect.get(globalThis, 'frameTimes') === frames) requestAnimationFrame(note);
    };
    Object.assign(globalThis, { frameTimes: frames });
    requestAnimationFrame(note);
  });
  await move();
  return page.evaluate(() => {
    const frames: number[] = Reflect.get(globalThis, 'frameTimes');
    Object.assign(globalThis, { frameTimes: [] });
    const gaps = frames.slice(1).map((at, index) => at - (frames[index] ?? at));
    const [first = 0, last = 0] = [frames[0], frames.at(-1)];
    return { perSecond: ((frames.length - 1) * 1000) / (last - first), longestMs: Math.max(0, ...gaps) };
  });
}
