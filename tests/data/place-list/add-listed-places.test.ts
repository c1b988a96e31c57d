import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { matchedPlace } from '../../builders/matched-place.ts';
import type { MatchedPlace, PlaceMatch } from '../../../src/contract/place-list.ts';
import { OWN_EXPERIENCES_MAX } from '../../../src/contract/account-limits.ts';
import { addListedPlaces } from '../../../src/data/place-list/add-listed-places.ts';
import { addGazetteerPlace } from '../../../src/data/own-experiences/add-gazetteer-place.ts';
import { createEngineClient } from '../../../src/data/planner/engine-client.ts';
import { CatalogueDb } from '../../../src/data/storage/catalogue-db.ts';
import { emptyRow } from '../../../src/data/storage/empty-row.ts';
import { UserDb } from '../../../src/data/storage/user-db.ts';
import { readTour } from '../../../src/data/tours/tours.ts';
import { country, experience } from '../../worker/sync/catalogue-items.ts';
import { startOnChannel, wholeEngine } from '../planner/engine-on-channel.ts';

const catalogue = new CatalogueDb('catalogue-place-list');
const user = new UserDb('user-place-list');
const engine = createEngineClient(() => startOnChannel(wholeEngine()));
const parts = { catalogue, user, engine };
const NOW = new Date('2026-11-20T09:30:00Z');
const PAI = {
  id: 'geonames:1151601',
  name: 'Pai',
  country: 'TH',
  region: 'Mae Hong Son',
  zone: 'Asia/Bangkok',
  at: [98.44, 19.36] as const,
};

beforeAll(async () => {
  await catalogue.countries.put(country('sri-lanka'));
  await catalogue.experiences.put(experience('kandy', 'sri-lanka'));
});
afterEach(async () => {
  await Promise.all([user.tours.clear(), user.cards.clear(), user.ownExperiences.clear()]);
});
afterAll(async () => {
  engine.close();
  await user.delete();
  await catalogue.delete();
});

const listed = (match: PlaceMatch, changes: Partial<MatchedPlace> = {}) =>
  matchedPlace({ at: [98.45, 19.35], line: 1, match, ...changes });

async function added(...places: MatchedPlace[]) {
  const result = await addListedPlaces(places, 'Trip', parts, NOW);
  if (!result.ok) throw new Error(result.fault.code);
  const tour = await readTour(result.tourId, user);
  const rows = await user.ownExperiences.toArray();
  const own = rows.flatMap(({ local }) => local ?? []).toSorted((a, b) => (a.title < b.title ? -1 : 1));
  return { tour, own };
}

it('makes stops of experiences, towns and positions, in their order and with their notes', async () => {
  const { tour, own } = await added(
    listed(
      { kind: 'point', near: PAI },
      { name: 'Coffee with a view', note: 'Opens at 7', address: 'Road 1095' },
    ),
    listed({ kind: 'experience', key: 'kandy', title: 'Kandy' }),
    listed({ kind: 'gazetteer', place: PAI }),
  );
  expect(tour).toMatchObject({ name: 'Trip', countries: ['sri-lanka', 'th'] });
  expect(own).toMatchObject([
    {
      title: 'Coffee with a view',
      location: { coordinates: [98.45, 19.35] },
      country_key: 'th',
      address: 'Road 1095',
      timezone: 'Asia/Bangkok',
    },
    { title: 'Pai', source: 'geonames:1151601', location: { coordinates: [98.44, 19.36] } },
  ]);
  expect(own[0]?.source).toBeUndefined();
  expect(tour?.itinerary).toMatchObject([
    { experience_id: own[0]?.id, notes: 'Opens at 7' },
    { experience_id: 'kandy' },
    { experience_id: own[1]?.id },
  ]);
});

it('uses a town that the user has already, and one for several entries of it', async () => {
  const before = await addGazetteerPlace(PAI, NOW, user, catalogue);
  const { tour, own } = await added(
    listed({ kind: 'gazetteer', place: PAI }),
    listed({ kind: 'gazetteer', place: PAI }),
  );
  expect(own).toHaveLength(1);
  expect(tour?.itinerary.map((entry) => entry.experience_id)).toEqual([own[0]?.id, own[0]?.id]);
  expect(before).toEqual({ ok: true, value: own[0]?.id });
});

it('leaves out what is nothing known, and writes nothing beyond the limit of own places', async () => {
  const { tour } = await added(
    listed({ kind: 'experience', key: 'kandy', title: 'Kandy' }),
    listed({ kind: 'none' }),
  );
  expect(tour?.itinerary).toHaveLength(1);
  await user.tours.clear();
  await user.ownExperiences.bulkPut(
    Array.from({ length: OWN_EXPERIENCES_MAX }, (_, index) => emptyRow(String(index))),
  );
  const result = await addListedPlaces([listed({ kind: 'gazetteer', place: PAI })], 'Trip', parts, NOW);
  expect(result).toEqual({ ok: false, fault: { code: 'too-many-own' } });
  expect(await user.tours.count()).toBe(0);
});
