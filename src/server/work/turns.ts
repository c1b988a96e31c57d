import { HttpProblem } from '../http/http-problem.ts';

export interface TurnRules {
  /** Works under way at the same time. */
  atOnce: number;
  /** Works that wait, of all callers and of one. */
  waitingMax: number;
  perCallerMax: number;
}

/** A bounded queue of heavy work, shared fairly: callers take turns, however many works one of them asks for. */
export interface Turns {
  /**
   * @param caller whose work it is, as limits name callers; works of the server itself have a name of their own
   * @throws HttpProblem `unavailable` with Retry-After where too many wait
   */
  run<Result>(caller: string, work: () => Promise<Result>): Promise<Result>;
  /** Works under way and those that wait. */
  size(): { running: number; waiting: number };
}

const RETRY_SECONDS = 5;

interface Job {
  start: () => void;
  refuse: (problem: HttpProblem) => void;
}

export function createTurns({ atOnce, waitingMax, perCallerMax }: TurnRules): Turns {
  /** Lines of callers, the one whose turn is next first. */
  const lines = new Map<string, Job[]>();
  let running = 0;
  let waiting = 0;

  function next(): void {
    while (running < atOnce) {
      const [entry] = lines;
      if (entry === undefined) return;
      const [caller, line] = entry;
      const job = line.shift();
      lines.delete(caller);
      // To the end: the others come first.
      if (line.length > 0) lines.set(caller, line);
      if (job === undefined) continue;
      waiting -= 1;
      running += 1;
      job.start();
    }
  }

  /** Room for one more of the caller, if need be by sending away the newest of whoever has the most waiting. */
  function makeRoom(caller: string): void {
    const own = lines.get(caller)?.length ?? 0;
    if (own >= perCallerMax) throw busy();
    if (waiting < waitingMax) return;
    let longest: Job[] = [];
    for (const line of lines.values()) if (line.length > longest.length) longest = line;
    if (longest.length <= own + 1) throw busy();
    longest.pop()?.refuse(busy());
    waiting -= 1;
  }

  return {
    async run(caller, work) {
      if (running >= atOnce) {
        makeRoom(caller);
        await new Promise<void>((start, refuse) => {
          const line = lines.get(caller);
          const job = { start, refuse };
          if (line) line.push(job);
          else lines.set(caller, [job]);
          waiting += 1;
        });
      } else running += 1;
      try {
        return await work();
      } finally {
        running -= 1;
        next();
      }
    },
    size: () => ({ running, waiting }),
  };
}

function busy(): HttpProblem {
  return new HttpProblem('unavailable', { headers: { 'Retry-After': String(RETRY_SECONDS) } });
}
