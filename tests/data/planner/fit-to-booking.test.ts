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

describe('fitToBooking', () => {
  it('starts from the expected plan', async () => {
    expect(stays(await tour())).toEqual([
      ['kandy', '2027-01-10', '2027-01-11'],
      ['ella', '2027-01-11', '2027-01-13'],
      ['galle', '2027-01-13', '2027-01-14'],
    ]);
  });

  it('restores the booked number of nights', async () => {
    const session = await tour();
    await session.editBooking('stay:ella#1', { booked: true });
    await nights(session, 2, 4);
    expect(warnings(session)).toEqual([{ code: 'booking-date-mismatch', uid: 'stay:ella#1' }]);
    expect(await session.fitToBooking('stay:ella#1')).toBe(true);
    expect(warnings(session)).toEqual([]);
    expect(stays(session)[1]).toEqual(['ella', '2027-01-11', '2027-01-13']);
    expect(session.getState().lastChange).toMatchObject({ name: 'plan-fitted', subject: 'stay:ella#1' });
  });

  it('takes surplus nights from the previous stop', async () => {
    const session = await tour();
    await session.editBooking('stay:galle#1', { booked: true });
    await nights(session, 0, 3);
    expect(stays(session)[2]).toEqual(['galle', '2027-01-15', '2027-01-16']);
    expect(await session.fitToBooking('stay:galle#1')).toBe(true);
    expect(stays(session)[2]).toEqual(['galle', '2027-01-13', '2027-01-14']);
    expect(warnings(session)).toEqual([]);
    expect(session.getState().tour?.startDate).toBe('2027-01-10');
  });

  it('moves the start date when no earlier stop has nights to give', async () => {
    const session = await tour();
    await session.editBooking('stay:kandy#1', { booked: true });
    await session.edit({ startDate: '2027-01-14' }, 'dates-changed');
    expect(warnings(session)).toHaveLength(1);
    expect(await session.fitToBooking('stay:kandy#1')).toBe(true);
    expect(session.getState().tour?.startDate).toBe('2027-01-10');
    expect(warnings(session)).toEqual([]);
  });

  it('moves the start date instead of nights when all bookings are off by the same days', async () => {
    const session = await tour();
    for (const key of ['kandy', 'ella', 'galle'])
      await session.editBooking(`stay:${key}#1`, { booked: true });
    await session.edit({ startDate: '2027-01-12' }, 'dates-changed');
    expect(warnings(session)).toHaveLength(3);
    expect(await session.fitToBooking('stay:galle#1')).toBe(true);
    expect(warnings(session)).toEqual([]);
    expect(session.getState().tour?.startDate).toBe('2027-01-10');
  });

  it('keeps a later booking on its dates when a stop in between can give nights', async () => {
    const session = await tour();
    await nights(session, 2, 3);
    await session.editBooking('stay:galle#1', { booked: true });
    await session.editBooking('transport:kandy_ella#1', { booked: true });
    // The bus and Galle are now a day late.
    await nights(session, 0, 2);
    expect(warnings(session)).toHaveLength(2);
    await session.editBooking('transport:kandy_ella#1', { adoptPlannedDates: true });
    expect(await session.fitToBooking('stay:galle#1')).toBe(true);
    // Ella gives the night, and the bus keeps its booked date.
    expect(stays(session)).toEqual([
      ['kandy', '2027-01-10', '2027-01-12'],
      ['ella', '2027-01-12', '2027-01-14'],
      ['galle', '2027-01-14', '2027-01-15'],
    ]);
    expect(warnings(session)).toEqual([]);
  });

  it('keeps a later booking on its dates by giving the freed nights to a stop in between', async () => {
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

  it('does not correct a later booking that already mismatched', async () => {
    const session = await tour();
    await session.editBooking('stay:kandy#1', { booked: true });
    await session.editBooking('stay:galle#1', { booked: true });
    // Galle is two days late because of Ella, and two more because of Kandy.
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

  it('adds a night to an earlier overnight stop rather than to a day trip', async () => {
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

  it('sets the start date of a tour without one', async () => {
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

  it('is undone in one step', async () => {
    const session = await tour();
    await session.editBooking('stay:galle#1', { booked: true });
    await nights(session, 0, 3);
    await session.fitToBooking('stay:galle#1');
    await session.undo();
    expect(stays(session)[2]).toEqual(['galle', '2027-01-15', '2027-01-16']);
  });

  it('changes nothing for a booking of a removed stop', async () => {
    const session = await tour();
    await session.editBooking('stay:galle#1', { booked: true });
    await session.apply([{ op: 'remove', stop: 2 }], 'stop-removed');
    const before = session.getState().tour;
    expect(await session.fitToBooking('stay:galle#1')).toBe(false);
    expect(session.getState().tour).toBe(before);
  });
});

describe('fitToBooking for return flights', () => {
  /** From Frankfurt through Colombo to Kandy and Ella and back, with a flight of ten hours each way. */
  async function tourWithFlights(): Promise<PlannerSession> {
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

  it('matches both dates by moving the start date and changing nights', async () => {
    const session = await tourWithFlights();
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

  it('a flight leaves at the times typed for it, and the plan follows', async () => {
    const session = await tourWithFlights();
    const [out, back] = [booked(session)?.plannedDate, booked(session)?.plannedReturnDate];
    const date = `${out?.slice(0, 10)}T05:40`;
    const dateReturn = `${back?.slice(0, 10)}T23:05`;
    await session.editBooking(uid, {
      booked: true,
      date,
      dateReturn,
      airline: 'SriLankan',
      flightNumber: 'UL 554',
    });
    expect(booked(session)).toMatchObject({
      date,
      plannedDate: date,
      dateReturn,
      plannedReturnDate: dateReturn,
      airline: 'SriLankan',
      flightNumber: 'UL 554',
    });
    expect(warnings(session)).not.toContainEqual({ code: 'booking-date-mismatch', uid });
    const departures = session
      .getState()
      .plan?.timeline.flatMap((entry) => (entry.timelineType === 'connection' ? [entry.departureTime] : []));
    expect(departures?.filter((time) => time !== null)).toEqual(['05:40', '23:05']);
    await session.undo();
    expect(booked(session)).toMatchObject({ booked: false, plannedDate: out, plannedReturnDate: back });
  });

  it('a flight typed for another day warns, and adjusting the plan keeps its time', async () => {
    const session = await tourWithFlights();
    expect(booked(session)?.plannedDate).toContain('2027-01-10');
    const dateReturn = '2027-01-18T11:10';
    await session.editBooking(uid, { booked: true, date: '2027-01-12T21:30', dateReturn });
    expect(warnings(session)).toContainEqual({ code: 'booking-date-mismatch', uid });
    expect(await session.fitToBooking(uid)).toBe(true);
    expect(booked(session)).toMatchObject({
      plannedDate: '2027-01-12T21:30',
      plannedReturnDate: dateReturn,
    });
  });

  it('pins the time again where the plan leaves half an hour later', async () => {
    const session = await tourWithFlights();
    await session.editBooking(uid, { booked: true, date: '2027-01-10T12:00' });
    await session.apply([{ op: 'setDeparture', entry: 0, departureTime: '12:30' }], 'departure-changed');
    expect(warnings(session)).toContainEqual({ code: 'booking-date-mismatch', uid });
    expect(await session.fitToBooking(uid)).toBe(true);
    expect(booked(session)).toMatchObject({ date: '2027-01-10T12:00', plannedDate: '2027-01-10T12:00' });
  });

  it('restores the return journey', async () => {
    const session = await tourWithFlights();
    await session.editBooking(uid, { booked: true });
    await session.apply([{ op: 'returnJourney', on: false }], 'return-journey');
    expect(warnings(session)).toContainEqual({ code: 'booking-date-mismatch', uid });
    expect(await session.fitToBooking(uid)).toBe(true);
    expect(warnings(session)).not.toContainEqual({ code: 'booking-date-mismatch', uid });
    expect(booked(session)?.plannedReturnDate).not.toBeNull();
  });

  it('adopting planned dates without a return journey removes the return date', async () => {
    const session = await tourWithFlights();
    await session.editBooking(uid, { booked: true });
    expect(booked(session)).toHaveProperty('dateReturn');
    await session.apply([{ op: 'returnJourney', on: false }], 'return-journey');
    await session.editBooking(uid, { adoptPlannedDates: true });
    expect(booked(session)).not.toHaveProperty('dateReturn');
    expect(warnings(session)).not.toContainEqual({ code: 'booking-date-mismatch', uid });
  });
});

describe('booked stay', () => {
  it('adopts the planned dates', async () => {
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

  it('gets its estimate back when the paid price is removed', async () => {
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
