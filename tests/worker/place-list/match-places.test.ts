import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ListedPlace } from '../../../src/contract/place-list.ts';
import { createDevicePlaces } from '../../../worker/catalogue/places/device-places.ts';
import { matchPlaces } from '../../../worker/place-list/match-places.ts';

const FOLDER = 'public/gazetteer';
const loadPack = (name: string) => {
  const file = `${FOLDER}/${name}.json`;
  return Promise.resolve(fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : null);
};
const EXPERIENCES = [
  {
    key: 'machu-picchu',
    title: 'Machu Picchu',
    names: ['Machu Picchu', 'Machu Picchu, lost city'],
    at: [-72.545, -13.163] as const,
  },
  {
    key: 'sigiriya-rock',
    title: 'Sigiriya',
    names: ['Sigiriya', 'Lion Rock', 'Löwenfelsen'],
    at: [80.76, 7.957] as const,
  },
];

const listed = (values: Partial<ListedPlace>): ListedPlace => ({
  name: '',
  at: null,
  note: '',
  address: '',
  country: '',
  date: null,
  list: '',
  line: null,
  ...values,
});

async function match(...places: Partial<ListedPlace>[]) {
  const parts = { experiences: EXPERIENCES, places: createDevicePlaces(loadPack), locale: 'en' as const };
  return matchPlaces(places.map(listed), parts);
}

/** `gazetteer Pai TH`, and the doubt. */
async function shortMatch(values: Partial<ListedPlace>): Promise<string> {
  const [place] = (await match(values)).places;
  const found = place?.match;
  const text =
    found?.kind === 'experience'
      ? found.key
      : found?.kind === 'gazetteer'
        ? `${found.place.name} ${found.place.country}`
        : found?.kind === 'point'
          ? `near ${found.near.name} ${found.near.country}`
          : 'none';
  return [text, place?.doubt].filter(Boolean).join(', ');
}

describe('places of a list on this device', () => {
  it.each<[string, Partial<ListedPlace>, string]>([
    [
      'an experience by its name and position',
      { name: 'Machu Picchu', at: [-72.54, -13.16] },
      'machu-picchu',
    ],
    ['an experience by its German name', { name: 'LÖWENFELSEN', at: [80.75, 7.95] }, 'sigiriya-rock'],
    [
      'no experience far away that is called the same',
      { name: 'Machu Picchu', at: [100.5, 13.75] },
      'near Bangkok TH',
    ],
    ['a town by its name and position', { name: 'pai', at: [98.44, 19.36] }, 'Pai TH'],
    ['a position near a town', { name: 'Coffee with a view', at: [98.45, 19.35] }, 'near Pai TH'],
    ['a position without a name', { at: [98.45, 19.35] }, 'near Pai TH'],
    ['nothing on the open sea', { name: 'Somewhere', at: [-130, -40] }, 'none, no-country'],
    ['an experience by its name alone', { name: 'Machu Picchu' }, 'machu-picchu, by-name'],
    ['a town by its name alone', { name: 'Chiang Mai' }, 'Chiang Mai TH, by-name'],
    [
      'a town in the country that the file names',
      { name: 'Hamilton', country: 'New Zealand' },
      'Hamilton NZ, by-name',
    ],
    [
      'a town in a country by its German name',
      { name: 'Hamilton', address: 'Hamilton, Kanada' },
      'Hamilton CA, by-name',
    ],
    ['nothing that is not known', { name: 'Qwrtzpsdf' }, 'none, not-found'],
  ])('%s', async (_name, values, expected) => {
    expect(await shortMatch(values)).toBe(expected);
  });

  it('names other places of the same name', async () => {
    const [place] = (await match({ name: 'Hamilton' })).places;
    expect(place?.doubt).toBe('ambiguous');
    expect(place?.others.length).toBeGreaterThan(0);
    expect(place?.others.every(({ name }) => name === 'Hamilton')).toBe(true);
  });

  it('marks entries of one place', async () => {
    const { places } = await match(
      { name: 'Pai', at: [98.44, 19.36] },
      { name: 'View', at: [98.45, 19.35] },
      { name: 'PAI', at: [98.441, 19.361] },
      { name: 'view', at: [98.4501, 19.3501] },
    );
    expect(places.map(({ sameAs }) => sameAs)).toEqual([null, null, 0, 1]);
  });

  it('says which packs could not be loaded', async () => {
    const places = createDevicePlaces((name) =>
      name === 'TH' ? Promise.reject(new TypeError('offline')) : loadPack(name),
    );
    const found = await matchPlaces([listed({ name: 'Pai', at: [98.44, 19.36] })], {
      experiences: [],
      places,
      locale: 'en',
    });
    expect(found.missing).toEqual(['TH']);
    expect(found.places[0]?.match.kind).toBe('point');
  });
});
