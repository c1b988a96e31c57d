import type { Remote } from 'comlink';

/** A started worker: its api through Comlink, and how to hear of its death. */
export interface WorkerHandle<Api> {
  api: Remote<Api>;
  /** Settles when the worker has answered anything at all. */
  ping(): Promise<unknown>;
  onFailure(listener: (message: string) => void): void;
  terminate(): void;
}

export interface SupervisionOptions {
  /**
   * How long a call may take, attempt by attempt; a worker that exceeds it counts as dead. After the last
   * attempt the call answers `crashed`. With `Infinity` a ping is sent along
   * with the call and the heartbeat judges: for a worker that is never busy for long.
   */
  deadlinesMs: readonly number[];
  heartbeatMs?: number;
}

export type CallResult<T> = { ok: true; value: T } | { ok: false; message: string };

export interface SupervisedWorker<Api> {
  /** `run` has to be safe to run again: after a restart it is called anew with the new worker's api. */
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
/** Heartbeats that a worker may take to load. */
const STARTING = 3;

/**
 * Keeps one worker alive: it is started on the first call, pinged while it is idle, and replaced when it
 * fails or goes silent; calls under way are sent again. No call hangs.
 */
export function superviseWorker<Api>(
  start: () => WorkerHandle<Api>,
  options: SupervisionOptions,
): SupervisedWorker<Api> {
  const heartbeatMs = options.heartbeatMs ?? HEARTBEAT_MS;
  const pending = new Set<PendingCall>();
  let handle: WorkerHandle<Api> | null = null;
  let probed: WorkerHandle<Api> | null = null;
  let heardOnce: WorkerHandle<Api> | null = null;
  let closed = false;

  function current(): WorkerHandle<Api> {
    if (handle) return handle;
    const started = start();
    handle = started;
    started.onFailure((message) => restart(started, message));
    return started;
  }

  function restart(failed: WorkerHandle<Api>, message: string): void {
    if (handle !== failed || closed) return;
    failed.terminate();
    handle = null;
    for (const call of pending) {
      clearTimeout(call.timer);
      call.attempt += 1;
      if (call.attempt < options.deadlinesMs.length) call.send();
      else call.fail(message);
    }
  }

  /** A worker that answers no ping in time is replaced. */
  function probe(target: WorkerHandle<Api>): void {
    if (probed === target) return;
    probed = target;
    // One that was never heard may still be on its way over a slow line.
    const patienceMs = heardOnce === target ? heartbeatMs / 2 : heartbeatMs * STARTING;
    const silent = setTimeout(() => {
      probed = null;
      restart(target, 'no heartbeat');
    }, patienceMs);
    const heard = () => {
      heardOnce = target;
      clearTimeout(silent);
      if (probed === target) probed = null;
    };
    target.ping().then(heard, heard);
  }

  const heartbeat = setInterval(() => {
    // A call with a deadline is watched already, and a busy worker answers no ping.
    const watched = [...pending].some((call) => options.deadlinesMs[call.attempt] !== Infinity);
    if (handle && !watched) probe(handle);
  }, heartbeatMs);

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
                heardOnce = target;
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
      handle?.terminate();
      handle = null;
      for (const call of pending) call.fail('closed');
    },
  };
}
