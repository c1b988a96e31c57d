import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { fileURLToPath } from 'node:url';
import { bundle } from './build/bundle.mjs';
import { projectRoot } from './project-root.mjs';

/**
 * `npm run artwork [-- --only key,key] [--country key,key] [--places] [--further] [--activities] [--heroes] [--sheets]
 * [--threads n]`: renders pictures that are missing or would look different into src/server/artwork. `--sheets` renders
 * small drafts into .cache/artwork instead.
 */
if (isMainThread) {
  const href = await bundle('src/tools/artwork.ts');
  const { runArtwork } = await import(href);
  const start = () => new Worker(fileURLToPath(import.meta.url), { workerData: { href } });
  process.exitCode = await runArtwork(projectRoot, process.argv.slice(2), start);
} else {
  const { answerJobs } = await import(workerData.href);
  answerJobs(parentPort);
}
