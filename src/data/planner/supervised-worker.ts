import type { Remote } from 'comlink';
import { observePageCache } from '../offline/page-cache.ts';

/** A started worker: its API through Comlink, and its failure events. */
export interface WorkerHandle<Api> {
  api: Remote<Api>;
  /** Settles with any answer of the worker. */
  ping(): Promise<unknown>;
  onFailure(listener: (message: string) => void): void;
  terminate(): void;
}

export interface SupervisionOptions {
  /**
   * Timeout of a call by attempt; a worker that exceeds it counts as crashed. After the last attempt the call fails.
   * With `Infinity` a ping is sent along with the call and heartbeats detect a crash: for a worker whose thread is
   * never blocked for long.
   */
  deadlinesMs: readonly number[];
  heartbeatMs?: number;
}

export type CallResult<T> = { ok: true; value: T } | { ok: false; message: string };

export interface SupervisedWorker<Api> {
  /** `run` must be idempotent: after a restart it is called again with the new worker's API. */
  call<T>(run: (api: Remote<Api>) => Promise<T>): Promise<CallResult<T>>;
  close(): void;
}

interface PendingCall {
  attempt: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  send(): void;
  fail(message: string): void;
}

const HEARTBEAT_MS = 10_000;
/** Number of heartbeat intervals that a worker may take to load. */
const STARTING = 3;

/**
 * Supervises one worker: started on the first call, pinged while idle, and replaced when it fails or stops answering;
 * pending calls are retried. No call hangs.
 */
export function superviseWorker<Api>(
  start: () => WorkerHandle<Api>,
  options: SupervisionOptions,
): SupervisedWorker<Api> {
  const heartbeatMs = options.heartbeatMs ?? HEARTBEAT_MS;
  const pending = new Set<PendingCall>();
  let handle: WorkerHandle<Api> | null = null;
  let probed: WorkerHandle<Api> | null = null;
  let answeredOnce: WorkerHandle<Api> | null = null;
  let closed = false;

  function current(): WorkerHandle<Api> {
    if (handle) return handle;
    const started = start();
    handle = started;
    started.onFailure((message) => restart(started, message));
    return started;
  }

  function terminate(): void {
    handle?.terminate();
    handle = null;
  }

  function restart(failed: WorkerHandle<Api>, message: string): void {
    if (handle !== failed || closed) return;
    terminate();
    for (const call of pending) {
      clearTimeout(call.timer);
      call.attempt += 1;
      if (call.attempt < options.deadlinesMs.length) call.send();
      else call.fail(message);
    }
  }

  /** Pings a worker and replaces it if it does not answer in time. */
  function probe(target: WorkerHandle<Api>): void {
    if (probed === target) return;
    probed = target;
    // One that has never answered may still be loading over a slow connection.
    const timeoutMs = answeredOnce === target ? heartbeatMs / 2 : heartbeatMs * STARTING;
    const timer = setTimeout(() => {
      probed = null;
      restart(target, 'no heartbeat');
    }, timeoutMs);
    const onAnswer = () => {
      answeredOnce = target;
      clearTimeout(timer);
      if (probed === target) probed = null;
    };
    target.ping().then(onAnswer, onAnswer);
  }

  const heartbeat = setInterval(() => {
    // A pending call with a deadline already detects a crash, and a busy worker answers no ping.
    const watched = [...pending].some((call) => options.deadlinesMs[call.attempt] !== Infinity);
    if (handle && !watched) probe(handle);
  }, heartbeatMs);

  const stopObserving = observePageCache({
    entered: terminate,
    left: () => pending.forEach((call) => call.send()),
  });

  return {
    call<T>(run: (api: Remote<Api>) => Promise<T>): Promise<CallResult<T>> {
      return new Promise((resolve) => {
        const settle = (result: CallResult<T>) => {
          clearTimeout(call.timer);
          pending.delete(call);
          resolve(result);
        };
        const call: PendingCall = {
          attempt: 0,
          timer: undefined,
          fail: (message) => settle({ ok: false, message }),
          send() {
            let target: WorkerHandle<Api>;
            try {
              target = current();
            } catch (error) {
              call.fail(`the worker could not be started: ${String(error)}`);
              return;
            }
            const deadlineMs = options.deadlinesMs[call.attempt] ?? Infinity;
            if (deadlineMs === Infinity) probe(target);
            else call.timer = setTimeout(() => restart(target, `no answer in ${deadlineMs} ms`), deadlineMs);
            run(target.api).then(
              (value) => {
                if (target !== handle) return;
                answeredOnce = target;
                settle({ ok: true, value });
              },
              (error: unknown) => target === handle && call.fail(String(error)),
            );
          },
        };
        pending.add(call);
        if (closed) call.fail('closed');
        else call.send();
      });
    },
    close() {
      closed = true;
      clearInterval(heartbeat);
      stopObserving();
      terminate();
      for (const call of pending) call.fail('closed');
    },
  };
}
