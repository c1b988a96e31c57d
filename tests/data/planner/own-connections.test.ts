import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import type { PlannerSession } from '../../../src/data/planner/planner-state.ts';
import type { ConnectionOption } from '../../../src/model/schemas/connection-option.ts';
import type { Tour } from '../../../src/model/schemas/tour.ts';
import { wholeEngine } from './engine-on-channel.ts';
import { devicePerTest } from './planner-device.ts';

const device = devicePerTest();
const boat: ConnectionOption = {
  key: 'ferry::own-1:kandy:ella',
  type: 'ferry',
  duration: 7200,
  price: 20,
  own: true,
};

async function tour(): Promise<PlannerSession> {
  const { session } = await device().openNew(wholeEngine());
  const add = ['kandy', 'ella'].map((key) => ({ op: 'add', experience_id: key }) as const);
  await session.apply(add, 'stop-added');
  return session;
}

const way = (session: PlannerSession) => session.getState().tour?.itinerary[1];
const keys = (session: PlannerSession) => session.getState().options['kandy_ella']?.map(({ key }) => key);

describe('a way of one’s own', () => {
  it('is taken when it is written down, in one step of undo', async () => {
    const session = await tour();
    expect(keys(session)).toEqual([]);
    await session.editOwnConnection(1, { option: boat }, 'kandy_ella');
    expect(way(session)).toMatchObject({ selectedKey: boat.key, selected: 0 });
    expect(session.getState().plan?.warnings).toEqual([]);
    expect(session.getState().plan?.bookings.transport[0]).toMatchObject({ type: 'ferry', price: 20 });
    await session.undo();
    expect(keys(session)).toEqual([]);
  });

  it('that is changed stays taken, also under another key', async () => {
    const session = await tour();
    await session.editOwnConnection(1, { option: boat }, 'kandy_ella');
    const taxi: ConnectionOption = { ...boat, key: 'taxi::own-1:kandy:ella', type: 'taxi', price: 30 };
    await session.editOwnConnection(1, { option: taxi, replaces: boat.key ?? null }, 'kandy_ella');
    expect(keys(session)).toEqual([taxi.key]);
    expect(way(session)).toMatchObject({ selectedKey: taxi.key });
    expect(session.getState().plan?.bookings.transport[0]).toMatchObject({ type: 'taxi', price: 30 });
  });

  it('stands beside others, and the newest is taken', async () => {
    const session = await tour();
    await session.editOwnConnection(1, { option: boat }, 'kandy_ella');
    const bus: ConnectionOption = { ...boat, key: 'bus::own-2:kandy:ella', type: 'bus' };
    await session.editOwnConnection(1, { option: bus }, 'kandy_ella');
    expect(keys(session)).toEqual([boat.key, bus.key]);
    expect(way(session)).toMatchObject({ selectedKey: bus.key, selected: 1 });
  });

  it('that is taken out leaves the first of the others, without a warning', async () => {
    const session = await tour();
    const bus: ConnectionOption = { ...boat, key: 'bus::own-2:kandy:ella', type: 'bus' };
    await session.editOwnConnection(1, { option: bus }, 'kandy_ella');
    await session.editOwnConnection(1, { option: boat }, 'kandy_ella');
    await session.editOwnConnection(1, { remove: boat.key ?? '' }, 'kandy_ella');
    expect(way(session)).toMatchObject({ selectedKey: bus.key });
    expect(session.getState().plan?.warnings).toEqual([]);
    await session.editOwnConnection(1, { remove: bus.key ?? '' }, 'kandy_ella');
    expect(session.getState().tour?.ownConnections).toEqual({});
    expect(session.getState().plan?.warnings).toEqual([
      { code: 'connection-missing', connection_id: 'kandy_ella' },
    ]);
  });
});

describe('wishes of a way', () => {
  it('only a hotel puts a bed on the checklist and moves no time', async () => {
    const session = await tour();
    await session.editOwnConnection(1, { option: boat }, 'kandy_ella');
    const before = session.getState().plan;
    await session.editEntry(1, { justHotel: true }, 'hotel-only-on', 'kandy_ella');
    const stay = session.getState().plan?.bookings.accommodation.find((one) => one.hotelOnly);
    expect(stay).toMatchObject({ connection_id: 'kandy_ella', nights: 1 });
    expect(session.getState().plan?.end).toBe(before?.end);
    await session.editEntry(1, { justHotel: false }, 'hotel-only-off', 'kandy_ella');
    expect(session.getState().plan?.bookings).toEqual(before?.bookings);
    expect(way(session)).not.toHaveProperty('justHotel');
  });

  it('of a way that was taken out by the change before change nothing', async () => {
    const session = await tour();
    const place = ({ itinerary }: Tour) =>
      itinerary.findIndex((entry) => entry['connection_id'] === 'kandy_ella');
    const removed = session.apply([{ op: 'remove', stop: 0 }], 'stop-removed');
    await session.editEntry(place, { notes: 'Left side' }, 'notes-changed');
    await removed;
    expect(session.getState().lastChange?.name).toBe('stop-removed');
    expect(JSON.stringify(session.getState().tour)).not.toContain('Left side');
  });

  it('notes stand on a way that nobody books', async () => {
    const session = await tour();
    await session.editOwnConnection(1, { option: { ...boat, type: 'walking' } }, 'kandy_ella');
    expect(session.getState().plan?.bookings.transport).toEqual([]);
    await session.editEntry(1, { notes: 'Over the bridge' }, 'notes-changed');
    expect(way(session)).toMatchObject({ notes: 'Over the bridge' });
    await session.editEntry(1, { notes: null }, 'notes-changed');
    expect(way(session)).not.toHaveProperty('notes');
  });
});
