import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { MessagePort, Worker } from 'node:worker_threads';
import { drawJob, type Done } from './artwork/job.ts';
import { experiencesOf, heroNames } from './artwork/catalogue.ts';
import { type Job, manifestOf, upToDate, writeManifest, type Entry, nameOf } from './artwork/manifest.ts';
import { writeSheet } from './artwork/sheets.ts';

interface Answer {
  job: Job;
  done?: Done;
  failed?: string;
}

const MASTERS = 'src/server/artwork';
const DRAFTS = '.cache/artwork';

/** Worker thread: renders each received job and posts the result. */
export function answerJobs(port: MessagePort): void {
  port.on('message', (job: Job) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    void answerTo(job).then((message) => port.postMessage(message));
  });
}

async function answerTo(job: Job): Promise<Answer> {
  try {
    return { job, done: await drawJob(job) };
  } catch (error) {
    return { job, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** Renders the requested pictures in parallel; resolves to the exit code. */
export async function runArtwork(
  root: string,
  given: readonly string[],
  start: () => Worker,
): Promise<number> {
  const sheets = given.includes('--sheets');
  const only = listAfter(given, '--only');
  const countries = listAfter(given, '--country');
  const folder = path.join(root, sheets ? DRAFTS : MASTERS);
  fs.mkdirSync(folder, { recursive: true });
  const size = sheets ? 'draft' : 'master';
  const chosen = experiencesOf(root).filter(
    (one) =>
      (only.length === 0 || only.includes(one.key)) &&
      (countries.length === 0 || countries.includes(one.country)) &&
      !(given.includes('--heroes') && only.length === 0),
  );
  const jobs: Job[] = chosen.map((one) => ({
    root,
    key: one.key,
    country: one.country,
    folder,
    size,
    hero: false,
  }));
  const asked = only.filter((key) => heroNames.includes(key));
  const heroes = only.length > 0 ? asked : countries.length > 0 ? [] : heroNames;
  for (const key of heroes) jobs.push({ root, key, country: '', folder, size, hero: true });

  const manifest = manifestOf(folder);
  const open = jobs.filter((job) => !upToDate(manifest, folder, job));
  console.log(`${jobs.length - open.length} are up to date, ${open.length} to draw`);
  const threads = Number(listAfter(given, '--threads')[0] ?? 2);
  const failed = await drawAll(open, threads, start, (done) => {
    const entry: Entry = done.entry;
    manifest[done.key] = entry;
    writeManifest(folder, manifest);
  });
  if (sheets) {
    for (const country of new Set(jobs.map((job) => job.country))) {
      const keys = jobs.filter((job) => job.country === country).map((job) => job.key);
      await writeSheet(folder, country === '' ? 'heroes' : country, keys, country === '');
    }
  } else {
    const known = new Set([
      ...experiencesOf(root).map((one) => one.key),
      ...heroNames.map((key) => nameOf({ key, hero: true })),
    ]);
    for (const key of Object.keys(manifest)) if (!known.has(key)) delete manifest[key];
    writeManifest(folder, manifest);
  }
  return failed === 0 ? 0 : 1;
}

async function drawAll(
  open: Job[],
  threads: number,
  start: () => Worker,
  keep: (done: Done) => void,
): Promise<number> {
  let next = 0;
  let failed = 0;
  let drawn = 0;
  const began = Date.now();
  const drawers = Math.min(open.length, Math.max(1, Math.min(threads, os.availableParallelism())));
  await Promise.all(
    Array.from({ length: drawers }, async () => {
      const drawer = start();
      await new Promise<void>((resolve, reject) => {
        const give = (): void => {
          const job = open[next];
          next += 1;
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
          if (job) drawer.postMessage(job);
          else resolve();
        };
        drawer.on('error', reject);
        drawer.on('message', (answer: Answer) => {
          if (answer.done) {
            keep(answer.done);
            drawn += 1;
            const { milliseconds, bytes, entry } = answer.done;
            console.log(
              `${drawn}/${open.length} ${answer.job.key} ${entry.recipe} ${entry.light} ` +
                `${(milliseconds / 1000).toFixed(1)} s ${(bytes / 1024).toFixed(0)} kB`,
            );
          } else {
            failed += 1;
            console.error(`${answer.job.key}: ${answer.failed ?? 'failed'}`);
          }
          give();
        });
        give();
      });
      await drawer.terminate();
    }),
  );
  if (open.length > 0)
    console.log(`drawn in ${((Date.now() - began) / 1000).toFixed(0)} s, ${failed} failed`);
  return failed;
}

function listAfter(given: readonly string[], name: string): string[] {
  const at = given.indexOf(name);
  return at < 0 ? [] : (given[at + 1] ?? '').split(',').filter((key) => key !== '');
}
