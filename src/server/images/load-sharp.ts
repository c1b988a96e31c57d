import os from 'node:os';
import type sharp from 'sharp';
import { createTurns } from '../work/turns.ts';

/**
 * Sizes of pictures, of the site's own and of those that people uploaded. Each takes a thread of the pool that files and
 * passwords want as well, and tens of megabytes: at most as many at once as leave a processor to everybody else.
 */
export const pictureTurns = createTurns({
  atOnce: Math.max(1, Math.min(2, os.availableParallelism() - 1)),
  waitingMax: 200,
  perCallerMax: 60,
});

let loaded: Promise<typeof sharp> | undefined;

/** The library that reads and writes pictures: one thread for each picture, and nothing kept of those that are done. */
export function loadSharp(): Promise<typeof sharp> {
  loaded ??= import('sharp').then((module) => {
    module.default.concurrency(1);
    module.default.cache(false);
    return module.default;
  });
  return loaded;
}
