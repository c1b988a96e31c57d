import { wrap } from 'comlink';
import type { WorkerHandle } from './supervised-worker.ts';

/** Adapts a browser's worker to `WorkerHandle`. */
export function workerHandle<Api>(worker: Worker): WorkerHandle<Api> {
  const control = wrap<{ ping(): true }>(worker);
  return {
    api: wrap<Api>(worker),
    ping: () => control.ping(),
    onFailure(listener) {
      worker.addEventListener('error', (event) => listener(event.message || 'the worker failed to load'));
      worker.addEventListener('messageerror', () => listener('a message could not be read'));
    },
    terminate: () => worker.terminate(),
  };
}
