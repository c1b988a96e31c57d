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

describe('an own connection on the way back', () => {
  async function roundTrip(): Promise<PlannerSession> {
    const session = await tour();
    await session.editOwnConnection(1, { option: boat }, 'kandy_ella');
    await session.apply([{ op: 'add', experience_id: 'kandy' }], 'stop-added');
    return session;
  }
  const back = (session: PlannerSession) => session.getState().tour?.itinerary[3];
  const backKeys = (session: PlannerSession) =>
    session.getState().options['ella_kandy']?.map(({ key }) => key);

  it('is offered, and edited where it is stored', async () => {
    const session = await roundTrip();
    expect(back(session)).toMatchObject({ connection_id: 'ella_kandy', selectedKey: boat.key });
    const shown = session.getState().options['ella_kandy']?.[0];
    const option: ConnectionOption = { ...boat, key: 'taxi::own-1:ella:kandy', type: 'taxi', price: 30 };
    const change = { option, replaces: boat.key ?? null, opened: shown ?? null };
    await session.editOwnConnection(3, change, 'ella_kandy');
    const key = 'taxi::own-1:kandy:ella';
    expect(session.getState().tour?.ownConnections).toEqual({
      kandy_ella: [{ ...boat, key, type: 'taxi', price: 30 }],
    });
    for (const entry of [connection(session), back(session)])
      expect(entry).toMatchObject({ selectedKey: key });
  });

  it('is removed for both ways', async () => {
    const session = await roundTrip();
    await session.editOwnConnection(3, { remove: boat.key ?? '' }, 'ella_kandy');
    expect(session.getState().tour?.ownConnections).toEqual({});
    expect([keys(session), backKeys(session)]).toEqual([[], []]);
    await session.undo();
    expect(backKeys(session)).toEqual([boat.key]);
  });

  it('gives way to one of its own, and comes back when that is removed', async () => {
    const session = await roundTrip();
    const bus: ConnectionOption = { ...boat, key: 'bus::own-2:ella:kandy', type: 'bus' };
    await session.editOwnConnection(3, { option: bus }, 'ella_kandy');
    expect([keys(session), backKeys(session)]).toEqual([[boat.key], [bus.key]]);
    await session.editOwnConnection(3, { remove: bus.key ?? '' }, 'ella_kandy');
    expect(backKeys(session)).toEqual([boat.key]);
    expect(session.getState().plan?.warnings).toEqual([]);
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
