import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { deleteTour, readTour } from '../../../src/data/tours/tours.ts';
import { devicePerTest, ready, stops, until } from './planner-device.ts';

const device = devicePerTest();

describe('tour open in two tabs', () => {
  it('shows a change of one tab in the other', async () => {
    const { id, session } = await device().openNew();
    const other = device().open(id);
    await ready(other);
    await session.apply([{ op: 'add', experience_id: 'kandy' }], 'stop-added');
    const seen = await until(other, (state) => stops(state)?.length === 1);
    expect(seen.tour?.itinerary).toEqual(session.getState().tour?.itinerary);
    expect(seen.canUndo).toBe(false);
  });

  it('keeps concurrent changes of both tabs', async () => {
    const { id, session } = await device().openNew();
    const other = device().open(id);
    await ready(other);
    await Promise.all([
      session.apply([{ op: 'add', experience_id: 'kandy' }], 'stop-added'),
      other.apply([{ op: 'add', experience_id: 'ella' }], 'stop-added'),
    ]);
    const stored = await readTour(id, device().user);
    const storedStops = stored?.itinerary.map((entry) => entry.experience_id).filter(Boolean);
    expect(storedStops?.toSorted()).toEqual(['ella', 'kandy']);
    await until(session, (state) => stops(state)?.length === 2);
    await until(other, (state) => stops(state)?.length === 2);
  });

  it('reports a tour deleted elsewhere as not found', async () => {
    const { id, session } = await device().openNew();
    await deleteTour(id, device().user);
    expect(await until(session, ({ status }) => status === 'not-found')).toMatchObject({ tour: null });
  });
});
