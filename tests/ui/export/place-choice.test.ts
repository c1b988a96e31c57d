import { expect, it } from 'vitest';
import type { MatchedPlace } from '../../../src/contract/place-list.ts';
import { matchedPlace } from '../../builders/matched-place.ts';
import { firstChoice, ordered, withPick } from '../../../src/ui/features/export/place-list/place-choice.ts';

const town = (id: string, name: string) => ({
  id,
  name,
  country: 'TH',
  region: '',
  zone: '',
  at: [98, 19] as const,
});
const place = (changes: Partial<MatchedPlace>) =>
  matchedPlace({ name: 'Pai', at: null, match: { kind: 'gazetteer', place: town('a', 'Pai') }, ...changes });

it('chooses what is certain, each place once', () => {
  const places = [
    place({}),
    place({ doubt: 'by-name' }),
    place({ doubt: 'ambiguous' }),
    place({ match: { kind: 'none' }, doubt: 'not-found' }),
    place({ sameAs: 0 }),
  ];
  expect([...firstChoice(places)]).toEqual([0, 1]);
});

it('chooses none of many', () => {
  expect(firstChoice(Array.from({ length: 31 }, () => place({}))).size).toBe(0);
});

it('orders by file, date and name', () => {
  const places = [
    place({ name: 'Zug', date: '2027-02-01' }),
    place({ name: 'Älm', date: null }),
    place({ name: 'Berg', date: '2027-01-01' }),
  ];
  expect(ordered(places, 'file', 'de')).toEqual([0, 1, 2]);
  expect(ordered(places, 'date', 'de')).toEqual([2, 0, 1]);
  expect(ordered(places, 'name', 'de')).toEqual([1, 2, 0]);
});

it('keeps the other places of a name when one is picked', () => {
  const picked = withPick(
    place({ doubt: 'ambiguous', others: [town('b', 'Pai'), town('c', 'Pai')] }),
    town('b', 'Pai'),
  );
  expect(picked).toMatchObject({ doubt: 'by-name', match: { place: { id: 'b' } } });
  expect(picked.others.map(({ id }) => id)).toEqual(['a', 'c']);
});
