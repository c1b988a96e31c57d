import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addGazetteerPlace } from '../../../src/data/own-experiences/add-gazetteer-place.ts';
import { readOwnExperience } from '../../../src/data/own-experiences/own-experiences.ts';
import { addSavedPlace, placesToAdd } from '../../../src/data/saved-lists/add-saved-place.ts';
import { savedLists, saveList } from '../../../src/data/saved-lists/saved-lists.ts';
import { CatalogueDb } from '../../../src/data/storage/catalogue-db.ts';
import { UserDb } from '../../../src/data/storage/user-db.ts';
import { KANDY, matchedPlace } from '../../builders/matched-place.ts';
import { country, experience } from '../../worker/catalogue/catalogue-rows.ts';

const NOW = new Date('2026-11-27T10:00:00.000Z');
let db: UserDb;
let catalogue: CatalogueDb;

beforeEach(async () => {
  db = new UserDb('user-add-saved');
  catalogue = new CatalogueDb('catalogue-add-saved');
  await catalogue.countries.put(country('sri-lanka', 'Sri Lanka', 'Sri Lanka', { iso2: 'LK' }));
  await catalogue.experiences.put(experience('galle'));
  const places = [
    matchedPlace({ match: { kind: 'experience', key: 'galle', title: 'Galle' } }),
    matchedPlace({ match: { kind: 'gazetteer', place: KANDY }, name: 'Kandy', note: 'try the hoppers' }),
    matchedPlace({ name: 'Waterfall', address: 'Behind the mill' }),
    matchedPlace({ match: { kind: 'experience', key: 'closed', title: 'Closed' } }),
  ];
  await saveList(places, 'Lanka', NOW, db, catalogue);
});
afterEach(async () => {
  await db.delete();
  await catalogue.delete();
});

const found = async () => placesToAdd(await savedLists(db), db, catalogue);

it('tells what each saved place is, with its country and its list', async () => {
  const places = await found();
  expect(places.map(({ name, countryKey, experienceKey }) => [name, countryKey, experienceKey])).toEqual([
    ['Galle', 'sri-lanka', 'galle'],
    ['Kandy', 'sri-lanka', null],
    ['Waterfall', 'sri-lanka', null],
    ['Closed', null, 'closed'],
  ]);
  expect(new Set(places.map(({ id }) => id)).size).toBe(4);
  expect(places[0]?.listName).toBe('Lanka');
});

it('makes an own experience of a town and of a point, each once', async () => {
  for (const { place } of (await found()).slice(1, 3)) {
    const stored = await addSavedPlace(place, NOW, db, catalogue);
    expect(stored.ok).toBe(true);
  }
  const [, town, point] = await found();
  expect(await readOwnExperience(town?.experienceKey ?? '', db)).toMatchObject({
    title: 'Kandy',
    region: 'Central',
    country_key: 'sri-lanka',
    timezone: 'Asia/Colombo',
    source: 'geonames:1241622',
    description: 'try the hoppers',
  });
  const own = await readOwnExperience(point?.experienceKey ?? '', db);
  expect(own).toMatchObject({ title: 'Waterfall', address: 'Behind the mill' });
  expect(own?.location.coordinates).toEqual([80.6, 7.3]);
  expect(own).not.toHaveProperty('source');
});

it('a town that is in a tour already is the same experience', async () => {
  const stored = await addGazetteerPlace(KANDY, NOW, db, catalogue);
  const [, town] = await found();
  expect(stored).toEqual({ ok: true, value: town?.experienceKey });
});
