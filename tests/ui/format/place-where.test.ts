import { expect, it } from 'vitest';
import { regionIn } from '../../../src/ui/format/place-where.ts';

it('German texts leave out regions with English words', () => {
  expect(regionIn('de', 'Central Province')).toEqual([]);
  expect(regionIn('en', 'Central Province')).toEqual(['Central Province']);
  expect(regionIn('de', 'Erongo')).toEqual(['Erongo']);
  expect(regionIn('en', '')).toEqual([]);
});
