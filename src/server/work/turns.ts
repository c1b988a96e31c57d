import { HttpProblem } from '../http/http-problem.ts';

export interface TurnRules {
  /** Maximum concurrent jobs. */
  atOnce: number;
  /** Maximum queued jobs, in total and per caller. */
  waitingMax: number;
  perCallerMax: number;
}

/** A bounded job queue with fair scheduling: round-robin over callers. */
export interface Turns {
  /**
   * @param caller client key as for rate limits; the server's own jobs have a separate key
   * @throws HttpProblem `unavailable` with Retry-After if the queue is full
   */
  run<Result>(caller: string, work: () => Promise<Result>): Promise<Result>;
  /** Number of running and queued jobs. */
  size(): { running: number; waiting: number };
}

const RETRY_SECONDS = 5;

interface Job {
  start: () => void;
  reject: (problem: HttpProblem) => void;
}

export function createTurns({ atOnce, waitingMax, perCallerMax }: TurnRules): Turns {
  /** Queues by caller, the next in turn first. */
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
      // Reinsert at the end (round-robin).
      if (line.length > 0) lines.set(caller, line);
      if (job === undefined) continue;
      waiting -= 1;
      running += 1;
      job.start();
    }
  }

  /** Makes room for one more job, if necessary by rejecting the newest job of the caller with the longest queue. */
  function makeRoom(caller: string): void {
    const own = lines.get(caller)?.length ?? 0;
    if (own >= perCallerMax) throw queueFull();
    if (waiting < waitingMax) return;
    let longest: Job[] = [];
    for (const line of lines.values()) if (line.length > longest.length) longest = line;
    if (longest.length <= own + 1) throw queueFull();
    longest.pop()?.reject(queueFull());
    waiting -= 1;
  }

  return {
    async run(caller, work) {
      if (running >= atOnce) {
        makeRoom(caller);
        await new Promise<void>((start, reject) => {
          const line = lines.get(caller);
          const job = { start, reject };
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

function queueFull(): HttpProblem {
  return new HttpProblem('unavailable', { headers: { 'Retry-After': String(RETRY_SECONDS) } });
}
