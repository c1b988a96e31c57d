import { expect, it } from 'vitest';
import { sourceOf, sourcesOf } from '../../src/model/gazetteer/typical-values.ts';

it('names the source of an own experience by the id of the place', () => {
  expect(sourceOf({ id: 'geonames:1151601' })).toBe('geonames:1151601');
  expect(sourceOf({ id: 'node:thailand/pai' })).toBe('gazetteer:node:thailand/pai');
});

it('knows the sources that a place had before others were merged into it', () => {
  expect(sourcesOf({ id: 'geonames:1' })).toEqual(['geonames:1']);
  expect(sourcesOf({ id: 'geonames:1', formerIds: ['node:laos/paksong', 'geonames:2'] })).toEqual([
    'geonames:1',
    'gazetteer:node:laos/paksong',
    'geonames:2',
  ]);
});
