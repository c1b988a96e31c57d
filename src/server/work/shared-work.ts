import type { Turns } from './turns.ts';

/**
 * Work with a name, done once at a time: who asks for what is being made gets the same. Each caller waits in its own line,
 * so that nobody stands behind the many works of somebody who asked for this one earlier.
 * @param work looks first whether it has been done meanwhile
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
        const begun = underWay.get(name);
        if (begun) return begun;
        const started = work().finally(() => underWay.delete(name));
        underWay.set(name, started);
        return started;
      })
      .finally(() => waiting.delete(line));
    waiting.set(line, turn);
    return turn;
  };
}
