import { HttpProblem } from '../http/http-problem.ts';

export interface SlotRules {
  /** Maximum concurrent jobs of all callers. */
  max: number;
  /** The same per caller. */
  perCallerMax: number;
}

/** Concurrency limit without a queue, for work that takes memory from the start (unlike `Turns`). */
export interface Slots {
  /**
   * @param callers keys that the work counts for, e.g. an account and a network
   * @throws HttpProblem `unavailable` with Retry-After if there is no free slot
   */
  run<Result>(callers: readonly string[], work: () => Promise<Result>): Promise<Result>;
}

export function createSlots({ max, perCallerMax }: SlotRules): Slots {
  const taken = new Map<string, number>();
  let running = 0;

  function count(callers: readonly string[], by: 1 | -1): void {
    running += by;
    for (const caller of callers) {
      const now = (taken.get(caller) ?? 0) + by;
      if (now === 0) taken.delete(caller);
      else taken.set(caller, now);
    }
  }

  return {
    async run(callers, work) {
      const isFull = running >= max || callers.some((caller) => (taken.get(caller) ?? 0) >= perCallerMax);
      if (isFull) throw new HttpProblem('unavailable');
      count(callers, 1);
      try {
        return await work();
      } finally {
        count(callers, -1);
      }
    },
  };
}
