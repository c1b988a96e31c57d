import assert from 'node:assert';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { isStop, type ItineraryEntry } from '../../../src/model/plan.ts';
import { tourSchema, type Tour } from '../../../src/model/schemas/tour.ts';
import { mergeTour } from '../../../worker/sync/documents/merge-tour.ts';
import { anyEdit, editTour, marksIn, stopId, tourOf } from '../../builders/edited-tours.ts';

/** `MERGE_CASES=100000` for a longer run. */
const CASES = Number(process.env['MERGE_CASES'] ?? 2_000);
vi.setConfig({ testTimeout: 60_000 + CASES * 20 });
const RUN = { numRuns: CASES, seed: 20_261_121, endOnFailure: true };

const edits = fc.array(anyEdit, { maxLength: 6 });
const twoDevices = fc
  .record({ stops: fc.nat(4), before: edits, mine: edits, theirs: edits })
  .map(({ stops, before, mine, theirs }) => {
    const base = editTour(tourOf(stops), before, 'B');
    return { base, local: editTour(base, mine, 'M'), remote: editTour(base, theirs, 'T') };
  });

function merged(base: Tour | null, local: Tour, remote: Tour): Tour {
  return mergeTour(base, local, remote).merged;
}

describe('[I9] laws of merge3 for tours', () => {
  it('identity: unchanged documents stay', () => {
    fc.assert(
      fc.property(twoDevices, ({ base }) => {
        assert.deepStrictEqual(mergeTour(base, base, base), { merged: base, conflicts: [] });
      }),
      RUN,
    );
  });

  it('one-sided: a change on one device is applied without a conflict', () => {
    fc.assert(
      fc.property(twoDevices, ({ base, local }) => {
        assert.deepStrictEqual(mergeTour(base, local, base), { merged: local, conflicts: [] });
        assert.deepStrictEqual(mergeTour(base, base, local), { merged: local, conflicts: [] });
      }),
      RUN,
    );
  });

  it('equal changes: merge3(b, x, x) = x', () => {
    fc.assert(
      fc.property(twoDevices, ({ base, local }) => {
        assert.deepStrictEqual(mergeTour(base, local, local), { merged: local, conflicts: [] });
        assert.deepStrictEqual(mergeTour(null, local, local), { merged: local, conflicts: [] });
      }),
      RUN,
    );
  });

  it('idempotent: merging a merged document changes nothing', () => {
    fc.assert(
      fc.property(twoDevices, ({ base, local, remote }) => {
        const once = merged(base, local, remote);
        assert.deepStrictEqual(merged(remote, once, remote), once);
        assert.deepStrictEqual(merged(remote, remote, once), once);
      }),
      RUN,
    );
  });

  it('no value lost: every entered value is in the tour or in the conflicts', () => {
    fc.assert(
      fc.property(twoDevices, ({ base, local, remote }) => {
        for (const [mine, theirs] of [
          [local, remote],
          [remote, local],
        ] as const) {
          const result = mergeTour(base, mine, theirs);
          const there = marksIn(result);
          const lost = [...marksIn(local), ...marksIn(remote)].filter((mark) => !there.has(mark));
          assert.deepStrictEqual(lost, []);
        }
      }),
      RUN,
    );
  });

  it('two devices converge in either order, also during further edits', () => {
    fc.assert(
      fc.property(twoDevices, edits, ({ base, local, remote }, later) => {
        // The server accepts the first; the second merges and pushes while the first is edited again.
        const second = merged(base, remote, local);
        const editedOn = editTour(local, later, 'M9');
        const first = merged(local, editedOn, second);
        assert.deepStrictEqual(merged(second, second, first), first);
        const ids = first.itinerary.filter(isStop).map(({ id }) => id);
        assert.strictEqual(new Set(ids).size, ids.length);
      }),
      RUN,
    );
  });

  it('the merged tour has a connection between all consecutive stops', () => {
    fc.assert(
      fc.property(twoDevices, ({ base, local, remote }) => {
        assert.deepStrictEqual(gaps(merged(base, local, remote).itinerary), []);
      }),
      RUN,
    );
  });
});

/** Gaps in an itinerary: entries that do not start where the previous one ends. */
function gaps(itinerary: readonly ItineraryEntry[]): string[] {
  let at: string | null = null;
  return itinerary.flatMap((entry) => {
    const [from, to] = isStop(entry)
      ? [entry.experience_id, entry.experience_id]
      : [entry.connection_id.split('_')[0] ?? '', entry.connection_id.split('_')[1] ?? ''];
    const gap = at !== null && at !== from ? [`${at} then ${from}`] : [];
    at = to;
    return gap;
  });
}

const BASE = tourOf(3);
const stops = (tour: Tour) => tour.itinerary.filter(isStop);

function withStop(tour: Tour, place: number, fields: Record<string, unknown>): Tour {
  const target = stops(tour)[place];
  return {
    ...tour,
    itinerary: tour.itinerary.map((entry) => (entry === target ? { ...entry, ...fields } : entry)),
  };
}

function withWay(tour: Tour, connectionId: string, fields: Record<string, unknown>): Tour {
  return {
    ...tour,
    itinerary: tour.itinerary.map((entry) =>
      !isStop(entry) && entry.connection_id === connectionId ? { ...entry, ...fields } : entry,
    ),
  };
}

/** Stops by number, with connections without fields between them. */
function inOrder(order: readonly number[]): Tour {
  const entries = order.flatMap((serial, index): ItineraryEntry[] => {
    const next = order[index + 1];
    const stop = { id: stopId(serial), experience_id: `place${serial}` };
    return next === undefined ? [stop] : [stop, { connection_id: `place${serial}_place${next}` }];
  });
  return { ...BASE, itinerary: entries };
}
const orderOf = (tour: Tour) => stops(tour).map(({ experience_id: key }) => Number(key.replace('place', '')));

describe('merge3 for tours', () => {
  it('two different names: the server’s stays, this device’s becomes a conflict', () => {
    expect(mergeTour(BASE, { ...BASE, name: 'Mine' }, { ...BASE, name: 'Theirs' })).toEqual({
      merged: { ...BASE, name: 'Theirs' },
      conflicts: [{ path: 'name', value: 'Mine', by: 'mine' }],
    });
  });

  it('keeps the nights of one stop and the notes of another, also of the same stop', () => {
    const local = withStop(BASE, 0, { nights: 3 });
    const remote = withStop(withStop(BASE, 0, { notes: 'sunrise' }), 2, { nights: 1 });
    const { merged: tour, conflicts } = mergeTour(BASE, local, remote);
    expect(stops(tour).map(({ nights, notes }) => [nights, notes])).toEqual([
      [3, 'sunrise'],
      [undefined, undefined],
      [1, undefined],
    ]);
    expect(conflicts).toEqual([]);
  });

  it.each([
    // base, mine, theirs, merged, why
    [
      [1, 2, 3],
      [1, 2, 3, 4],
      [3, 2, 1],
      [3, 4, 2, 1],
      'I kept the order: theirs, my stop after the one it follows',
    ],
    [
      [1, 2, 3],
      [3, 2, 1],
      [1, 2, 3, 4],
      [3, 4, 2, 1],
      'they kept the order: mine, their stop after the one it follows',
    ],
    [[1, 2, 3], [3, 2, 1], [2, 1, 3], [2, 1, 3], 'both changed it: theirs'],
    [[1, 2, 3], [1, 3], [1, 2, 3, 4], [1, 3, 4], 'what I removed unchanged stays away'],
    [[1, 2], [5, 1, 2], [6, 1, 2], [5, 6, 1, 2], 'two stops at the front'],
    [[1, 2, 3], [1], [2, 3], [], 'what either removed is gone'],
  ])('order %j, mine %j, theirs %j: %j (%s)', (base, mine, theirs, expected) => {
    const { merged: tour, conflicts } = mergeTour(inOrder(base), inOrder(mine), inOrder(theirs));
    expect(orderOf(tour)).toEqual(expected);
    // The overruled order becomes a notice (merge-notices.test.ts).
    expect(conflicts.filter(({ kind }) => kind !== 'order')).toEqual([]);
  });

  it('an edit of a stop wins over its removal on either device', () => {
    const removed = { ...inOrder([1, 3]) };
    const edited = withStop(inOrder([1, 2, 3]), 1, { notes: 'the bakery' });
    for (const [local, remote] of [
      [removed, edited],
      [edited, removed],
    ] as const) {
      const { merged: tour } = mergeTour(inOrder([1, 2, 3]), local, remote);
      expect(orderOf(tour)).toEqual([1, 2, 3]);
      expect(stops(tour)[1]?.notes).toBe('the bakery');
    }
  });

  it('a selected option becomes a conflict once a stop was inserted between', () => {
    const base = inOrder([1, 2]);
    const local = withWay(base, 'place1_place2', { selected: 1, selectedKey: 'train:main' });
    const { merged: tour, conflicts } = mergeTour(base, local, inOrder([1, 9, 2]));
    expect(orderOf(tour)).toEqual([1, 9, 2]);
    expect(conflicts).toEqual([
      {
        path: `itinerary/${stopId(1)}>${stopId(2)}/place1_place2`,
        value: { connection_id: 'place1_place2', selected: 1, selectedKey: 'train:main' },
        by: 'mine',
      },
    ]);
  });

  it('the index of an option follows its key', () => {
    const base = withWay(inOrder([1, 2]), 'place1_place2', { selected: 0, selectedKey: 'bus' });
    const local = withWay(base, 'place1_place2', { selected: 3, selectedKey: 'train' });
    const remote = withWay(base, 'place1_place2', { selected: 1, selectedKey: 'bus' });
    expect(mergeTour(base, local, remote)).toEqual({ merged: local, conflicts: [] });
    const other = withWay(base, 'place1_place2', { selected: 2, selectedKey: 'car' });
    expect(mergeTour(base, local, other)).toEqual({
      merged: other,
      conflicts: [
        { path: `itinerary/${stopId(1)}>${stopId(2)}/place1_place2/selectedKey`, value: 'train', by: 'mine' },
      ],
    });
  });

  it('stops that are adjacent for the first time get a connection without a selection', () => {
    const { merged: tour } = mergeTour(inOrder([1, 2, 3, 4]), inOrder([1, 3, 4]), inOrder([1, 2, 4]));
    expect(
      tour.itinerary.map((entry) => (isStop(entry) ? entry.experience_id : entry.connection_id)),
    ).toEqual(['place1', 'place1_place4', 'place4']);
  });

  const booking = (fields: Record<string, unknown>): Tour => {
    const [first, ...rest] = BASE.bookings?.accommodation ?? [];
    if (!first || !BASE.bookings) throw new Error('the tour has no bookings');
    return { ...BASE, bookings: { ...BASE.bookings, accommodation: [{ ...first, ...fields }, ...rest] } };
  };
  const firstBooking = (tour: Tour) => tour.bookings?.accommodation[0];

  it('a booking keeps its booked dates and price after the other device replanned', () => {
    const local = booking({ booked: true, price: 41, reference: 'HX-9' });
    const remote = booking({ arrival: '2027-03-01T18:00', plannedArrival: '2027-03-01T18:00', price: 30 });
    const { merged: tour, conflicts } = mergeTour(BASE, local, remote);
    expect(firstBooking(tour)).toMatchObject({
      booked: true,
      price: 41,
      reference: 'HX-9',
      arrival: '2027-01-10T18:00',
      plannedArrival: '2027-03-01T18:00',
    });
    expect(conflicts).toEqual([]);
  });

  it('merges fields that two devices entered for the same stay', () => {
    const local = booking({ name: 'Helga’s Folly', phone: '+94 81 223 4571', checkIn: '14:00' });
    const remote = booking({ address: '32 Frederick E. de Silva Mawatha', checkIn: '15:00' });
    const { merged: tour, conflicts } = mergeTour(BASE, local, remote);
    expect(firstBooking(tour)).toMatchObject({
      name: 'Helga’s Folly',
      phone: '+94 81 223 4571',
      address: '32 Frederick E. de Silva Mawatha',
      checkIn: '15:00',
    });
    expect(conflicts).toEqual([
      { path: 'bookings/accommodation/stay:place0/checkIn', value: '14:00', by: 'mine' },
    ]);
  });

  it('two paid prices: the server’s stays, this device’s becomes a conflict', () => {
    const local = booking({ booked: true, price: 41, notes: 'late arrival' });
    const { merged: tour, conflicts } = mergeTour(BASE, local, booking({ booked: true, price: 44 }));
    expect(firstBooking(tour)).toMatchObject({ booked: true, price: 44, notes: 'late arrival' });
    expect(conflicts).toEqual([{ path: 'bookings/accommodation/stay:place0/price', value: 41, by: 'mine' }]);
  });

  it('rebooked dates become a conflict where the other device canceled the booking', () => {
    const booked = booking({ booked: true });
    const back = booking({ booked: false });
    const anew = booking({ booked: true, arrival: '2027-03-01T18:00' });
    const path = 'bookings/accommodation/stay:place0/arrival';
    expect(mergeTour(booked, anew, back).conflicts).toEqual([
      { path, value: '2027-03-01T18:00', by: 'mine' },
    ]);
    const { merged: tour, conflicts } = mergeTour(booked, back, anew);
    expect(firstBooking(tour)).toMatchObject({ booked: false });
    expect(conflicts).toEqual([{ path, value: '2027-03-01T18:00', by: 'theirs' }]);
  });

  it('different booked dates become a conflict regardless of the planned ones', () => {
    const planned = booking({ booked: false });
    const mine = booking({ booked: true, arrival: '2027-03-02T10:00' });
    const theirs = booking({ booked: true, arrival: '2027-03-03T10:00' });
    const atPlanned = booking({ booked: true });
    const date = (tour: Tour) => firstBooking(tour)?.['arrival'];
    for (const base of [null, planned]) {
      for (const [local, remote] of [
        [mine, theirs],
        [mine, atPlanned],
        [atPlanned, theirs],
      ] as const) {
        const { merged: tour, conflicts } = mergeTour(base, local, remote);
        expect(date(tour)).toBe(date(remote));
        expect(conflicts).toMatchObject([{ value: date(local), by: 'mine' }]);
      }
    }
    expect(mergeTour(null, mine, mine).conflicts).toEqual([]);
  });

  it('dates that are not booked are no conflict', () => {
    const { conflicts } = mergeTour(
      BASE,
      booking({ arrival: '2027-03-01T18:00', price: 31, nights: 2 }),
      booking({ arrival: '2027-04-01T18:00', price: 32, nights: 3 }),
    );
    expect(conflicts).toEqual([]);
  });

  it('the merged tour is a valid tour', () => {
    const { merged: tour } = mergeTour(BASE, withStop(BASE, 1, { nights: 2 }), { ...BASE, name: 'x' });
    expect(tourSchema.safeParse(tour).success).toBe(true);
  });
});
