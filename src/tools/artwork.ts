import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { MessagePort, Worker } from 'node:worker_threads';
import { drawJob, type Done } from './artwork/job.ts';
import { writeActivityTable } from './artwork/activities/assign.ts';
import { activityScenes } from './artwork/activities/scenes.ts';
import { experiencesOf, heroNames } from './artwork/catalogue.ts';
import {
  type Job,
  knownHash,
  manifestOf,
  nameOf,
  type PictureKind,
  type Size,
  writeManifest,
} from './artwork/manifest.ts';
import { writeSheet } from './artwork/sheets.ts';

interface Answer {
  job: Job;
  done?: Done;
  failed?: string;
}

const MASTERS = 'src/server/artwork';
const DRAFTS = '.cache/artwork';
const KINDS: readonly (readonly [flag: string, kind: PictureKind])[] = [
  ['--places', 'place'],
  ['--further', 'further'],
  ['--activities', 'activity'],
  ['--heroes', 'hero'],
];

const OPTIONS = ['--only', '--country', '--sheets', '--threads', ...KINDS.map(([flag]) => flag)];

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

/** Renders the requested pictures in parallel; resolves to the exit code, 2 for an option that does not exist. */
export async function runArtwork(
  root: string,
  given: readonly string[],
  start: () => Worker,
): Promise<number> {
  const unknown = given.filter((word) => word.startsWith('-') && !OPTIONS.includes(word));
  if (unknown.length > 0) {
    console.error(`${unknown.join(', ')} is no option of this program, which knows ${OPTIONS.join(', ')}.`);
    return 2;
  }
  const sheets = given.includes('--sheets');
  const folder = path.join(root, sheets ? DRAFTS : MASTERS);
  fs.mkdirSync(folder, { recursive: true });
  const manifest = manifestOf(folder);
  const all = everyJob(root, folder, sheets ? 'draft' : 'master');
  // A photograph by the operator is kept until it is removed.
  const jobs = chosen(all, given).filter((job) => !manifest[nameOf(job)]?.photo);
  for (const job of jobs) job.known = knownHash(manifest, job);
  const threads = Number(listAfter(given, '--threads')[0] ?? os.availableParallelism() + 1);
  const failed = await drawAll(jobs, threads, start, ({ key, drawn }) => {
    if (!drawn) return;
    manifest[key] = drawn.entry;
    writeManifest(folder, manifest);
  });
  if (sheets) {
    for (const name of new Set(jobs.map(sheetOf))) {
      const shown = jobs.filter((job) => sheetOf(job) === name && manifest[nameOf(job)]);
      await writeSheet(folder, name, shown.map(nameOf), name === 'heroes');
    }
  } else {
    const known = new Set(all.map(nameOf));
    for (const key of Object.keys(manifest)) if (!known.has(key)) delete manifest[key];
    writeManifest(folder, manifest);
    writeActivityTable(root, path.join(folder, 'activities.json'));
  }
  return failed === 0 ? 0 : 1;
}

/** All pictures, in the order of the lists. */
function everyJob(root: string, folder: string, size: Size): Job[] {
  const places = experiencesOf(root);
  const job = (kind: PictureKind, key: string, country = ''): Job => ({
    root,
    folder,
    size,
    kind,
    key,
    country,
  });
  return [
    ...places.map(({ key, country }) => job('place', key, country)),
    ...places.map(({ key, country }) => job('further', key, country)),
    ...[...activityScenes.keys()].map((key) => job('activity', key)),
    ...heroNames.map((key) => job('hero', key)),
  ];
}

/** Jobs that the command names: by key, country or kind; all without any. */
function chosen(all: readonly Job[], given: readonly string[]): Job[] {
  const only = listAfter(given, '--only');
  const countries = listAfter(given, '--country');
  const kinds = KINDS.filter(([flag]) => given.includes(flag)).map(([, kind]) => kind);
  return all.filter(
    (job) =>
      (only.length === 0 || only.includes(job.key)) &&
      (countries.length === 0 || countries.includes(job.country)) &&
      (kinds.length === 0 || kinds.includes(job.kind)),
  );
}

function sheetOf({ kind, country }: Job): string {
  if (kind === 'hero') return 'heroes';
  if (kind === 'activity') return 'activities';
  return kind === 'further' ? `${country}-further` : country;
}

async function drawAll(
  jobs: readonly Job[],
  threads: number,
  start: () => Worker,
  keep: (done: Done) => void,
): Promise<number> {
  let next = 0;
  let failed = 0;
  let drawn = 0;
  let seen = 0;
  const began = Date.now();
  const drawers = Math.min(jobs.length, Math.max(1, threads));
  await Promise.all(
    Array.from({ length: drawers }, async () => {
      const drawer = start();
      await new Promise<void>((resolve, reject) => {
        const give = (): void => {
          const job = jobs[next];
          next += 1;
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
          if (job) drawer.postMessage(job);
          else resolve();
        };
        drawer.on('error', reject);
        drawer.on('message', (answer: Answer) => {
          if (answer.done) {
            keep(answer.done);
            seen += 1;
            report(answer.done, seen, jobs.length);
            if (answer.done.drawn) drawn += 1;
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
  const seconds = ((Date.now() - began) / 1000).toFixed(0);
  console.log(`${drawn} drawn, ${seen - drawn} unchanged, ${failed} failed in ${seconds} s`);
  return failed;
}

function report({ key, milliseconds, drawn }: Done, seen: number, all: number): void {
  if (!drawn) return;
  const { entry, bytes } = drawn;
  console.log(
    `${seen}/${all} ${key} ${entry.recipe} ${entry.light} ` +
      `${(milliseconds / 1000).toFixed(1)} s ${(bytes / 1024).toFixed(0)} kB`,
  );
}

function listAfter(given: readonly string[], name: string): string[] {
  const at = given.indexOf(name);
  return at < 0 ? [] : (given[at + 1] ?? '').split(',').filter((key) => key !== '');
}
