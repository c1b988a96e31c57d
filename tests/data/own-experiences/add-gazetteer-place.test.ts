import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { addGazetteerPlace } from '../../../src/data/own-experiences/add-gazetteer-place.ts';
import { readOwnExperience, saveOwnExperience } from '../../../src/data/own-experiences/own-experiences.ts';
import { ownExperienceSchema } from '../../../src/model/schemas/own-experience.ts';
import type { GazetteerPlace } from '../../../src/model/gazetteer/gazetteer-pack.ts';
import { country } from '../../worker/sync/catalogue-items.ts';
import { factsOf, networks } from '../../worker/engine/transport/real-facts.ts';
import { wholeEngine } from '../planner/engine-on-channel.ts';
import { devicePerTest, stops } from '../planner/planner-device.ts';

const device = devicePerTest();
const NOW = new Date('2026-11-20T09:30:00Z');
const PAI: GazetteerPlace = {
  id: 'node:thailand/pai',
  name: 'Pai',
  country: 'TH',
  region: 'Mae Hong Son',
  zone: 'Asia/Bangkok',
  at: [98.44, 19.359],
};
const PARIS: GazetteerPlace = {
  id: 'geonames:2988507',
  name: 'Paris',
  country: 'FR',
  region: 'Île-de-France',
  zone: 'Europe/Paris',
  at: [2.349, 48.853],
};
const LYON: GazetteerPlace = { ...PARIS, id: 'geonames:2996944', name: 'Lyon', at: [4.846, 45.749] };

async function add(place: GazetteerPlace) {
  const { user, catalogue } = device();
  const written = await addGazetteerPlace(place, NOW, user, catalogue);
  if (!written.ok) throw new Error(written.code);
  return { id: written.value, own: await readOwnExperience(written.value, user) };
}

it('fills an own experience with what is usual in the country', async () => {
  await device().catalogue.countries.put(country('thailand', { iso2: 'TH', price_per_night: 28 }));
  const { own } = await add(PAI);
  expect(own).toMatchObject({
    title: 'Pai',
    country_key: 'thailand',
    region: 'Mae Hong Son',
    timezone: 'Asia/Bangkok',
    location: { coordinates: [98.44, 19.359] },
    duration: 24,
    price_per_night: 28,
    source: 'gazetteer:node:thailand/pai',
  });
  expect(ownExperienceSchema.parse(own)).toEqual(own);
});

it('gives a country that the catalogue lacks its ISO code and an estimated price', async () => {
  const { own } = await add(PARIS);
  expect(own).toMatchObject({ country_key: 'fr', price_per_night: 45, source: 'geonames:2988507' });
  expect(ownExperienceSchema.parse(own)).toEqual(own);
});

it('reuses the own experience of a place, with what the user changed', async () => {
  const { id, own } = await add(PARIS);
  if (own === null) throw new Error('not stored');
  await saveOwnExperience({ ...own, title: 'Paris with Ana' }, NOW, device().user);
  const again = await add(PARIS);
  expect(again.id).toBe(id);
  expect(again.own?.title).toBe('Paris with Ana');
});

it('reuses the own experience of a place that was merged into another one', async () => {
  const { id } = await add(PAI);
  const merged = { ...PAI, id: 'geonames:1151601', formerIds: [PAI.id] };
  expect((await add(merged)).id).toBe(id);
});

it('plans a tour in a country without facts, without a connection that nobody knows', async () => {
  await device().catalogue.transport.put(factsOf('thailand'));
  await device().catalogue.networks.bulkPut(networks);
  await device().catalogue.countries.put(country('thailand', { iso2: 'TH' }));
  const [pai, paris, lyon] = [await add(PAI), await add(PARIS), await add(LYON)];
  const { session } = await device().openNew(wholeEngine());
  for (const { id } of [pai, paris, lyon]) {
    await session.apply([{ op: 'add', experience_id: id }], 'stop-added', id);
  }
  const { tour, options, lostStops, plan } = session.getState();
  expect(stops(session.getState())).toEqual([pai.id, paris.id, lyon.id]);
  expect(lostStops).toEqual([]);
  expect(tour?.countries).toContain('fr');
  expect(options[`${paris.id}_${lyon.id}`] ?? []).toEqual([]);
  expect(plan?.timeline.filter(({ timelineType }) => timelineType === 'experience')).toHaveLength(3);
});
