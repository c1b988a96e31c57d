import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { FAMOUS_PLACES_PACK, LARGEST_PLACES_PACK } from '../../../src/contract/gazetteer-address.ts';
import { type GazetteerPack, namesAt, placeAt } from '../../../src/model/gazetteer/gazetteer-pack.ts';
import { greatCircleKm } from '../../../src/model/place/geo.ts';
import { readReleasedIds } from '../../../src/tools/gazetteer/released-ids.ts';
import { foldText } from '../../../worker/catalogue/fold-text.ts';

const FOLDER = 'public/gazetteer';
const COUNTRIES = 'src/server/catalogue/countries';
const FIRST_SYNC_MAX = 60_000;
/** Loaded when a search is first used. */
const KNOWN_MAX = 200_000;
const CATALOGUE_MAX = 500_000;
const SAME_PLACE_KM = 25;
/** Different places of one name: an island or crater and its town, an old and a new town, two Italian names. */
const DIFFERENT = [
  'geonames:1846266 name:KR/jeju jeju',
  'geonames:3194029 name:HR/peljesac sabbioncello',
  'geonames:1655123 name:LA/muang-khoun xieng khouang',
  'geonames:151610 name:TZ/ngorongoro-crater ngorongoro',
];

const read = (name: string): GazetteerPack =>
  JSON.parse(fs.readFileSync(path.join(FOLDER, `${name}.json`), 'utf8'));
const names = fs.readdirSync(FOLDER).map((file) => path.basename(file, '.json'));
const packs = new Map(names.map((name) => [name, read(name)]));
const countries = names.filter((name) => name !== LARGEST_PLACES_PACK && name !== FAMOUS_PLACES_PACK);
const codes = fs
  .readdirSync(COUNTRIES)
  .map(
    (file) =>
      z.object({ iso2: z.string() }).parse(JSON.parse(fs.readFileSync(path.join(COUNTRIES, file), 'utf8')))
        .iso2,
  );

/** Rows of one name within a distance, at least one of them a place of our own. */
function besideEachOther(pack: GazetteerPack): string[] {
  const byName = new Map<string, number[]>();
  for (const row of pack.ids.keys()) {
    for (const name of new Set(namesAt(pack, row).map(foldText)))
      byName.set(name, [...(byName.get(name) ?? []), row]);
  }
  const place = (row: number) => placeAt(pack, row, 'en');
  return [...byName].flatMap(([name, rows]) =>
    rows.flatMap((first, at) =>
      rows
        .slice(at + 1)
        .filter((second) => [first, second].some((row) => typeof pack.ids[row] === 'string'))
        .filter((second) => greatCircleKm(place(first).at, place(second).at) <= SAME_PLACE_KM)
        .map((second) => `${[place(first).id, place(second).id].sort().join(' ')} ${name}`),
    ),
  );
}

describe('the packs of places', () => {
  it('take at most 60 kB of the first sync, 200 kB for what travellers know and 500 kB for all countries of the catalogue', () => {
    const size = (name: string) => gzipSync(fs.readFileSync(path.join(FOLDER, `${name}.json`))).length;
    expect(size(LARGEST_PLACES_PACK)).toBeLessThanOrEqual(FIRST_SYNC_MAX);
    expect(size(FAMOUS_PLACES_PACK)).toBeLessThanOrEqual(KNOWN_MAX);
    expect(codes).toHaveLength(26);
    expect(codes.reduce((sum, code) => sum + size(code), 0)).toBeLessThanOrEqual(CATALOGUE_MAX);
  });

  it('have one row for a place, whichever sources have it', () => {
    const found = countries.flatMap((name) => besideEachOther(packs.get(name) ?? read(name)));
    expect(found.toSorted()).toEqual(DIFFERENT.toSorted());
  });

  it('have each id once', () => {
    for (const [name, { ids, formerIds = {} }] of packs) {
      const seen = new Set<number | string>();
      const all = [...ids, ...Object.values(formerIds).flat()];
      const twice = all.filter((id) => seen.size === seen.add(id).size);
      expect({ name, twice }).toEqual({ name, twice: [] });
    }
    const own = countries.flatMap(
      (name) => packs.get(name)?.ids.filter((id) => typeof id === 'string') ?? [],
    );
    expect(new Set(own).size).toBe(own.length);
  });

  it('lead to a place from every id of our own that was ever released', () => {
    const known = new Set(
      countries.flatMap((name) => {
        const { ids, formerIds = {} } = packs.get(name) ?? read(name);
        return [ids, ...Object.values(formerIds)].flat();
      }),
    );
    const released = [...readReleasedIds('src/tools/gazetteer/released-ids.txt')];
    expect(released.length).toBeGreaterThan(2_500);
    expect(released.filter((id) => !known.has(id))).toEqual([]);
  });

  it.each([
    ['LK', 'Colombo', 'கொழும்பு'],
    ['LK', 'Kurunegala', 'குருணாகல்'],
    ['LK', 'Trincomalee', 'திருக்கோணமலை'],
    ['TW', 'Taitung', '臺東'],
    ['TW', 'Hengchun', '恆春'],
  ])('have local names: %s %s', (country, name, local) => {
    const pack = packs.get(country) ?? read(country);
    const row = [...pack.ids.keys()].find((one) => placeAt(pack, one, 'en').name === name) ?? -1;
    expect(namesAt(pack, row)).toContain(local);
  });

  it.each([
    ['LA', 'node:laos/paksong', 'Paksong'],
    ['TH', 'node:thailand/koh-chang', 'Koh Chang'],
    ['TW', 'name:TW/tamsui-district', 'Tamsui'],
  ])('say of a merged place which ids it had: %s %s', (country, formerId, name) => {
    const pack = packs.get(country) ?? read(country);
    const places = [...pack.ids.keys()].map((row) => placeAt(pack, row, 'en'));
    expect(places.filter(({ formerIds }) => formerIds?.includes(formerId)).map((one) => one.name)).toEqual([
      name,
    ]);
  });
});
