import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import type { PlannerSession } from '../../../src/data/planner/planner-state.ts';
import type { ConnectionOption } from '../../../src/model/schemas/connection-option.ts';
import { wholeEngine } from './engine-on-channel.ts';
import { devicePerTest } from './planner-device.ts';

const device = devicePerTest();

/** Kandy 1 night, Ella 2, Galle 1, each three hours of bus apart; from the 10th of January. */
async function tour(startDate: string | null = '2027-01-10'): Promise<PlannerSession> {
  const { session } = await device().openNew();
  const add = ['kandy', 'ella', 'galle'].map((key) => ({ op: 'add', experience_id: key }) as const);
  await session.apply(add, 'stop-added');
  if (startDate !== null) await session.edit({ startDate }, 'dates-changed');
  return session;
}

const stays = (session: PlannerSession) =>
  (session.getState().plan?.bookings.accommodation ?? []).map((stay) => [
    stay.exp_key,
    stay.plannedArrival?.slice(0, 10),
    stay.plannedDeparture?.slice(0, 10),
  ]);
const warnings = (session: PlannerSession) => session.getState().plan?.warnings;
const nights = (session: PlannerSession, index: number, count: number) =>
  session.apply([{ op: 'setNights', entry: index, nights: count }], 'nights-changed');

describe('a plan that is fitted to a booking', () => {
  it('begins as the test reckons', async () => {
    expect(stays(await tour())).toEqual([
      ['kandy', '2027-01-10', '2027-01-11'],
      ['ella', '2027-01-11', '2027-01-13'],
      ['galle', '2027-01-13', '2027-01-14'],
    ]);
  });

  it('gives the stay the nights that were booked', async () => {
    const session = await tour();
    await session.editBooking('stay:ella#1', { booked: true });
    await nights(session, 2, 4);
    expect(warnings(session)).toEqual([{ code: 'booking-date-mismatch', uid: 'stay:ella#1' }]);
    expect(await session.fitToBooking('stay:ella#1')).toBe(true);
    expect(warnings(session)).toEqual([]);
    expect(stays(session)[1]).toEqual(['ella', '2027-01-11', '2027-01-13']);
    expect(session.getState().lastChange).toMatchObject({ name: 'plan-fitted', subject: 'stay:ella#1' });
  });

  it('takes the night from the stop before that made the days wrong', async () => {
    const session = await tour();
    await session.editBooking('stay:galle#1', { booked: true });
    await nights(session, 0, 3);
    expect(stays(session)[2]).toEqual(['galle', '2027-01-15', '2027-01-16']);
    expect(await session.fitToBooking('stay:galle#1')).toBe(true);
    expect(stays(session)[2]).toEqual(['galle', '2027-01-13', '2027-01-14']);
    expect(warnings(session)).toEqual([]);
    expect(session.getState().tour?.startDate).toBe('2027-01-10');
  });

  it('moves the first day where no stop before can give a night', async () => {
    const session = await tour();
    await session.editBooking('stay:kandy#1', { booked: true });
    await session.edit({ startDate: '2027-01-14' }, 'dates-changed');
    expect(warnings(session)).toHaveLength(1);
    expect(await session.fitToBooking('stay:kandy#1')).toBe(true);
    expect(session.getState().tour?.startDate).toBe('2027-01-10');
    expect(warnings(session)).toEqual([]);
  });

  it('moves the first day rather than nights where several bookings are a day off', async () => {
    const session = await tour();
    for (const key of ['kandy', 'ella', 'galle'])
      await session.editBooking(`stay:${key}#1`, { booked: true });
    await session.edit({ startDate: '2027-01-12' }, 'dates-changed');
    expect(warnings(session)).toHaveLength(3);
    expect(await session.fitToBooking('stay:galle#1')).toBe(true);
    expect(warnings(session)).toEqual([]);
    expect(session.getState().tour?.startDate).toBe('2027-01-10');
  });

  it('leaves a later booking on its days where a stop in between can give the night', async () => {
    const session = await tour();
    await nights(session, 2, 3);
    await session.editBooking('stay:galle#1', { booked: true });
    await session.editBooking('transport:kandy_ella#1', { booked: true });
    // The bus is a day later now, and so is Galle.
    await nights(session, 0, 2);
    expect(warnings(session)).toHaveLength(2);
    await session.editBooking('transport:kandy_ella#1', { adoptPlannedDates: true });
    expect(await session.fitToBooking('stay:galle#1')).toBe(true);
    // Ella gives the night, and the bus stays where it was booked.
    expect(stays(session)).toEqual([
      ['kandy', '2027-01-10', '2027-01-12'],
      ['ella', '2027-01-12', '2027-01-14'],
      ['galle', '2027-01-14', '2027-01-15'],
    ]);
    expect(warnings(session)).toEqual([]);
  });

  it('keeps a booking behind it on its days: the stop in between takes the nights that became free', async () => {
    const session = await tour();
    await session.editBooking('stay:kandy#1', { booked: true });
    await nights(session, 0, 3);
    await session.editBooking('stay:galle#1', { booked: true });
    expect(warnings(session)).toEqual([{ code: 'booking-date-mismatch', uid: 'stay:kandy#1' }]);
    expect(await session.fitToBooking('stay:kandy#1')).toBe(true);
    expect(stays(session)).toEqual([
      ['kandy', '2027-01-10', '2027-01-11'],
      ['ella', '2027-01-11', '2027-01-15'],
      ['galle', '2027-01-15', '2027-01-16'],
    ]);
    expect(warnings(session)).toEqual([]);
  });

  it('leaves a later booking that was wrong before as it is', async () => {
    const session = await tour();
    await session.editBooking('stay:kandy#1', { booked: true });
    await session.editBooking('stay:galle#1', { booked: true });
    // Galle is two days late by Ella, and two more by Kandy.
    await nights(session, 2, 4);
    await nights(session, 0, 3);
    expect(warnings(session)).toHaveLength(2);
    expect(await session.fitToBooking('stay:kandy#1')).toBe(true);
    expect(stays(session)).toEqual([
      ['kandy', '2027-01-10', '2027-01-11'],
      ['ella', '2027-01-11', '2027-01-15'],
      ['galle', '2027-01-15', '2027-01-16'],
    ]);
    expect(warnings(session)).toEqual([{ code: 'booking-date-mismatch', uid: 'stay:galle#1' }]);
  });

  it('adds a night where nights are spent before it makes a stay of a day trip', async () => {
    const session = await tour();
    await nights(session, 2, 0);
    await nights(session, 0, 3);
    await session.editBooking('stay:galle#1', { booked: true });
    const before = session.getState().plan?.timeline.map((entry) => entry.nights);
    await nights(session, 0, 1);
    expect(warnings(session)).toEqual([{ code: 'booking-date-mismatch', uid: 'stay:galle#1' }]);
    expect(await session.fitToBooking('stay:galle#1')).toBe(true);
    expect(session.getState().plan?.timeline.map((entry) => entry.nights)).toEqual(before);
    expect(warnings(session)).toEqual([]);
  });

  it('gives a tour without a first day the one that the booking needs', async () => {
    const session = await tour(null);
    // Four weeks from the 20th of November.
    expect(stays(session)[0]?.[1]).toBe('2026-12-18');
    await session.editBooking('stay:ella#1', { booked: true });
    await session.edit({ startDate: '2027-01-01' }, 'dates-changed');
    await session.edit({ startDate: null }, 'dates-changed');
    await nights(session, 0, 2);
    expect(await session.fitToBooking('stay:ella#1')).toBe(true);
    expect(session.getState().tour?.startDate).toBe('2026-12-17');
    expect(warnings(session)).toEqual([]);
  });

  it('is one step of undo', async () => {
    const session = await tour();
    await session.editBooking('stay:galle#1', { booked: true });
    await nights(session, 0, 3);
    await session.fitToBooking('stay:galle#1');
    await session.undo();
    expect(stays(session)[2]).toEqual(['galle', '2027-01-15', '2027-01-16']);
  });

  it('changes nothing for a booking that the plan has left', async () => {
    const session = await tour();
    await session.editBooking('stay:galle#1', { booked: true });
    await session.apply([{ op: 'remove', stop: 2 }], 'stop-removed');
    const before = session.getState().tour;
    expect(await session.fitToBooking('stay:galle#1')).toBe(false);
    expect(session.getState().tour).toBe(before);
  });
});

describe('flights that are booked there and back', () => {
  /** From Frankfurt through Colombo to Kandy and Ella and back, with a flight of ten hours each way. */
  async function flown(): Promise<PlannerSession> {
    const { session } = await device().openNew(wholeEngine());
    const add = ['kandy', 'ella'].map((key) => ({ op: 'add', experience_id: key }) as const);
    await session.apply(add, 'stop-added');
    await session.edit({ startDate: '2027-01-10', homeAirport: 'FRA' }, 'dates-changed');
    await session.apply([{ op: 'setAirport', airport: 'FRA', gateway: 'CMB' }], 'airport-changed');
    const fly: ConnectionOption = {
      key: 'flight::own:FRA:CMB',
      type: 'flight',
      duration: 36_000,
      price: 400,
      flight: { origin: 'FRA', destination: 'CMB' },
    };
    await session.edit({ ownConnections: { FRA_CMB: [fly] } }, 'own-connection');
    await session.apply([{ op: 'returnJourney', on: true }], 'return-journey');
    return session;
  }
  const uid = 'flight:FRA_CMB#1';
  const booked = (session: PlannerSession) => session.getState().plan?.bookings.flights[0];

  it('are met again on both days: by the first day, and by the nights in between', async () => {
    const session = await flown();
    await session.editBooking(uid, { booked: true });
    const { date, dateReturn } = booked(session) ?? {};
    await session.edit({ startDate: '2027-01-13' }, 'dates-changed');
    await session.apply([{ op: 'adjustDays', days: 9 }], 'days-adjusted');
    expect(warnings(session)).toContainEqual({ code: 'booking-date-mismatch', uid });
    expect(await session.fitToBooking(uid)).toBe(true);
    expect(booked(session)).toMatchObject({ date, dateReturn });
    expect(booked(session)?.plannedDate?.slice(0, 10)).toBe(date?.slice(0, 10));
    expect(booked(session)?.plannedReturnDate?.slice(0, 10)).toBe(dateReturn?.slice(0, 10));
    expect(session.getState().tour?.startDate).toBe('2027-01-10');
  });

  it('bring the way home back into the plan', async () => {
    const session = await flown();
    await session.editBooking(uid, { booked: true });
    await session.apply([{ op: 'returnJourney', on: false }], 'return-journey');
    expect(warnings(session)).toContainEqual({ code: 'booking-date-mismatch', uid });
    expect(await session.fitToBooking(uid)).toBe(true);
    expect(warnings(session)).not.toContainEqual({ code: 'booking-date-mismatch', uid });
    expect(booked(session)?.plannedReturnDate).not.toBeNull();
  });

  it('rebooked without the way home, keep no return date', async () => {
    const session = await flown();
    await session.editBooking(uid, { booked: true });
    expect(booked(session)).toHaveProperty('dateReturn');
    await session.apply([{ op: 'returnJourney', on: false }], 'return-journey');
    await session.editBooking(uid, { adoptPlannedDates: true });
    expect(booked(session)).not.toHaveProperty('dateReturn');
    expect(warnings(session)).not.toContainEqual({ code: 'booking-date-mismatch', uid });
  });
});

describe('what is booked', () => {
  it('rebooked, has the days of the plan', async () => {
    const session = await tour();
    await session.editBooking('stay:ella#1', { booked: true });
    await session.edit({ startDate: '2027-01-12' }, 'dates-changed');
    expect(warnings(session)).toHaveLength(1);
    await session.editBooking('stay:ella#1', { adoptPlannedDates: true });
    expect(warnings(session)).toEqual([]);
    const stay = session.getState().plan?.bookings.accommodation[1];
    expect(stay).toMatchObject({
      booked: true,
      arrival: '2027-01-13T11:00',
      plannedArrival: '2027-01-13T11:00',
    });
  });

  it('has its estimate again when the price paid is taken away', async () => {
    const session = await tour();
    const price = () => session.getState().plan?.bookings.accommodation[1]?.price;
    const estimate = price();
    await session.editBooking('stay:ella#1', { booked: true });
    await session.editBooking('stay:ella#1', { price: 99 });
    expect(price()).toBe(99);
    await session.editBooking('stay:ella#1', { price: null });
    expect(price()).toBe(estimate);
    expect(session.getState().plan?.bookings.accommodation[1]).not.toHaveProperty('priceEdited');
  });
});
