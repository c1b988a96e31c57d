import 'fake-indexeddb/auto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { airportsByKeys, scheduledAirports } from '../../../src/data/catalogue/world-airports.ts';
import { catalogueDb } from '../../../src/data/storage/catalogue-db.ts';
import {
  countriesLike,
  countryByKey,
  placesOfCountry,
  postsOfCountry,
  stationsOfCountry,
  toursOfCountry,
} from '../../../src/data/catalogue/country-queries.ts';
import { latestExperiences, latestPosts } from '../../../src/data/catalogue/home-queries.ts';
import {
  countriesByKeys,
  experienceCounts,
  cachedList,
  postsByKeys,
  toursByKeys,
} from '../../../src/data/catalogue/list-queries.ts';
import type { TourSummary } from '../../../src/model/schemas/catalogue.ts';
import * as live from '../../../src/data/catalogue/live-queries.ts';
import {
  faqsByKeys,
  placeByKey,
  placesAround,
  postsAbout,
  textOfCountry,
  textOfPlace,
  toursThrough,
  weatherAt,
} from '../../../src/data/catalogue/experience-queries.ts';
import { canSearchHere, searchFacts } from '../../../src/data/catalogue/search-data.ts';
import {
  postsOfCountries,
  toursLike,
  stopsByKeys,
  storyOfTour,
  tourBySlug,
} from '../../../src/data/catalogue/tour-queries.ts';
import { buildCountry, buildPlace, buildReadyMade } from '../../ui/support/catalogue-builder.ts';

const place = (key: string, country: string, fields: object = {}) => ({
  ...buildPlace(key),
  country_key: country,
  ...fields,
});
const tour = (key: string, rank: number, likes: number, stops: string[], countries = ['kenya']) => ({
  ...buildReadyMade(key, rank, likes, stops),
  countries,
  de: { slug: `${key}-de`, title: key, teaser: 'teaser' },
});
const post = (key: string, release_date: string, countries: string[], translations = ['en', 'de']) => ({
  key,
  release_date,
  countries,
  active_translations: translations,
  en: { title: key },
  de: { title: key },
});

beforeAll(async () => {
  const into = (name: string, rows: readonly object[]) => catalogueDb.table(name).bulkPut(rows);
  await into('countries', [buildCountry({ key: 'kenya' }), buildCountry({ key: 'laos' })]);
  await into('experiences', [
    place('amboseli', 'kenya', { updatedAt: '2026-01-03', location: { coordinates: [37.2, -2.6] } }),
    place('lamu', 'kenya', { updatedAt: '2026-01-02', location: { coordinates: [40.9, -2.3] } }),
    place('closed', 'kenya', { updatedAt: '2026-01-09', active: false }),
    place('luang', 'laos', { updatedAt: '2026-01-01', location: { coordinates: [102.1, 19.9] } }),
    place('english', 'laos', { updatedAt: '2026-01-08', active_translations: ['en'] }),
  ]);
  await into('tours', [
    tour('a', 5, 0, ['amboseli', 'lamu']),
    tour('b', 2, 0, ['amboseli']),
    tour('c', 9, 3, ['amboseli']),
    tour('both', 1, 0, ['luang', 'lamu'], ['kenya', 'laos']),
    tour('laos', 3, 0, ['luang'], ['laos']),
    tour('laos-too', 3, 0, ['luang'], ['laos']),
  ]);
  await into('blogposts', [
    post('old', '2024-01-01', ['kenya']),
    post('new', '2026-01-01', ['kenya', 'laos']),
    post('english', '2025-01-01', ['laos'], ['en']),
  ]);
  await into('blogpostDetails', [
    { key: 'old', experiences: ['lamu'] },
    { key: 'new', experiences: ['lamu', 'luang'] },
    { key: 'english', experiences: [] },
  ]);
  await into('experienceDetails', [{ key: 'lamu', en: {}, de: {} }]);
  await into('countryDetails', [{ key: 'kenya', en: {}, de: {} }]);
  await into('tourVariants', [{ key: 'a', tour: 'a' }]);
  await into('faqs', [{ key: 'q1' }, { key: 'q2' }]);
  await into('pages', [{ key: 'about' }]);
  await into('airports', [
    { key: 'NBO', scheduled: true, home_airport: false },
    { key: 'FRA', scheduled: false, home_airport: true },
    { key: 'XXX', scheduled: false, home_airport: false },
  ]);
  const station = { elevation: 1_100, location: { coordinates: [37.2, -2.6] } };
  await into('climate', [
    { ...station, key: 'z', country_key: 'kenya', place: 'Zulu' },
    { ...station, key: 'y', country_key: 'kenya', place: 'Amboseli' },
    { ...station, key: 'x', country_key: 'laos', place: 'Vientiane' },
  ]);
});
afterAll(() => catalogueDb.delete());

const keys = (rows: readonly { key: string }[]) => rows.map(({ key }) => key);

/** A collection is complete once it was pulled up to its head. */
async function pulled(collection: string, head: string | null): Promise<void> {
  await catalogueDb.table('cursors').put({ collection, cursor: `at ${collection}`, head });
}

describe('completeness of lists', () => {
  it.each([
    ['places', 'experiences', async () => (await placeByKey('nowhere')).complete],
    ['tours', 'tours', async () => (await tourBySlug('nowhere')).complete],
    ['countries', 'countries', async () => (await countryByKey('nowhere')).complete],
    ['places of a country', 'experiences', async () => (await placesOfCountry('kenya')).complete],
    ['posts', 'blogposts', async () => (await live.blogpostWithDetails('nowhere')).complete],
  ])('%s are complete only once pulled to the head', async (_name, collection, isComplete) => {
    await catalogueDb.table('cursors').clear();
    expect(await isComplete()).toBe(false);
    await pulled(collection, null);
    expect(await isComplete()).toBe(false);
    await pulled(collection, 'h');
    expect(await isComplete()).toBe(true);
  });

  it('a list is complete once all its collections are', async () => {
    await catalogueDb.table('cursors').clear();
    expect(await cachedList('posts')).toEqual({ revision: ',', complete: false });
    await pulled('countries', 'h');
    expect(await cachedList('posts')).toEqual({ revision: 'at countries,', complete: false });
    await pulled('blogposts', null);
    expect((await cachedList('posts')).complete).toBe(false);
    await pulled('blogposts', 'h');
    expect(await cachedList('posts')).toEqual({ revision: 'at countries,at blogposts', complete: true });
    expect((await cachedList('tours')).complete).toBe(false);
    expect(await live.summariesComplete()).toBe(false);
    for (const name of ['experiences', 'tours']) await pulled(name, 'h');
    for (const list of ['tours', 'experiences', 'countries'] as const) {
      expect((await cachedList(list)).complete).toBe(true);
    }
    for (const name of ['transport', 'airports']) {
      expect(await live.summariesComplete()).toBe(false);
      await pulled(name, 'h');
    }
    expect(await live.summariesComplete()).toBe(true);
    await pulled('countries', null);
    expect(await live.summariesComplete()).toBe(false);
  });
});

describe('queries of a place', () => {
  it('returns the place with its country, and nothing for an inactive place', async () => {
    expect(await placeByKey('lamu')).toMatchObject({ place: { key: 'lamu' }, country: { key: 'kenya' } });
    expect(await placeByKey('closed')).toMatchObject({ place: undefined, country: undefined });
  });

  it('returns its text and its country’s text, if cached', async () => {
    expect((await textOfPlace('lamu')).details?.key).toBe('lamu');
    expect((await textOfPlace('luang')).details).toBeUndefined();
    expect((await textOfCountry('kenya')).details?.key).toBe('kenya');
    expect((await live.experienceDetailsByKey('lamu'))?.key).toBe('lamu');
  });

  it('returns nearby places, tours through it and posts about it, up to the limit', async () => {
    const lamu = place('lamu', 'kenya', { location: { coordinates: [40.9, -2.3] } });
    const { near } = await placesAround(lamu, { near: 2, similar: 2 });
    expect(near).toHaveLength(2);
    expect(near[0]).toMatchObject({ place: { key: 'amboseli' } });
    expect(keys(await toursThrough('amboseli', 5))).toEqual(['c', 'b', 'a']);
    expect(keys(await toursThrough('amboseli', 2))).toEqual(['c', 'b']);
    expect(keys(await toursThrough('luang', 5))).toEqual(['both', 'laos', 'laos-too']);
    expect(keys(await postsAbout('lamu', 5))).toEqual(['new', 'old']);
    expect(keys(await postsAbout('lamu', 1))).toEqual(['new']);
    expect(keys(await postsAbout('luang', 5))).toEqual(['new']);
  });

  it('returns FAQs in the order of the requested keys', async () => {
    expect(keys(await faqsByKeys(['q2', 'gone', 'q1']))).toEqual(['q2', 'q1']);
    expect(keys(await live.allFaqs())).toEqual(['q1', 'q2']);
  });

  it('returns no weather without a nearby station', async () => {
    expect(await weatherAt(place('far', 'laos', { location: { coordinates: [-60, -20] } }), undefined)).toBe(
      'none',
    );
  });
});

describe('queries of a ready-made tour', () => {
  it.each(['both', 'both-de'])('finds it by its slug in either language: %s', async (slug) => {
    const found = await tourBySlug(slug);
    expect(found.tour?.key).toBe('both');
    expect(keys(found.countries)).toEqual(['kenya', 'laos']);
  });

  it('returns its story and its stops, if cached', async () => {
    expect((await storyOfTour('a')).variant).toBeDefined();
    expect((await storyOfTour('b')).variant).toBeUndefined();
    const { places, texts } = await stopsByKeys(['lamu', 'luang', 'nowhere']);
    expect([...places.keys()]).toEqual(['lamu', 'luang']);
    expect([...texts.keys()]).toEqual(['lamu']);
  });

  it('finds similar tours, places and countries', async () => {
    const beach = {
      ...tour('beach', 1, 0, []),
      categories: [['beach', 2]] satisfies TourSummary['categories'],
    };
    await catalogueDb.tours.bulkPut([beach, { ...beach, key: 'other-beach' }]);
    expect(keys(await toursLike(beach, 9))).toEqual(['other-beach']);
    await catalogueDb.tours.bulkDelete(['beach', 'other-beach']);

    const lake = place('lake', 'laos', { categories: ['boat'] });
    await catalogueDb.experiences.bulkPut([
      lake,
      ...['river', 'delta', 'coast'].map((key) => place(key, 'kenya', { categories: ['boat'] })),
    ]);
    const { near, similar } = await placesAround(lake, { near: 0, similar: 9 });
    expect(near).toEqual([]);
    expect(keys(similar)).toEqual(['coast', 'delta', 'river']);
    const one = await placesAround(lake, { near: 1, similar: 9 });
    expect(keys(one.similar)).toEqual(
      ['coast', 'delta', 'river'].filter((key) => key !== one.near[0]?.place.key),
    );
    expect(keys(await countriesLike(buildCountry({ key: 'laos' }), 9))).toEqual(['kenya']);
    await catalogueDb.experiences.bulkDelete(['lake', 'river', 'delta', 'coast']);
  });

  it('returns posts of its countries, newest first', async () => {
    expect(keys(await postsOfCountries(['laos', 'kenya'], 9))).toEqual(['new', 'english', 'old']);
    expect(keys(await postsOfCountries(['kenya'], 1))).toEqual(['new']);
  });
});

describe('queries of a country', () => {
  it('returns its places by recommendation, and its tours, posts and climate stations', async () => {
    expect(keys((await placesOfCountry('kenya')).places)).toEqual(['amboseli', 'lamu']);
    expect(keys(await toursOfCountry('kenya', 3))).toEqual(['c', 'both', 'b']);
    expect(keys(await postsOfCountry('kenya', 5))).toEqual(['new', 'old']);
    expect(keys(await postsOfCountry('laos', 1))).toEqual(['new']);
    expect((await stationsOfCountry('kenya')).map((one) => one.place)).toEqual(['Amboseli', 'Zulu']);
    expect((await countryByKey('laos')).country?.key).toBe('laos');
  });
});

describe('latest content', () => {
  it('returns the latest posts of a language', async () => {
    expect(keys(await latestPosts('en', 9))).toEqual(['new', 'english', 'old']);
    expect(keys(await latestPosts('de', 9))).toEqual(['new', 'old']);
    expect(keys(await latestPosts('en', 1))).toEqual(['new']);
    expect(keys(await live.latestPosts(2))).toEqual(['new', 'english']);
  });

  it('returns the last changed places, one of each country first', async () => {
    expect(keys(await latestExperiences('de', 9))).toEqual(['amboseli', 'luang', 'lamu']);
    expect(keys(await latestExperiences('en', 2))).toEqual(['english', 'amboseli']);
  });
});

describe('queries by key and country', () => {
  it('return rows in the order of the keys, without missing ones', async () => {
    expect(keys(await toursByKeys(['laos', 'gone', 'a']))).toEqual(['laos', 'a']);
    expect(keys(await countriesByKeys(['laos', 'gone', 'kenya']))).toEqual(['laos', 'kenya']);
    expect(keys(await postsByKeys(['old', 'gone', 'new']))).toEqual(['old', 'new']);
    expect(keys(await live.experiencesByKeys(['luang', 'gone', 'lamu']))).toEqual(['luang', 'lamu']);
    expect(keys(await airportsByKeys(['NBO', 'gone', 'FRA']))).toEqual(['NBO', 'FRA']);
    expect(keys(await airportsByKeys(['MAD', 'NBO', 'QQQ']))).toEqual(['NBO', 'MAD']);
  });

  it('return the rows and counts of a country and of all', async () => {
    expect(keys(await live.experiencesOfCountry('kenya'))).toEqual(['amboseli', 'lamu']);
    expect(await live.countriesWithExperiences()).toEqual(['kenya', 'laos']);
    expect([...(await experienceCounts())]).toEqual([
      ['kenya', 3],
      ['laos', 2],
    ]);
    expect(keys(await live.allCountries())).toEqual(['kenya', 'laos']);
    const { airports, complete } = await scheduledAirports();
    expect(complete).toBe(true);
    expect(keys(airports).slice(0, 2)).toEqual(['FRA', 'NBO']);
    expect(keys(airports)).toEqual(expect.arrayContaining(['MAD', 'CPH', 'OSL']));
    expect(new Set(keys(airports)).size).toBe(airports.length);
    expect(keys(await live.readyMadeTours())).toEqual(['both', 'b', 'laos', 'laos-too', 'a', 'c']);
    expect(keys(await live.readyMadeTours('laos'))).toEqual(['both', 'laos', 'laos-too']);
    expect((await live.ranksOfPlaces()).get('amboseli')).toBe(0);
  });

  it('return a page and a post, or null if not cached', async () => {
    expect((await live.sitePage('about'))?.key).toBe('about');
    expect(await live.sitePage('imprint')).toBeNull();
    expect(await live.blogpostWithDetails('new')).toMatchObject({
      post: { key: 'new' },
      details: { key: 'new' },
    });
    expect([await live.syncState(), await live.siteSettings(), await live.exchangeRate()]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('return sync state, settings and exchange rate as stored by a sync cycle', async () => {
    const put = (name: string, value: object) => catalogueDb.table('meta').put({ name, [name]: value });
    await put('sync', { phase: 'idle' });
    await put('settings', { value: { flags: 1 } });
    await put('exchangeRate', { value: { rate: 2, currency: 'EUR' } });
    expect(await live.syncState()).toEqual({ phase: 'idle' });
    expect(await live.siteSettings()).toEqual({ flags: 1 });
    expect(await live.exchangeRate()).toEqual({ rate: 2, currency: 'EUR' });
  });
});

describe('search on the device', () => {
  it('returns the cached rows and counts for search results', async () => {
    const found = await searchFacts(
      [
        { type: 'country', key: 'kenya', text: '' },
        { type: 'experiences', key: 'laos', text: '' },
        { type: 'experience', key: 'lamu', text: '' },
        { type: 'tour', key: 'a', text: '' },
        { type: 'blogpost', key: 'new', text: '' },
        { type: 'tour', key: 'gone', text: '' },
      ],
      'en',
    );
    expect([...found.countries.keys()]).toEqual(['kenya', 'laos']);
    expect([...found.experiences.keys()]).toEqual(['lamu']);
    expect([...found.tours.keys()]).toEqual(['a']);
    expect([...found.posts.keys()]).toEqual(['new']);
    expect([...found.counts]).toEqual([
      ['kenya', { experiences: 3, tours: 4 }],
      ['laos', { experiences: 2, tours: 3 }],
    ]);
    expect((await searchFacts([{ type: 'tours', key: 'laos', text: '' }], 'en')).counts.size).toBe(1);
  });

  it('is unavailable without countries, and weather is unknown without stations', async () => {
    expect(await canSearchHere()).toBe(true);
    await catalogueDb.countries.clear();
    expect(await canSearchHere()).toBe(false);
    await catalogueDb.climate.clear();
    expect(await weatherAt(buildPlace('any'), undefined)).toBe('unknown');
  });
});
