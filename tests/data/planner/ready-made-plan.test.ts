import 'fake-indexeddb/auto';
import fs from 'node:fs';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { CatalogueDb } from '../../../src/data/storage/catalogue-db.ts';
import { createEngineClient } from '../../../src/data/planner/engine-client.ts';
import {
  planReadyMade,
  type ReadyMadePlan,
  watchReadyMadePlan,
} from '../../../src/data/planner/ready-made-plan.ts';
import { isConnection } from '../../../src/model/plan.ts';
import { readyTourSchema } from '../../../src/server/content/content-schemas.ts';
import { planReadyTour } from '../../../src/server/content/plan-ready-tour.ts';
import { createRouter } from '../../../worker/engine/transport/create-router.ts';
import { startOnChannel, wholeEngine } from './engine-on-channel.ts';

const FOLDER = new URL('../../../src/server/catalogue/', import.meta.url);
const db = new CatalogueDb('catalogue-ready-made-plan');
const engine = createEngineClient(() => startOnChannel(wholeEngine()));

const summaryOf = async (key: string, change?: Parameters<typeof JSON.parse>[1]) => {
  const experiences = await db.experiences.toArray();
  return planReadyTour(readyTourSchema.parse(read(`tours/${key}.json`, change)), {
    experiences: new Map(experiences.map((row) => [row.key, row])),
    countries: new Map((await db.countries.toArray()).map((row) => [row.key, row])),
    router: createRouter({
      experiences,
      airports: await db.airports.toArray(),
      transport: await db.transport.toArray(),
      networks: await db.networks.toArray(),
    }),
    tourCounts: new Map(),
  });
};

const read = (file: string, change?: Parameters<typeof JSON.parse>[1]) =>
  JSON.parse(fs.readFileSync(new URL(file, FOLDER), 'utf8'), change);

/** The real rows of the catalogue: card and page must agree on real tours. */
beforeAll(async () => {
  for (const table of ['countries', 'experiences', 'airports', 'transport', 'networks']) {
    const names = fs.readdirSync(new URL(table, FOLDER));
    await db.table(table).bulkPut(names.map((name) => read(`${table}/${name}`)));
  }
});
afterAll(async () => {
  engine.close();
  await db.delete();
});

it.each(fs.readdirSync(new URL('tours', FOLDER)).filter((file) => file.startsWith('namibia')))(
  '%s is driven with one rental car, whose price is part of the total',
  async (file) => {
    const planned = await planReadyMade(await summaryOf(file.replace('.json', '')), db, engine);
    if ('code' in planned) throw new Error(planned.code);
    const { bookings, statistics } = planned.plan;
    expect(bookings.rentals).toHaveLength(1);
    expect(bookings.transport).toEqual([]);
    expect(bookings.rentals[0]?.perDay).toBeGreaterThan(0);
    expect(statistics.cost.transport).toBe(Math.round(bookings.rentals[0]?.price ?? 0));
  },
);

it.each(['namibia-classic-loop', 'sri-lanka-rock-tea-and-sea', 'peru-coast-to-machu-picchu'])(
  'the plan of %s matches days, price and distance of its card',
  async (key) => {
    const summary = await summaryOf(key);
    const planned = await planReadyMade(summary, db, engine);
    if ('code' in planned) throw new Error(planned.code);
    const { duration, cost, distance } = planned.plan.statistics;
    expect([duration.days, cost.total, distance.total]).toEqual([
      summary.days,
      summary.price,
      summary.distance_km,
    ]);
    expect(planned.plan.warnings).toEqual([]);
    expect(planned.lostStops).toEqual([]);
  },
);

it('every connection of the Namibia loop has a line, and most follow the roads', async () => {
  const planned = await planReadyMade(await summaryOf('namibia-classic-loop'), db, engine);
  if ('code' in planned) throw new Error(planned.code);
  const ids = planned.plan.itinerary.filter(isConnection).map(({ connection_id: id }) => id);
  expect(Object.keys(planned.paths).sort()).toEqual([...new Set(ids)].sort());
  const followingRoads = Object.values(planned.paths).filter(({ line }) => line.length > 2);
  expect(followingRoads.length).toBeGreaterThan(ids.length * 0.7);
});

it('plans no overnight stay at Robben Island even if a tour requests one', async () => {
  const summary = await summaryOf('south-africa-garden-route', (_, value) =>
    value?.experience_id === 'robben-island' ? { ...value, nights: 2 } : value,
  );
  const planned = await planReadyMade(summary, db, engine);
  if ('code' in planned) throw new Error(planned.code);
  const island = planned.plan.timeline.find(({ key }) => key === 'robben-island');
  expect(island).toMatchObject({ nights: 0 });
  expect(island?.departure.slice(0, 10)).toBe(island?.arrival.slice(0, 10));
  const stays = planned.plan.bookings.accommodation.map((stay) => stay.exp_key ?? stay.connection_id);
  expect(stays.filter((key) => key?.includes('robben-island'))).toEqual([]);
});

it('watchReadyMadePlan plans once the catalogue is complete and after each change, until stopped', async () => {
  const summary = await summaryOf('namibia-classic-loop');
  const plans: (ReadyMadePlan | null)[] = [];
  const stop = watchReadyMadePlan(summary, (planned) => plans.push(planned), db, engine);
  const pulled = (cursor: string) =>
    db.cursors.bulkPut(
      (['countries', 'experiences', 'transport', 'airports'] as const).map((collection) => ({
        collection,
        cursor,
        marking: false,
        head: cursor,
      })),
    );
  await planReadyMade(summary, db, engine);
  expect(plans).toEqual([]);
  await pulled('i.1');
  await vi.waitFor(() => expect(plans).toHaveLength(1), 10_000);
  expect(plans[0]?.plan.statistics.duration.days).toBe(summary.days);
  await pulled('i.2');
  await vi.waitFor(() => expect(plans).toHaveLength(2), 10_000);

  await db.experiences.clear();
  await pulled('i.3');
  await vi.waitFor(() => expect(plans).toHaveLength(3), 10_000);
  expect(plans[2]).toBeNull();

  stop();
  await pulled('i.4');
  await planReadyMade(summary, db, engine);
  expect(plans).toHaveLength(3);
});
