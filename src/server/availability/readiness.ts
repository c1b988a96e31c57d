import { causeText } from '../cause-text.ts';

const FRESH_MS = 5_000;
const ANSWER_MS = 2_000;

/** Readiness of this process for the load balancer, served at `/readyz`. */
export interface Readiness {
  isReady(): Promise<boolean>;
  /** Not ready from now on. */
  stop(): void;
}

export interface ReadinessOptions {
  /** Probe write: a read-only database, or one with a full disk, still answers reads. */
  tryWrite: () => Promise<void>;
  now?: () => number;
  /** Timeout of the probe write in ms. */
  answerMs?: number;
}

/** Probes at most every 5 s and caches the last outcome in between. */
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
      timer = setTimeout(() => reject(new Error(`no response within ${answerMs} ms`)), answerMs);
    });
    try {
      await Promise.race([tryWrite(), late]);
      if (!wasReady) console.log('The database accepts writes again.');
      wasReady = true;
    } catch (error) {
      if (wasReady) console.error(`The database does not accept writes: ${causeText(error)}`);
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
