import { expect, it } from 'vitest';
import type { SavedList } from '../../../src/model/schemas/saved-list.ts';
import { mergeDocument, mergeSavedList } from '../../../worker/sync/documents/merge-document.ts';

const ID = '0196a1b2-0000-7000-8000-000000000001';

function list(...ids: string[]): SavedList {
  const places = ids.map((id) => ({
    id,
    name: `Place ${id}`,
    at: [80, 7] as [number, number],
    country: 'LK',
  }));
  return { id: ID, version: 1, name: 'Sri Lanka', places, updatedAt: '2026-11-27T00:00:00.000Z' };
}
const idsOf = (merged: SavedList | null) => merged?.places.map(({ id }) => id);
const merge = (base: SavedList | null, local: SavedList | null, remote: SavedList | null) =>
  mergeDocument(base, local, remote, mergeSavedList).value;

it('places that either side removed are removed, the others stay in order', () => {
  expect(idsOf(merge(list('a', 'b', 'c', 'd'), list('a', 'c', 'd'), list('a', 'b', 'c')))).toEqual([
    'a',
    'c',
  ]);
});

it('a place that one side put back is there again', () => {
  expect(idsOf(merge(list('a', 'c'), list('a', 'b', 'c'), list('c')))).toEqual(['b', 'c']);
});

it('a new name is kept, and that of the other side where both have one', () => {
  const named = (name: string) => ({ ...list('a'), name });
  const nameOf = (...sides: Parameters<typeof merge>) => merge(...sides)?.name;
  expect(nameOf(named('Old'), named('Mine'), named('Old'))).toBe('Mine');
  expect(nameOf(named('Old'), named('Old'), named('Theirs'))).toBe('Theirs');
  expect(nameOf(named('Old'), named('Mine'), named('Theirs'))).toBe('Mine');
});

it('a deletion wins over a removal', () => {
  expect(merge(list('a', 'b'), list('a'), null)).toBeNull();
  expect(merge(list('a', 'b'), null, list('b'))).toBeNull();
});

it('a list that the server lost is kept', () => {
  expect(idsOf(merge(null, list('a'), null))).toEqual(['a']);
});
