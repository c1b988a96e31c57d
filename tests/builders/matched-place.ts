import type { MatchedPlace } from '../../src/contract/place-list.ts';

/** A place of a file, recognized as a point near Kandy. */
export function matchedPlace(changes: Partial<MatchedPlace> = {}): MatchedPlace {
  return {
    name: 'As in the file',
    at: [80.6, 7.3],
    note: '',
    address: '',
    country: '',
    date: null,
    list: '',
    line: null,
    match: { kind: 'point', near: KANDY },
    doubt: null,
    others: [],
    sameAs: null,
    ...changes,
  };
}

export const KANDY = {
  id: 'geonames:1241622',
  name: 'Kandy',
  country: 'LK',
  region: 'Central',
  zone: 'Asia/Colombo',
  at: [80.635, 7.291] as const,
};
