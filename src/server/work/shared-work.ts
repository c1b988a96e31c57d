import type { Turns } from './turns.ts';

/**
 * Deduplicates concurrent work by name: callers share the result of a running job. Each caller queues separately, so
 * that no caller waits behind another caller's many jobs.
 * @param work must check first whether the result exists by now
 */
export type SharedWork<Result> = (
  caller: string,
  name: string,
  work: () => Promise<Result>,
) => Promise<Result>;

export function createSharedWork<Result>(turns: Turns): SharedWork<Result> {
  const underWay = new Map<string, Promise<Result>>();
  const waiting = new Map<string, Promise<Result>>();
  return (caller, name, work) => {
    const line = `${caller}\n${name}`;
    const there = underWay.get(name) ?? waiting.get(line);
    if (there) return there;
    const turn = turns
      .run(caller, () => {
        const running = underWay.get(name);
        if (running) return running;
        const started = work().finally(() => underWay.delete(name));
        underWay.set(name, started);
        return started;
      })
      .finally(() => waiting.delete(line));
    waiting.set(line, turn);
    return turn;
  };
}
