import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Collection, DETAIL_COLLECTIONS, SUMMARY_COLLECTIONS } from '../../src/contract/data-api.ts';
import { SYNC_COLLECTIONS, SYNC_LIMIT_DEFAULT } from '../../src/contract/sync.ts';
import { contentFiles } from '../../src/server/content/content-files.ts';
import { readCatalogue } from '../../src/server/content/read-catalogue.ts';
import { type TestApp, openTestApp } from './open-test-app.ts';

/**
 * What a new device loads, as bytes on the wire. Of texts: what comes without countries, and the countries opened last,
 * which here are the largest.
 */
const SUMMARIES_MOST_BYTES = 250_000;
const TEXTS_MOST_BYTES = 500_000;

const OPENED = 5;

let app: TestApp;
const bytes = new Map<Collection, number>();
const textBytes: number[] = [];

async function sizeOf(path: string): Promise<number> {
  const answer = await app.call(`/api${path}`, { headers: { 'Accept-Encoding': 'br, gzip' } });
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  return (await answer.arrayBuffer()).byteLength;
}

beforeAll(async () => {
  app = await openTestApp();
  const catalogue = readCatalogue(contentFiles());
  await app.store.replace(catalogue);
  await app.memory.refresh();
  for (const name of [...SUMMARY_COLLECTIONS, ...DETAIL_COLLECTIONS])
    bytes.set(name, await sizeOf(`${SYNC_COLLECTIONS[name].path}?since=&limit=${SYNC_LIMIT_DEFAULT}`));
  for (const country of catalogue.get('countries')?.keys() ?? [])
    textBytes.push(await sizeOf(`/countries/${country}/texts`));
}, 180_000);
afterAll(() => app.close());

describe('the first pull of the whole catalogue', () => {
  const sum = (names: readonly Collection[]) =>
    names.reduce((total, name) => total + (bytes.get(name) ?? 0), 0);

  it('has rows in every collection, and texts of every country', () => {
    const empty = [...bytes].filter(([, size]) => size < 300).map(([name]) => name);
    expect(empty).toEqual([]);
    expect(textBytes.filter((size) => size < 3_000)).toEqual([]);
  });

  it('is one answer for each collection', () => {
    const { collections } = app.memory.current();
    const long = [...bytes.keys()].filter((name) => collections[name].rows.size > SYNC_LIMIT_DEFAULT);
    expect(long).toEqual([]);
  });

  it('is at most 250 kB compressed for the summaries', () => {
    expect(sum(SUMMARY_COLLECTIONS)).toBeLessThanOrEqual(SUMMARIES_MOST_BYTES);
  });

  it('is at most 500 kB compressed for the texts', () => {
    const largest = textBytes.toSorted((a, b) => b - a).slice(0, OPENED);
    const texts = largest.reduce((total, size) => total + size, sum(DETAIL_COLLECTIONS));
    expect(texts).toBeLessThanOrEqual(TEXTS_MOST_BYTES);
  });
});
