import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import type { PlannerSession } from '../../../src/data/planner/planner-state.ts';
import { isConnection, isStop } from '../../../src/model/plan.ts';
import { airport, experience } from '../../worker/sync/catalogue-items.ts';
import { devicePerTest } from './planner-device.ts';

const device = devicePerTest();

/** All entries in order: "FRA_CMB, kandy, kandy_ella, ella". */
const route = (session: PlannerSession) =>
  session
    .getState()
    .tour?.itinerary.map((entry) => (isConnection(entry) ? entry.connection_id : entry.experience_id))
    .join(', ');

/** From Frankfurt through Colombo to Kandy, Galle and Ella, in a line from north to south: Kandy, Ella, Galle. */
async function tour(returnJourney: boolean): Promise<PlannerSession> {
  await device().catalogue.airports.bulkPut([airport('MUC'), airport('MLE')]);
  await device().catalogue.experiences.bulkPut([
    experience('kandy', 'sri-lanka', { location: { coordinates: [80.6, 7.3] } }),
    experience('ella', 'sri-lanka', { duration: 48, location: { coordinates: [80.6, 6.9] } }),
    experience('galle', 'sri-lanka', { location: { coordinates: [80.6, 6.0] } }),
  ]);
  const { session } = await device().openNew();
  const add = ['kandy', 'galle', 'ella'].map((key) => ({ op: 'add', experience_id: key }) as const);
  await session.apply(add, 'stop-added');
  await session.setHomeAirport('FRA');
  if (returnJourney) await session.apply([{ op: 'returnJourney', on: true }], 'return-journey');
  return session;
}

describe('changing the home airport', () => {
  it('"exchange" keeps stops, order and the arrival airport', async () => {
    const session = await tour(true);
    expect(route(session)).toBe(
      'FRA_CMB, CMB_kandy, kandy, kandy_galle, galle, galle_ella, ella, ella_kandy',
    );
    await session.setHomeAirport('MUC', 'exchange');
    expect(route(session)).toBe(
      'MUC_CMB, CMB_kandy, kandy, kandy_galle, galle, galle_ella, ella, ella_kandy',
    );
    expect(session.getState().tour?.homeAirport).toBe('MUC');
  });

  it('"replan" reorders stops and the journeys from and to home, and keeps the nights', async () => {
    const session = await tour(true);
    const ella = session.getState().tour?.itinerary.findIndex((entry) => entry['experience_id'] === 'ella');
    await session.apply([{ op: 'setNights', entry: ella ?? -1, nights: 5 }], 'nights-changed');
    await session.setHomeAirport('MUC', 'replan');
    expect(route(session)).toMatch(/^MUC_CMB, CMB_\w+, \w+, /);
    expect(route(session)).not.toContain('FRA');
    const stops = session.getState().plan?.timeline.filter((entry) => entry.timelineType === 'experience');
    expect(stops?.map(({ key }) => key).toSorted()).toEqual(['ella', 'galle', 'kandy']);
    expect(stops?.find(({ key }) => key === 'ella')?.nights).toBe(5);
    expect(session.getState().tour?.originalOrder).toEqual(['kandy', 'galle', 'ella']);
  });

  it('"replan" adds no return journey to a tour without one', async () => {
    const session = await tour(false);
    await session.setHomeAirport('MUC', 'replan');
    expect(session.getState().tour?.itinerary.at(-1)).toSatisfy(isStop);
  });

  it('to the arrival airport adds no flight from an airport to itself', async () => {
    const session = await tour(false);
    await session.setHomeAirport('CMB', 'exchange');
    expect(route(session)).toBe('CMB_kandy, kandy, kandy_galle, galle, galle_ella, ella');
  });

  it('is undone in one step', async () => {
    const session = await tour(true);
    const before = route(session);
    await session.setHomeAirport('MUC', 'replan');
    await session.undo();
    expect(route(session)).toBe(before);
    expect(session.getState().tour?.homeAirport).toBe('FRA');
  });
});
