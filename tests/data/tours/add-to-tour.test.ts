import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { addToTour } from '../../../src/data/tours/add-to-tour.ts';
import { createEngineClient } from '../../../src/data/planner/engine-client.ts';
import { readTour } from '../../../src/data/tours/tours.ts';
import { startOnChannel, testEngine } from '../planner/engine-on-channel.ts';
import { devicePerTest } from '../planner/planner-device.ts';

const device = devicePerTest();

function parts() {
  const { user, catalogue } = device();
  const engine = createEngineClient(() => startOnChannel(testEngine()));
  return { engine, catalogue, user, now: () => '2026-11-20T09:30' };
}

it('a place goes to the end of a tour, with its way there', async () => {
  const id = await device().newTour();
  const own = parts();
  expect(await addToTour(id, 'kandy', own)).toBe(true);
  expect(await addToTour(id, 'ella', own)).toBe(true);
  own.engine.close();
  const tour = await readTour(id, own.user);
  const entries = tour?.itinerary.map((entry) => entry.experience_id ?? entry.connection_id);
  expect(entries).toEqual(['kandy', 'kandy_ella', 'ella']);
});

it('a tour that was deleted takes nothing', async () => {
  const own = parts();
  expect(await addToTour('0199aaaa-0000-7000-8000-000000000000', 'kandy', own)).toBe(false);
  own.engine.close();
});
