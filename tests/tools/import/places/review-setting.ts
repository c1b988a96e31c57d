import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach } from 'vitest';
import { runCatalogueImport } from '../../../../src/tools/import/catalogue-import.ts';
import { runCatalogueReview } from '../../../../src/tools/import/catalogue-review.ts';
import { readQueue } from '../../../../src/tools/import/places/review-queue.ts';

export const CATALOGUE = path.resolve(import.meta.dirname, '../../../../src/server/catalogue');
export const FIXTURES = path.join(import.meta.dirname, 'fixtures');
export const WIKIDATA = path.join(FIXTURES, 'wikidata-20261116-all.json');
const SHIPPED_QUEUE = path.resolve(import.meta.dirname, '../../../../src/tools/import/review');
const PLACES = [
  'ella',
  'nine-arch-bridge',
  'little-adams-peak',
  'adams-peak',
  'sigiriya',
  'pidurangala-rock',
];

type Fields = Record<string, unknown>;
const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => fs.rmSync(folder, { recursive: true })));

/** Some places of the catalogue in a temporary folder, with an empty review queue beside it. */
export function reviewSetting() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rucksack-review-'));
  folders.push(folder);
  const experiences = path.join(folder, 'catalogue/experiences');
  fs.mkdirSync(experiences, { recursive: true });
  for (const key of PLACES)
    fs.copyFileSync(path.join(CATALOGUE, `experiences/${key}.json`), path.join(experiences, `${key}.json`));
  const at = { catalogue: path.join(folder, 'catalogue'), review: path.join(folder, 'review') };
  const [printed, complained]: [string[], string[]] = [[], []];
  const output = {
    print: (line: string) => void printed.push(line),
    complain: (line: string) => void complained.push(line),
  };
  const fresh = () => {
    printed.length = 0;
    complained.length = 0;
  };
  const fileOf = (key: string) => path.join(experiences, `${key}.json`);
  return {
    catalogue: at.catalogue,
    queueFolder: at.review,
    printed,
    complained,
    fileOf,
    import: (...given: string[]) => {
      fresh();
      return runCatalogueImport(given, at, output);
    },
    review: (...given: string[]) => {
      fresh();
      return runCatalogueReview(given, { ...at, today: '2026-11-30' }, output);
    },
    shippedQueue: () => readQueue(SHIPPED_QUEUE),
    queue: () => readQueue(at.review),
    proposals: () => [...readQueue(at.review).proposals.values()].flat(),
    /** A file for an import. */
    write: (name: string, text: string | Uint8Array) => {
      const file = path.join(folder, name);
      fs.writeFileSync(file, text);
      return file;
    },
    place: (key: string) => JSON.parse(fs.readFileSync(fileOf(key), 'utf8')) as Fields,
    change: (key: string, fields: Fields) => {
      const value = JSON.parse(fs.readFileSync(fileOf(key), 'utf8')) as Fields;
      fs.writeFileSync(fileOf(key), JSON.stringify({ ...value, ...fields }, null, 2));
    },
    /** Every file below with its bytes. */
    bytes: (below: string) =>
      new Map(
        fs
          .readdirSync(below, { recursive: true, encoding: 'utf8' })
          .sort()
          .filter((name) => fs.statSync(path.join(below, name)).isFile())
          .map((name) => [name, fs.readFileSync(path.join(below, name), 'utf8')]),
      ),
  };
}
