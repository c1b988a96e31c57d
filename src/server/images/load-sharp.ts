import os from 'node:os';
import type sharp from 'sharp';
import { watchQueue } from '../observability/metrics.ts';
import { createTurns } from '../work/turns.ts';

/**
 * Queue for rendering the site's and users' pictures. Each job takes tens of megabytes and a thread of the pool shared
 * with files and passwords, so concurrency leaves one CPU free.
 */
export const pictureTurns = createTurns({
  atOnce: Math.max(1, Math.min(2, os.availableParallelism() - 1)),
  waitingMax: 200,
  perCallerMax: 60,
});
watchQueue('pictures', pictureTurns);

let loaded: Promise<typeof sharp> | undefined;

/** Loads sharp lazily: one thread per picture, no cache. */
export function loadSharp(): Promise<typeof sharp> {
  loaded ??= import('sharp').then((module) => {
    module.default.concurrency(1);
    module.default.cache(false);
    return module.default;
  });
  return loaded;
}
