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

const connection = (session: PlannerSession) => session.getState().tour?.itinerary[1];
const keys = (session: PlannerSession) => session.getState().options['kandy_ella']?.map(({ key }) => key);

describe('own connection', () => {
  it('is selected when added, and undone in one step', async () => {
    const session = await tour();
    expect(keys(session)).toEqual([]);
    await session.editOwnConnection(1, { option: boat }, 'kandy_ella');
    expect(connection(session)).toMatchObject({ selectedKey: boat.key, selected: 0 });
    expect(session.getState().plan?.warnings).toEqual([]);
    expect(session.getState().plan?.bookings.transport[0]).toMatchObject({ type: 'ferry', price: 20 });
    await session.undo();
    expect(keys(session)).toEqual([]);
  });

  it('stays selected when edited, even under a new key', async () => {
    const session = await tour();
    await session.editOwnConnection(1, { option: boat }, 'kandy_ella');
    const taxi: ConnectionOption = { ...boat, key: 'taxi::own-1:kandy:ella', type: 'taxi', price: 30 };
    await session.editOwnConnection(1, { option: taxi, replaces: boat.key ?? null }, 'kandy_ella');
    expect(keys(session)).toEqual([taxi.key]);
    expect(connection(session)).toMatchObject({ selectedKey: taxi.key });
    expect(session.getState().plan?.bookings.transport[0]).toMatchObject({ type: 'taxi', price: 30 });
  });

  it('is added to existing ones and selected', async () => {
    const session = await tour();
    await session.editOwnConnection(1, { option: boat }, 'kandy_ella');
    const bus: ConnectionOption = { ...boat, key: 'bus::own-2:kandy:ella', type: 'bus' };
    await session.editOwnConnection(1, { option: bus }, 'kandy_ella');
    expect(keys(session)).toEqual([boat.key, bus.key]);
    expect(connection(session)).toMatchObject({ selectedKey: bus.key, selected: 1 });
  });

  it('when removed selects the first remaining one without a warning', async () => {
    const session = await tour();
    const bus: ConnectionOption = { ...boat, key: 'bus::own-2:kandy:ella', type: 'bus' };
    await session.editOwnConnection(1, { option: bus }, 'kandy_ella');
    await session.editOwnConnection(1, { option: boat }, 'kandy_ella');
    await session.editOwnConnection(1, { remove: boat.key ?? '' }, 'kandy_ella');
    expect(connection(session)).toMatchObject({ selectedKey: bus.key });
    expect(session.getState().plan?.warnings).toEqual([]);
    await session.editOwnConnection(1, { remove: bus.key ?? '' }, 'kandy_ella');
    expect(session.getState().tour?.ownConnections).toEqual({});
    expect(session.getState().plan?.warnings).toEqual([
      { code: 'connection-missing', connection_id: 'kandy_ella' },
    ]);
  });
});

describe('fields of a connection', () => {
  it('"just hotel" adds a stay to the bookings and leaves the schedule unchanged', async () => {
    const session = await tour();
    await session.editOwnConnection(1, { option: boat }, 'kandy_ella');
    const before = session.getState().plan;
    await session.editEntry(1, { justHotel: true }, 'hotel-only-on', 'kandy_ella');
    const stay = session.getState().plan?.bookings.accommodation.find((one) => one.hotelOnly);
    expect(stay).toMatchObject({ connection_id: 'kandy_ella', nights: 1 });
    expect(session.getState().plan?.end).toBe(before?.end);
    await session.editEntry(1, { justHotel: false }, 'hotel-only-off', 'kandy_ella');
    expect(session.getState().plan?.bookings).toEqual(before?.bookings);
    expect(connection(session)).not.toHaveProperty('justHotel');
  });

  it('editing a connection removed by a pending change has no effect', async () => {
    const session = await tour();
    const place = ({ itinerary }: Tour) =>
      itinerary.findIndex((entry) => entry['connection_id'] === 'kandy_ella');
    const removed = session.apply([{ op: 'remove', stop: 0 }], 'stop-removed');
    await session.editEntry(place, { notes: 'Left side' }, 'notes-changed');
    await removed;
    expect(session.getState().lastChange?.name).toBe('stop-removed');
    expect(JSON.stringify(session.getState().tour)).not.toContain('Left side');
  });

  it('notes are stored on a connection without a booking', async () => {
    const session = await tour();
    await session.editOwnConnection(1, { option: { ...boat, type: 'walking' } }, 'kandy_ella');
    expect(session.getState().plan?.bookings.transport).toEqual([]);
    await session.editEntry(1, { notes: 'Over the bridge' }, 'notes-changed');
    expect(connection(session)).toMatchObject({ notes: 'Over the bridge' });
    await session.editEntry(1, { notes: null }, 'notes-changed');
    expect(connection(session)).not.toHaveProperty('notes');
  });
});
