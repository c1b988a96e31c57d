import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { adoptGuestData, deleteAdopted } from '../../../src/data/account/former-accounts/adopt-guest-data.ts';
import { createEngineClient } from '../../../src/data/planner/engine-client.ts';
import { ownSummaries, placesByKeys } from '../../../src/data/own-experiences/own-summaries.ts';
import { deleteOwnExperience, saveOwnExperience } from '../../../src/data/own-experiences/own-experiences.ts';
import { plannedTour } from '../../../src/data/planner/planned-tour.ts';
import type { PlannerState } from '../../../src/data/planner/planner-state.ts';
import { META, UserDb } from '../../../src/data/storage/user-db.ts';
import { startOnChannel, wholeEngine } from '../planner/engine-on-channel.ts';
import { devicePerTest, stops, until } from '../planner/planner-device.ts';
import { factsOf, networks } from '../../worker/engine/transport/real-facts.ts';

const device = devicePerTest();
const NOW = new Date('2026-11-20T09:30:00Z');

const FARM = {
  title: 'Cousin’s farm',
  description: 'Goats, and the key is under the stone.',
  country_key: 'sri-lanka',
  region: '',
  location: { coordinates: [80.7, 7.1] as [number, number] },
  duration: 24,
  categories: [],
  months: [5],
  price: 12,
  price_per_night: 30,
};

async function addFarm(changes: Partial<typeof FARM> & { id?: string } = {}): Promise<string> {
  const written = await saveOwnExperience({ ...FARM, ...changes }, NOW, device().user);
  if (!written.ok) throw new Error(written.code);
  return written.value;
}

/** A tour from Kandy to the farm, open in the planner with the real engine. */
async function tourToFarm() {
  await device().catalogue.transport.put(factsOf('sri-lanka'));
  await device().catalogue.networks.bulkPut(networks);
  const farm = await addFarm();
  const { id, session } = await device().openNew(wholeEngine());
  await session.apply([{ op: 'add', experience_id: 'kandy' }], 'stop-added', 'kandy');
  await session.apply([{ op: 'add', experience_id: farm }], 'stop-added', farm);
  return { id, session, farm };
}

function activities({ plan }: PlannerState): number | undefined {
  return plan?.statistics.cost.activities;
}

describe('own experience in a tour', () => {
  it('is planned with its own facts and estimated connections from its location', async () => {
    const { session, farm } = await tourToFarm();
    const state = session.getState();
    expect(stops(state)).toEqual(['kandy', farm]);
    expect(state.lostStops).toEqual([]);
    expect(state.plan?.bookings.accommodation.at(-1)).toMatchObject({
      exp_key: farm,
      price_per_night: 30,
    });
    const transportOptions = state.options[`kandy_${farm}`] ?? [];
    expect(transportOptions.length).toBeGreaterThan(0);
    expect(transportOptions.every(({ estimated }) => estimated)).toBe(true);
    // 25 km as the crow flies, by the roads of the hills.
    expect(transportOptions[0]?.distance).toBeGreaterThan(25_000);
    expect(transportOptions[0]?.distance).toBeLessThan(100_000);
  });

  it('has the usual price of stays in its country without a price per night', async () => {
    const { session, farm } = await tourToFarm();
    const perNight = ({ plan }: PlannerState) => plan?.bookings.accommodation.at(-1)?.price_per_night;
    await addFarm({ id: farm, price_per_night: 0 });
    const usual = (await device().catalogue.countries.get('sri-lanka'))?.price_per_night;
    expect(usual).toBeGreaterThan(0);
    expect(perNight(await until(session, (state) => perNight(state) !== 30))).toBe(usual);
  });

  it('is replanned when it changes', async () => {
    const { session, farm } = await tourToFarm();
    const before = activities(session.getState()) ?? 0;
    await addFarm({ id: farm, price: 40 });
    expect(activities(await until(session, (state) => activities(state) !== before))).toBe(before + 28);
  });

  it('is listed as a lost stop when deleted, stays in the itinerary, and recovers when restored', async () => {
    const { session, farm } = await tourToFarm();
    await deleteOwnExperience(farm, device().user);
    const withLostStop = await until(session, ({ lostStops }) => lostStops?.length === 1);
    expect(withLostStop.lostStops).toEqual([farm]);
    expect(stops(withLostStop)).toEqual(['kandy', farm]);
    await addFarm({ id: farm });
    await until(session, ({ lostStops }) => lostStops?.length === 0);
  });

  it('adds its country and the country’s transport to the tour', async () => {
    await device().catalogue.transport.put(factsOf('namibia'));
    await device().catalogue.networks.bulkPut(networks);
    const one = await addFarm({ country_key: 'namibia', location: { coordinates: [17.08, -22.56] } });
    const two = await addFarm({ country_key: 'namibia', location: { coordinates: [14.53, -22.68] } });
    const { session } = await device().openNew(wholeEngine());
    await session.apply([{ op: 'add', experience_id: one }], 'stop-added', one);
    await session.apply([{ op: 'add', experience_id: two }], 'stop-added', two);
    const { tour, options } = session.getState();
    expect(tour?.countries).toEqual(['sri-lanka', 'namibia']);
    expect(options[`${one}_${two}`]?.length).toBeGreaterThan(0);
  });

  it('is included in the facts for print, export and share links', async () => {
    const { id, farm } = await tourToFarm();
    const engine = createEngineClient(() => startOnChannel(wholeEngine()));
    const planned = await plannedTour(id, { user: device().user, catalogue: device().catalogue, engine });
    engine.close();
    expect(planned?.facts.places.get(farm)?.de.title).toBe('Cousin’s farm');
    expect(planned?.facts.ownExperiences.get(farm)?.description).toBe(FARM.description);
    expect(planned?.planned?.plan.days).toBeGreaterThan(1);
    expect(planned?.planned?.lostStops).toEqual([]);
  });

  it('is offered only among the places of its country', async () => {
    const farm = await addFarm();
    const { user, catalogue } = device();
    expect((await ownSummaries(['sri-lanka'], [], user)).map(({ key }) => key)).toEqual([farm]);
    expect(await ownSummaries(['namibia'], [], user)).toEqual([]);
    const places = await placesByKeys(['kandy', 'nowhere', farm], user, catalogue);
    expect(places.map(({ key }) => key)).toEqual(['kandy', farm]);
  });
});

describe('[I19] own experience of a guest', () => {
  it('is adopted by the account once, and by no other account', async () => {
    const anonymous = device().user;
    const account = new UserDb('user-own-anna');
    const other = new UserDb('user-own-bert');
    const farm = await addFarm();
    await adoptGuestData(anonymous, account, 'anna');
    expect(await account.ownExperiences.get(farm)).toMatchObject({
      rev: null,
      dirty: true,
      local: { title: 'Cousin’s farm' },
    });
    expect(await ownSummaries(['sri-lanka'], [], anonymous)).toEqual([]);
    await adoptGuestData(anonymous, other, 'bert');
    expect(await other.ownExperiences.count()).toBe(0);
    await deleteAdopted(anonymous, account, 'anna');
    expect(await anonymous.ownExperiences.count()).toBe(1);
    await account.ownExperiences.update(farm, { rev: 3 });
    await deleteAdopted(anonymous, account, 'anna');
    expect(await anonymous.ownExperiences.count()).toBe(0);
    await account.delete();
    await other.delete();
  });

  it('is not adopted by an account that was logged out meanwhile, and stays with the guest', async () => {
    const anonymous = device().user;
    const account = new UserDb('user-own-closed');
    const farm = await addFarm();
    await account.meta.put({ name: META.closed, value: 'signed out' });
    await expect(adoptGuestData(anonymous, account, 'anna')).rejects.toThrow('logged out');
    expect(await account.ownExperiences.count()).toBe(0);
    expect((await anonymous.ownExperiences.get(farm))?.adoptedBy).toBeUndefined();
    await account.delete();
  });
});
