import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { describeConflicts, decideConflict } from '../../../src/data/sync/conflict-list.ts';
import { writtenFields } from '../../../src/data/forms/planner-conflicts.ts';
import { deleteTour, readTour } from '../../../src/data/tours/tours.ts';
import { isConnection, isStop } from '../../../src/model/plan.ts';
import {
  moveDropped,
  currentDropPosition,
  stopIds,
} from '../../../src/ui/features/planner/itinerary/drop-position.ts';
import { wholeEngine } from '../planner/engine-on-channel.ts';
import { devicePerTest, ready, stops, until } from '../planner/planner-device.ts';

const device = devicePerTest();
const add = (experience_id: string) => ({ op: 'add' as const, experience_id });

/** A tour open twice: in the session with the form, and in another one that saves meanwhile. */
async function openTwice() {
  const { id, session } = await device().openNew(wholeEngine());
  await session.apply([add('kandy'), add('ella'), add('galle')], 'stop-added');
  const other = device().open(id, wholeEngine());
  await ready(other);
  return { id, session, other };
}
const conflicts = async () =>
  (await describeConflicts(device().user)).map(({ field, value, current, by }) => ({
    field,
    value,
    current,
    by,
  }));

describe('planner form open while another device saves', () => {
  it('name and notes: saves the typed value and records the other device’s value as a conflict', async () => {
    const { id, session, other } = await openTwice();
    const opened = { name: '', notes: '' };
    await other.edit({ name: 'Tea', notes: 'hills' }, 'renamed');
    await session.edit({ name: 'Coffee' }, 'renamed', opened);
    expect(await readTour(id, device().user)).toMatchObject({ name: 'Coffee', notes: 'hills' });
    expect(await conflicts()).toEqual([{ field: 'name', value: 'Tea', current: 'Coffee', by: 'theirs' }]);
    const [row] = await describeConflicts(device().user);
    await decideConflict({ id: row?.id ?? '' }, true, device().user);
    expect(await readTour(id, device().user)).toMatchObject({ name: 'Tea' });
  });

  it('travellers and countries: applies changes to the current tour', async () => {
    const { id, session, other } = await openTwice();
    await Promise.all([
      session.edit((tour) => ({ travellers: tour.travellers + 1 }), 'travellers-changed'),
      session.edit((tour) => ({ travellers: tour.travellers + 1 }), 'travellers-changed'),
      other.edit((tour) => ({ countries: [...tour.countries, 'namibia'] }), 'countries-changed'),
    ]);
    expect(await readTour(id, device().user)).toMatchObject({
      travellers: 3,
      countries: ['sri-lanka', 'namibia'],
    });
  });

  it('a change computed from the current tour updates the plan', async () => {
    const { session } = await openTwice();
    const costs = () => session.getState().plan?.statistics.cost.total ?? 0;
    const before = costs();
    await session.edit((tour) => ({ travellers: tour.travellers + 2 }), 'travellers-changed');
    expect(costs()).toBeGreaterThan(before);
  });

  it('booking: merges different fields and records a conflict for the same one', async () => {
    const { id, session, other } = await openTwice();
    const [stay] = session.getState().plan?.bookings.accommodation ?? [];
    if (stay === undefined) throw new Error('no stay');
    const opened = writtenFields(stay);
    await other.editBooking(stay.uid, { price: 80, amount: 80, currency: 'USD', rate: 1, notes: 'late' });
    await session.editBooking(stay.uid, { reference: 'K1', notes: 'early' }, opened);
    const stored = (await readTour(id, device().user))?.bookings?.accommodation.find(
      ({ uid }) => uid === stay.uid,
    );
    expect(stored).toMatchObject({ reference: 'K1', price: 80, priceEdited: true, notes: 'early' });
    expect(await conflicts()).toEqual([{ field: 'notes', value: 'late', current: 'early', by: 'theirs' }]);
  });

  it('booking: a changed estimate is no conflict', async () => {
    const { session, other } = await openTwice();
    const [stay] = session.getState().plan?.bookings.accommodation ?? [];
    if (stay === undefined) throw new Error('no stay');
    await other.edit({ travellers: 4 }, 'travellers-changed');
    await session.editBooking(
      stay.uid,
      { price: 50, amount: 50, currency: 'USD', rate: 1 },
      writtenFields(stay),
    );
    expect(await conflicts()).toEqual([]);
  });

  it('entry notes: finds the entry by identity although its index changed', async () => {
    const { id, session, other } = await openTwice();
    const ella = session.getState().tour?.itinerary.filter(isStop)[1];
    const place = (tour: { itinerary: readonly object[] }) =>
      tour.itinerary.findIndex((entry) => 'id' in entry && entry.id === ella?.id);
    await other.apply([{ op: 'remove', stop: 0 }], 'stop-removed');
    await other.editEntry(place, { notes: 'their notes' }, 'notes-changed');
    await session.editEntry(place, { notes: 'my notes' }, 'notes-changed', null, { notes: null });
    const stored = await readTour(id, device().user);
    expect(stored?.itinerary.find((entry) => entry.id === ella?.id)).toMatchObject({ notes: 'my notes' });
    expect(await conflicts()).toMatchObject([{ field: 'notes', value: 'their notes', by: 'theirs' }]);
  });

  it('own connection: merges duration and price of both devices', async () => {
    const { id, session, other } = await openTwice();
    const place = (tour: { itinerary: readonly object[] }) =>
      tour.itinerary.findIndex((entry) => 'connection_id' in entry && entry.connection_id === 'kandy_ella');
    const option = {
      key: 'bus::own-1:kandy:ella',
      type: 'bus' as const,
      duration: 3600,
      distance: null,
      price: 5,
      link: null,
      from: 'kandy',
      to: 'ella',
      own: true,
    };
    await session.editOwnConnection(place, { option }, 'kandy_ella');
    await other.editOwnConnection(
      place,
      { option: { ...option, price: 9 }, replaces: option.key, opened: option },
      'kandy_ella',
    );
    const key = 'train::own-1:kandy:ella';
    const change = {
      option: { ...option, key, type: 'train' as const, duration: 7200 },
      replaces: option.key,
    };
    await session.editOwnConnection(place, { ...change, opened: option }, 'kandy_ella');
    const stored = await readTour(id, device().user);
    expect(stored?.ownConnections['kandy_ella']).toEqual([
      { ...option, key, type: 'train', duration: 7200, price: 9 },
    ]);
    expect(stored?.itinerary.find(isConnection)).toMatchObject({ selectedKey: key });
    expect(await conflicts()).toEqual([]);
  });

  it('dragged stop: lands next to the stop it was dropped at although an earlier stop was removed', async () => {
    const { id, session, other } = await openTwice();
    const order = (session.getState().tour?.itinerary ?? []).filter(isStop).map((stop) => stop.id ?? null);
    await other.apply([{ op: 'remove', stop: 0 }], 'stop-removed');
    // Galle was dragged from the third position and dropped before Ella, which was second.
    await session.apply(moveDropped({ from: 2, to: 1 }, order), 'stop-moved', 'galle');
    const stored = (await readTour(id, device().user))?.itinerary.filter(isStop);
    expect(stored?.map(({ experience_id }) => experience_id)).toEqual(['galle', 'ella']);
    // Dragging a stop removed meanwhile has no effect.
    await session.apply(moveDropped({ from: 0, to: 2 }, order), 'stop-moved', 'kandy');
    expect(stops(session.getState())).toEqual(['galle', 'ella']);
  });
});

it('dropped place: lands between the two stops although an earlier stop was removed', async () => {
  const { session, other } = await openTwice();
  const order = stopIds(session.getState().tour);
  await other.apply([{ op: 'remove', stop: 0 }], 'stop-removed');
  await session.apply((tour) => [{ ...add('kandy'), at: currentDropPosition(tour, 2, order) }], 'stop-added');
  expect(stops(session.getState())).toEqual(['ella', 'kandy', 'galle']);
});

describe('tour deleted while it is open', () => {
  it('stays in the session with later edits and can be saved as a copy', async () => {
    const { id, session } = await openTwice();
    await deleteTour(id, device().user);
    await until(session, ({ deleted }) => deleted !== null && deleted !== undefined);
    expect(session.getState()).toMatchObject({ status: 'not-found', tour: null, saving: 'failed' });
    await session.edit({ notes: 'typed after the deletion' }, 'notes-changed', { notes: '' });
    expect(await readTour(id, device().user)).toBeNull();
    const copied = await session.saveCopy();
    if (!copied.ok) throw new Error(copied.code);
    expect(copied.value).not.toBe(id);
    const copy = await readTour(copied.value, device().user);
    expect(copy).toMatchObject({ notes: 'typed after the deletion', version: null, published: false });
    expect(copy?.itinerary.filter(isStop)).toHaveLength(3);
    expect(await readTour(id, device().user)).toBeNull();
  });

  it('keeps a change made during the deletion for the copy', async () => {
    const { id, session } = await openTwice();
    const [, saved] = await Promise.all([
      deleteTour(id, device().user),
      session.edit({ name: 'Coffee' }, 'renamed', { name: '' }),
    ]);
    expect(saved).toBeUndefined();
    await until(session, ({ deleted }) => deleted?.tour?.name === 'Coffee');
  });

  it('shows a restored tour again', async () => {
    const { id, session } = await openTwice();
    const row = await device().user.tours.get(id);
    const card = await device().user.cards.get(id);
    await deleteTour(id, device().user);
    await until(session, ({ deleted }) => deleted !== null && deleted !== undefined);
    if (!row || !card) throw new Error('no tour');
    await device().user.tours.put({ ...row, stamp: 'again' });
    await device().user.cards.put({ ...card, stamp: 'again' });
    const state = await until(session, ({ status }) => status === 'ready');
    expect(state.deleted ?? null).toBeNull();
  });
});
