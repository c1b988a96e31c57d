import { causeText } from '../cause-text.ts';

const FRESH_MS = 5_000;
const ANSWER_MS = 2_000;

/** Whether this process should be sent requests: what a balancer asks for at `/readyz`. */
export interface Readiness {
  isReady(): Promise<boolean>;
  /** From now on it should not. */
  stop(): void;
}

export interface ReadinessOptions {
  /** A write to the database: one that has become read-only, or whose disk is full, still answers readings. */
  tryWrite: () => Promise<void>;
  now?: () => number;
  /** A write that takes longer counts as failed. */
  answerMs?: number;
}

/** A write is tried at most every 5 s, however often it is asked; between two the last one's outcome holds. */
export function createReadiness({
  tryWrite,
  now = () => performance.now(),
  answerMs = ANSWER_MS,
}: ReadinessOptions): Readiness {
  let stopped = false;
  let last: { at: number; outcome: Promise<boolean> } | undefined;
  let wasReady = true;

  async function attempt(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`no answer within ${answerMs} ms`)), answerMs);
    });
    try {
      await Promise.race([tryWrite(), late]);
      if (!wasReady) console.log('The database takes writes again.');
      wasReady = true;
    } catch (error) {
      if (wasReady) console.error(`The database takes no writes: ${causeText(error)}`);
      wasReady = false;
    } finally {
      clearTimeout(timer);
    }
    return wasReady;
  }

  return {
    async isReady() {
      if (!stopped && (last === undefined || now() - last.at >= FRESH_MS)) {
        last = { at: now(), outcome: attempt() };
      }
      const outcome = stopped ? false : await last?.outcome;
      return outcome === true && !stopped;
    },
    stop() {
      stopped = true;
    },
  };
}
