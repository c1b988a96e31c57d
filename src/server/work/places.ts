import { HttpProblem } from '../http/http-problem.ts';

export interface PlaceRules {
  /** Works under way at the same time, of all callers. */
  most: number;
  /** Of one. */
  perCallerMax: number;
}

/** Bounds work that takes memory from its first moment on, so that it cannot wait in a line as `Turns` do. */
export interface Places {
  /**
   * @param callers whose work it is, each by a name of its own: an account, a network
   * @throws HttpProblem `unavailable` with Retry-After where there is no place
   */
  run<Result>(callers: readonly string[], work: () => Promise<Result>): Promise<Result>;
}

export function createPlaces({ most, perCallerMax }: PlaceRules): Places {
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
      const isFull = running >= most || callers.some((caller) => (taken.get(caller) ?? 0) >= perCallerMax);
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
