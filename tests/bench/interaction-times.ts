import type { CDPSession, Page } from 'playwright';

/** Minimum of the Event Timing API's `durationThreshold`; faster events are not reported. */
const THRESHOLD_MS = 16;
/** Pause between interactions, as a user takes to see the result. */
const LOOK_MS = 350;

/** Timing of one interaction. */
export interface Interaction {
  /** From the input to the next frame, of the slowest event of the interaction. */
  paintMs: number;
  /** Longest task between the input and idle. */
  taskMs: number;
}

/** Init script: records the page's Event Timing and Long Tasks entries. */
export function collectTimes(thresholdMs: number): void {
  const times: { paintMs: number; taskMs: number } = { paintMs: 0, taskMs: 0 };
  Object.assign(globalThis, { interactionTimes: times });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const id: unknown = Reflect.get(entry, 'interactionId');
      // Ignores events without an interaction id, such as pointermove.
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

/** Gives up waiting for idle after this time. */
const PATIENCE_MS = 3_000;

/** Waits until the page is idle. */
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

/** Measures one interaction, from idle to idle. */
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

/** Frame rate and longest frame during `move`. */
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
