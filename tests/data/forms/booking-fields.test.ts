import { describe, expect, it } from 'vitest';
import { changeBooking, editBookings } from '../../../src/data/planner/change-booking.ts';
import {
  bookingConflicts,
  entryConflicts,
  stayConflicts,
  writtenFields,
} from '../../../src/data/forms/planner-conflicts.ts';
import type { BookingPatch } from '../../../src/data/planner/planner-state.ts';
import type { BookingBase, Bookings } from '../../../src/model/plan.ts';
import { stopId } from '../../builders/edited-tours.ts';
import { blankTour } from '../../faults/sim/sim-edits.ts';

const TOUR = blankTour(stopId(1), 2, 'M1');
const NONE: Bookings = { accommodation: [], flights: [], transport: [] };
const BOOKINGS = TOUR.bookings ?? NONE;
const [STAY, FLIGHT, RIDE] = ['stay:place0', 'flight:FRA_CMB', 'ride:place0_place1'] as const;

const named = ({ accommodation, flights, transport }: Bookings, uid: string): BookingBase | undefined =>
  [...accommodation, ...flights, ...transport].find((booking) => booking.uid === uid);
const edited = (uid: string, patch: BookingPatch, bookings = BOOKINGS) =>
  named(editBookings(bookings, uid, patch), uid);

describe('editing a booking', () => {
  it.each([STAY, FLIGHT, RIDE])('changes only the booking %s', (uid) => {
    const changed = editBookings(BOOKINGS, uid, { reference: 'R', booked: true });
    expect(named(changed, uid)).toEqual({ ...named(BOOKINGS, uid), reference: 'R', booked: true });
    for (const other of [STAY, 'stay:place1', FLIGHT, RIDE].filter((one) => one !== uid)) {
      expect(named(changed, other)).toBe(named(BOOKINGS, other));
    }
  });

  it('leaves the bookings unchanged for an unknown uid', () => {
    expect(editBookings(BOOKINGS, 'unknown', { booked: true, adoptPlannedDates: true })).toEqual(BOOKINGS);
  });

  it.each([
    [{ price: 12 }, 12, true],
    [{ price: 0 }, 0, true],
    [{ price: null }, null, undefined],
    [{ amount: 90, currency: 'EUR', rate: 0.9 }, 100, true],
    [{ amount: 90, currency: 'USD', rate: 0.9 }, 90, true],
    [{ amount: 90, currency: 'USD' }, 90, true],
    [{ amount: 90, currency: 'EUR', rate: 0.9, price: 7 }, 7, true],
    [{ amount: null }, null, undefined],
    // Without a rate it cannot be converted to USD.
    [{ amount: 90, currency: 'EUR' }, 30, undefined],
    [{ amount: 90, currency: 'EUR', rate: 0 }, 30, undefined],
    [{ notes: 'x' }, 30, undefined],
  ] satisfies [BookingPatch, number | null, boolean | undefined][])(
    'with %o sets the price to %s',
    (patch, price, isEdited) => {
      const booking = edited(STAY, patch);
      expect([booking?.price, booking?.priceEdited]).toEqual([price, isEdited]);
    },
  );

  it('clears existing notes to an empty string and keeps missing notes null', () => {
    expect(edited(STAY, { notes: 'late' })?.notes).toBe('late');
    const noted = editBookings(BOOKINGS, STAY, { notes: 'late' });
    expect(edited(STAY, { notes: '' }, noted)?.notes).toBe('');
    expect(edited(STAY, { notes: null }, noted)?.notes).toBe('');
    expect(edited(STAY, { notes: '' })?.notes).toBeNull();
    expect(edited(STAY, { booked: true }, noted)?.notes).toBe('late');
  });

  it('adopts the planned dates on request', () => {
    const [stay] = BOOKINGS.accommodation;
    const [flight] = BOOKINGS.flights;
    const [ride] = BOOKINGS.transport;
    if (!stay || !flight || !ride) throw new Error('a booking is missing');
    const moved: Bookings = {
      accommodation: [{ ...stay, plannedArrival: '2028-01-01T10:00', plannedDeparture: '2028-01-02T10:00' }],
      flights: [{ ...flight, plannedDate: '2028-01-03T10:00', plannedReturnDate: '2028-01-04T10:00' }],
      transport: [{ ...ride, plannedDate: '2028-01-05T10:00' }],
    };
    const adopt = { adoptPlannedDates: true };
    expect(edited(STAY, adopt, moved)).toMatchObject({
      arrival: '2028-01-01T10:00',
      departure: '2028-01-02T10:00',
    });
    expect(edited(FLIGHT, adopt, moved)).toMatchObject({
      date: '2028-01-03T10:00',
      dateReturn: '2028-01-04T10:00',
    });
    expect(edited(RIDE, adopt, moved)).toMatchObject({ date: '2028-01-05T10:00' });
    for (const uid of [STAY, FLIGHT, RIDE]) {
      expect(edited(uid, adopt, moved)).not.toHaveProperty('adoptPlannedDates');
      expect(edited(uid, { booked: true }, moved)).toEqual({ ...named(moved, uid), booked: true });
    }
    // One-way: the return flight is no longer planned.
    const oneWay = { ...moved, flights: [{ ...flight, plannedReturnDate: null, plannedDate: null }] };
    expect(edited(FLIGHT, adopt, oneWay)).toMatchObject({ date: flight.date });
    expect(edited(FLIGHT, adopt, oneWay)).not.toHaveProperty('dateReturn');
    const unplanned = {
      ...NONE,
      accommodation: [{ ...stay, plannedArrival: null, plannedDeparture: null }],
      transport: [{ ...ride, plannedDate: null }],
    };
    expect(edited(STAY, adopt, unplanned)).toMatchObject({
      arrival: stay.arrival,
      departure: stay.departure,
    });
    expect(edited(RIDE, adopt, unplanned)).toMatchObject({ date: ride.date });
  });

  it('replaces a removed price by the estimate of an unbooked plan', async () => {
    const planned: unknown[] = [];
    const planner = (price: number | null) => ({
      plan: (edit: { tour: typeof TOUR }) => {
        planned.push(edit.tour.bookings && named(edit.tour.bookings, STAY)?.booked);
        const bookings = { rentals: [], ...editBookings(BOOKINGS, STAY, { price: price ?? 0 }) };
        return Promise.resolve(price === null ? { code: 'failed' } : { tour: edit.tour, plan: { bookings } });
      },
    });
    const change = (patch: BookingPatch, price: number | null, tour = TOUR) =>
      changeBooking(tour, STAY, patch, planner(price) as never);
    const estimated = await change({ price: null, booked: true }, 44);
    expect(named(estimated?.tour.bookings ?? NONE, STAY)).toMatchObject({ booked: true, price: 44 });
    expect(named(estimated?.tour.bookings ?? NONE, 'stay:place1')?.price).toBe(30);
    expect([estimated?.ops, planned]).toEqual([[], [false]]);
    const unpriced = await change({ price: null, booked: true }, null);
    expect(named(unpriced?.tour.bookings ?? NONE, STAY)).toMatchObject({ booked: true, price: null });
    planned.length = 0;
    expect((await change({ price: 5 }, 44))?.tour.bookings).toEqual(
      editBookings(BOOKINGS, STAY, { price: 5 }),
    );
    expect(planned).toEqual([]);
    expect(await change({ price: 5 }, 44, { ...TOUR, bookings: null })).toBeNull();
  });
});

describe('conflicts of planner forms', () => {
  const opened = writtenFields({
    ...named(BOOKINGS, STAY),
    uid: STAY,
    booked: false,
    notes: '',
    price: 30,
  } as never);

  it('writtenFields drops an estimated price and empty notes', () => {
    expect(opened).toMatchObject({ booked: false, notes: null, price: null });
    const written = { uid: STAY, booked: false, notes: 'x', price: 30, priceEdited: true, reference: 'R' };
    expect(writtenFields(written as never)).toMatchObject({ price: 30, notes: 'x', reference: 'R' });
    expect(writtenFields({ ...written, priceEdited: false, booked: true } as never).price).toBe(30);
  });

  it.each([
    ['accommodation', STAY],
    ['flights', FLIGHT],
    ['transport', RIDE],
  ])('booking of %s: returns values another device wrote meanwhile, with their path', (kind, uid) => {
    const now = editBookings(BOOKINGS, uid, { notes: 'theirs', reference: 'kept' });
    const changes = { notes: 'mine', adoptPlannedDates: true };
    expect(bookingConflicts(now, uid, { opened, changes })).toEqual([
      { path: `bookings/${kind}/${uid}/notes`, value: 'theirs', by: 'theirs' },
    ]);
    expect(bookingConflicts(BOOKINGS, uid, { opened, changes })).toEqual([]);
    expect(bookingConflicts(now, uid, { opened: null, changes })).toEqual([]);
    expect(bookingConflicts(null, uid, { opened, changes })).toEqual([]);
    expect(bookingConflicts(now, 'unknown', { opened, changes })).toEqual([]);
  });

  const stopAt = TOUR.itinerary.findIndex((entry) => entry['id'] === stopId(0));
  const connectionAt = TOUR.itinerary.findIndex((entry) => entry['connection_id'] === 'place0_place1');
  const withEntry = (index: number, fields: object) =>
    TOUR.itinerary.map((entry, at) => (at === index ? { ...entry, ...fields } : entry));

  it('stop or connection: returns changed notes and the changed "just hotel" mark', () => {
    const edit = { opened: { notes: null, justHotel: false }, changes: { notes: 'mine', justHotel: true } };
    expect(entryConflicts(withEntry(stopAt, { notes: 'theirs' }), stopAt, edit)).toEqual([
      { path: `itinerary/${stopId(0)}/notes`, value: 'theirs', by: 'theirs' },
    ]);
    expect(entryConflicts(withEntry(stopAt, { notes: '' }), stopAt, edit)).toEqual([]);
    expect(entryConflicts(TOUR.itinerary, stopAt, edit)).toEqual([]);
    const connection = `itinerary/${stopId(0)}>${stopId(1)}/place0_place1`;
    const unchanged = { opened: { justHotel: true }, changes: { justHotel: true } };
    expect(entryConflicts(withEntry(connectionAt, { justHotel: false }), connectionAt, unchanged)).toEqual([
      { path: `${connection}/justHotel`, value: false, by: 'theirs' },
    ]);
    expect(entryConflicts(withEntry(connectionAt, { justHotel: true }), connectionAt, edit)).toEqual([]);
    expect(entryConflicts(TOUR.itinerary, 99, edit)).toEqual([]);
  });

  it('stay: returns nights and duration that differ from those at the start', () => {
    const now = withEntry(stopAt, { experience_id: 'place0', nights: 4, duration: 30 });
    expect(stayConflicts(now, stopAt, { experience_id: 'place0', nights: 2, duration: null })).toEqual([
      { path: `itinerary/${stopId(0)}/duration`, value: 30, by: 'theirs' },
      { path: `itinerary/${stopId(0)}/nights`, value: 4, by: 'theirs' },
    ]);
    expect(stayConflicts(now, stopAt, { experience_id: 'place0', nights: 4, duration: 30 })).toEqual([]);
    expect(
      stayConflicts(TOUR.itinerary, stopAt, { experience_id: 'place0', nights: 2, duration: null }),
    ).toEqual([{ path: `itinerary/${stopId(0)}/nights`, value: null, by: 'theirs' }]);
    // A missing field equals null.
    expect(stayConflicts(withEntry(stopAt, { nights: null }), stopAt, { experience_id: 'place0' })).toEqual(
      [],
    );
    expect(stayConflicts(TOUR.itinerary, 99, { experience_id: 'place0', nights: 2, duration: null })).toEqual(
      [],
    );
  });
});
