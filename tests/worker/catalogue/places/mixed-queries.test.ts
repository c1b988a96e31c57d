import { expect, it } from 'vitest';
import { FAMOUS_PLACES_PACK } from '../../../../src/contract/gazetteer-address.ts';
import type { Locale } from '../../../../src/model/base/locale.ts';
import { searchWithTowns } from '../../../../worker/catalogue/places/search-with-towns.ts';
import { bundledSearch } from '../search/bundled-search.ts';
import { namesOf } from '../search/result-names.ts';
import { placesOnDisk } from './gazetteer-on-disk.ts';
import queries from './mixed-queries.json' with { type: 'json' };

const search = bundledSearch();
const places = placesOnDisk();
/** Names as they are written in the queries. */
const englishPlaces: Pick<typeof places, 'hits'> = {
  hits: (query) => places.hits({ ...query, locale: 'en' }),
};

/** As on a device that has searched before, without the packs of countries. */
async function answer(typed: string, locale: Locale) {
  const packs = (named: readonly string[]) => [...named, FAMOUS_PLACES_PACK];
  return (await searchWithTowns(search, { typed, locale }, { places: englishPlaces, packs })).results;
}

it.each(['en', 'de'] as const)(
  'has a right first result for 95 of 100 queries that mix countries, places, months, budgets and typos, in %s',
  async (locale) => {
    const asked = queries.filter((query) => query.locale === locale);
    const wrong: string[] = [];
    for (const { query, first } of asked) {
      const [found] = await answer(query, locale);
      const names = found ? namesOf(found) : [];
      const isRight = found ? names.some((name) => first.includes(name)) : first.length === 0;
      if (!isRight) wrong.push(`${query}: ${names.join()}`);
    }
    // As a list, so that a failure names them.
    expect(wrong.slice(Math.floor(asked.length * 0.05))).toEqual([]);
  },
);

it.each([
  [
    'sabah',
    [
      'place:MY:Sabah',
      'tour:malaysia-sabah-mountain-and-river',
      ...['danum-valley', 'kinabalu-park', 'kinabatangan-river', 'kota-kinabalu', 'mabul-sipadan'].map(
        (key) => `experience:${key}`,
      ),
      'experience:sepilok',
    ],
  ],
  ['grand canyon', ['place:US:Grand Canyon', 'experience:blue-mountains']],
  [
    'tasmania',
    ['place:AU:Tasmania', ...['cradle-mountain', 'freycinet', 'hobart'].map((key) => `experience:${key}`)],
  ],
  [
    'south island new zealand',
    [
      'place:NZ:South Island',
      'experience:stewart-island',
      'experience:christchurch',
      'experience:wellington',
      'guide:new-zealand',
    ],
  ],
  ['halong bay', ['experience:ha-long-bay', 'place:VN:Hạ Long Bay']],
  ['is south korea expensive', ['guide:south-korea', 'guide:south-korea']],
  ['maldives', ['place:MV:Maldives']],
  ['mt everest', ['place:NP:Mount Everest']],
])('shows for %s nothing that only resembles it', async (typed, names) => {
  expect((await answer(typed, 'en')).map((result) => namesOf(result)[0])).toEqual(names);
});

it.each([
  ['etosha', 'experience:etosha-halali'],
  ['garden route', 'tour:south-africa-garden-route'],
  ['bali', 'place:ID:Bali'],
  ['machu pichu', 'experience:machu-picchu'],
  ['etosha national park', 'place:NA:Etosha National Park'],
  ['lake victoria', 'place:KE:Lake Victoria'],
  ['hostels in taipe', 'guide:taiwan'],
])('has the best first for %s', async (typed, name) => {
  expect(namesOf((await answer(typed, 'en'))[0] ?? { type: 'page', key: '', text: '' })).toContain(name);
});
