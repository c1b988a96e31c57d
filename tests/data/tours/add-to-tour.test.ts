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

it('adds a place at its best position, with a connection', async () => {
  const id = await device().newTour();
  const tourParts = parts();
  expect(await addToTour(id, 'kandy', tourParts)).toBe(true);
  expect(await addToTour(id, 'ella', tourParts)).toBe(true);
  tourParts.engine.close();
  const tour = await readTour(id, tourParts.user);
  const entries = tour?.itinerary.map((entry) => entry.experience_id ?? entry.connection_id);
  expect(entries).toEqual(['kandy', 'kandy_ella', 'ella']);
});

it('returns false for a deleted tour', async () => {
  const tourParts = parts();
  expect(await addToTour('0199aaaa-0000-7000-8000-000000000000', 'kandy', tourParts)).toBe(false);
  tourParts.engine.close();
});
