import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SUMMARY_COLLECTIONS } from '../../src/contract/data-api.ts';
import { SYNC_COLLECTIONS, SYNC_LIMIT_DEFAULT } from '../../src/contract/sync.ts';
import { contentFiles } from '../../src/server/content/content-files.ts';
import { readCatalogue } from '../../src/server/content/read-catalogue.ts';
import { type TestApp, openTestApp } from './open-test-app.ts';

/** What a new device loads, as bytes on the wire. */
const SUMMARIES_MOST_BYTES = 250_000;
const TEXTS_MOST_BYTES = 500_000;

let app: TestApp;
const bytes = new Map<string, number>();

beforeAll(async () => {
  app = await openTestApp();
  await app.store.replace(readCatalogue(contentFiles()));
  await app.memory.refresh();
  for (const [name, { path }] of Object.entries(SYNC_COLLECTIONS)) {
    const answer = await app.call(`/api${path}?since=&limit=${SYNC_LIMIT_DEFAULT}`, {
      headers: { 'Accept-Encoding': 'br, gzip' },
    });
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    bytes.set(name, (await answer.arrayBuffer()).byteLength);
  }
}, 60_000);
afterAll(() => app.close());

describe('the first pull of the whole catalogue', () => {
  const summaries = new Set<string>(SUMMARY_COLLECTIONS);
  const sum = (wanted: (name: string) => boolean) =>
    [...bytes].filter(([name]) => wanted(name)).reduce((total, [, size]) => total + size, 0);

  it('has rows in every collection', () => {
    const empty = [...bytes].filter(([, size]) => size < 300).map(([name]) => name);
    expect(empty).toEqual([]);
  });

  it('is at most 250 kB compressed for the summaries', () => {
    expect(sum((name) => summaries.has(name))).toBeLessThanOrEqual(SUMMARIES_MOST_BYTES);
  });

  it('is at most 500 kB compressed for all texts', () => {
    expect(sum((name) => !summaries.has(name))).toBeLessThanOrEqual(TEXTS_MOST_BYTES);
  });
});
