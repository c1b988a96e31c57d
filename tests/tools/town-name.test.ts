import { expect, it } from 'vitest';
import { townName } from '../../src/tools/basemap/town-name.ts';

it.each([
  ['JP', 'Nara-shi', 'Nara'],
  ['JP', 'Kakogawachō-honmachi', 'Kakogawa'],
  ['JP', 'Niitsu-honchō', 'Niitsu'],
  ['JP', 'Ureshinomachi-shimojuku', 'Ureshino'],
  ['JP', 'Chōfu', 'Chōfu'],
  ['KR', 'Goyang-si', 'Goyang'],
  ['IT', 'Chioggia', 'Chioggia'],
  ['PH', 'Budta', ''],
])('townName in %s maps %s of the source to %j', (iso2, name, shown) => {
  expect(townName(iso2, name, { PH: { Budta: '' } })).toBe(shown);
});
