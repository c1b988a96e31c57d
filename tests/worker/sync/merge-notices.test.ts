import 'fake-indexeddb/auto';
import assert from 'node:assert';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { takeMine } from '../../../src/data/sync/conflicts.ts';
import { addTour } from '../../../src/data/tours/tours.ts';
import { noteConflicts } from '../../../src/data/forms/note-conflicts.ts';
import { UserDb } from '../../../src/data/storage/user-db.ts';
import { reorderStops, withoutStop } from '../../../src/model/merge/arrange-stops.ts';
import type { Conflict } from '../../../src/model/merge/conflict.ts';
import { stopKey } from '../../../src/model/merge/entry-path.ts';
import { isStop, type ItineraryEntry } from '../../../src/model/plan.ts';
import type { Tour } from '../../../src/model/schemas/tour.ts';
import { mergeTour } from '../../../worker/sync/documents/merge-tour.ts';
import { anyEdit, editTour, stopId, tourOf } from '../../builders/edited-tours.ts';

const RUN = { numRuns: Number(process.env['MERGE_CASES'] ?? 1_000), seed: 20_261_122, endOnFailure: true };
const edits = fc.array(anyEdit, { maxLength: 6 });
const twoDevices = fc
  .record({ stops: fc.nat(5), mine: edits, theirs: edits })
  .map(({ stops, mine, theirs }) => {
    const base = tourOf(stops);
    return { base, local: editTour(base, mine, 'M'), remote: editTour(base, theirs, 'T') };
  });

const keys = ({ itinerary }: Tour) => itinerary.filter(isStop).map(stopKey);
const among = (list: readonly string[], others: readonly string[]) =>
  list.filter((key) => others.includes(key));
const notices = (conflicts: readonly Conflict[], kind: Conflict['kind']) =>
  conflicts.filter((conflict) => conflict.kind === kind);

const BASE = { ...tourOf(3), countries: ['sri-lanka', 'peru'] };
const move = (tour: Tour, from: number, to: number) =>
  editTour(tour, [{ kind: 'move-stop', at: from, to }], 'M');
const drop = (tour: Tour, at: number) => editTour(tour, [{ kind: 'remove-stop', at, to: 0 }], 'M');
function add(tour: Tour, serial: number, place: string): Tour {
  const [ways, last] = [tour.itinerary.slice(0, -2), tour.itinerary.slice(-2)];
  const from = tour.itinerary.findLast(isStop)?.experience_id ?? '';
  const entries: ItineraryEntry[] = [
    { connection_id: `${from}_${place}` },
    { id: stopId(serial), experience_id: place },
    { connection_id: `${place}_CMB` },
  ];
  return { ...tour, itinerary: [...ways, ...entries, ...last.slice(1)] };
}

describe('merge notices', () => {
  it('two orders: the server’s stays, the device’s gets a notice; equal orders get none', () => {
    const [mine, theirs] = [move(BASE, 0, 2), move(BASE, 2, 0)];
    const { merged, conflicts } = mergeTour(BASE, mine, theirs);
    expect(keys(merged)).toEqual(keys(theirs));
    expect(conflicts.filter(({ kind }) => kind !== undefined)).toEqual([
      { path: 'itinerary', value: keys(mine), by: 'mine', kind: 'order' },
    ]);
    expect(mergeTour(BASE, mine, mine).conflicts).toEqual([]);
    expect(notices(mergeTour(BASE, mine, BASE).conflicts, 'order')).toEqual([]);
  });

  it('the same place added on both devices', () => {
    const { merged, conflicts } = mergeTour(BASE, add(BASE, 70, 'ella'), add(BASE, 80, 'ella'));
    expect(keys(merged)).toHaveLength(5);
    expect(notices(conflicts, 'twice')).toMatchObject([{ path: `itinerary/${stopId(70)}`, by: 'mine' }]);
    expect(
      notices(mergeTour(BASE, add(BASE, 70, 'ella'), add(BASE, 80, 'galle')).conflicts, 'twice'),
    ).toEqual([]);
    const once = add(BASE, 70, 'ella');
    expect(mergeTour(BASE, once, once).conflicts).toEqual([]);
  });

  it('a removed country with a stop added there: the country stays', () => {
    const countryOf = (place: string) => (place === 'cusco' ? 'peru' : 'sri-lanka');
    const without = { ...BASE, countries: ['sri-lanka'] };
    for (const [mine, theirs, by] of [
      [without, add(BASE, 70, 'cusco'), 'mine'],
      [add(BASE, 70, 'cusco'), without, 'theirs'],
    ] as const) {
      const { merged, conflicts } = mergeTour(BASE, mine, theirs, countryOf);
      expect(merged.countries).toEqual(['sri-lanka', 'peru']);
      expect(conflicts).toEqual([{ path: 'countries/peru', value: null, by, kind: 'kept' }]);
    }
    const { merged, conflicts } = mergeTour(BASE, without, add(BASE, 70, 'ella'), countryOf);
    expect([merged.countries, conflicts]).toEqual([['sri-lanka'], []]);
  });

  it('a removed stop with a booked stay: the stop stays', () => {
    const at = 1;
    const [id = '', place] = [keys(BASE)[at], BASE.itinerary.filter(isStop)[at]?.experience_id];
    const [first] = BASE.bookings?.accommodation ?? [];
    if (!first) throw new Error('the tour has no stays');
    const night = { ...first, booked: true, exp_key: place ?? '' };
    const booked = { ...BASE, bookings: { flights: [], transport: [], accommodation: [night] } };
    for (const [mine, theirs, by] of [
      [drop(BASE, at), booked, 'mine'],
      [booked, drop(BASE, at), 'theirs'],
    ] as const) {
      const { merged, conflicts } = mergeTour(BASE, mine, theirs);
      expect(keys(merged)).toContain(id);
      expect(merged.bookings?.accommodation.filter((stay) => stay.booked)).toHaveLength(1);
      expect(notices(conflicts, 'kept')).toEqual([
        { path: `itinerary/${id}`, value: null, by, kind: 'kept' },
      ]);
    }
    // No notices for bookings that existed before.
    expect(keys(mergeTour(booked, drop(booked, at), booked).merged)).not.toContain(id);
  });

  it('a stop inserted between two reordered ones gets a notice with its position', () => {
    const [first = '', second = ''] = keys(BASE);
    const mine = move(add(BASE, 70, 'ella'), keys(BASE).length, 1);
    const theirs = move(BASE, 0, 1);
    const [, added = ''] = keys(mine);
    const { merged, conflicts } = mergeTour(BASE, mine, theirs);
    expect(keys(mine).slice(0, 3)).toEqual([first, added, second]);
    expect(keys(merged).indexOf(second)).toBeLessThan(keys(merged).indexOf(added));
    expect(notices(conflicts, 'order')).toEqual([
      { path: 'itinerary', value: keys(mine), by: 'mine', kind: 'order' },
    ]);
  });

  it('any two tours: a notice for each overruled order, removal and country, and no other', () => {
    fc.assert(
      fc.property(twoDevices, ({ base, local, remote }) => {
        const { merged, conflicts } = mergeTour(base, local, remote, () => undefined);
        const now = keys(merged);
        for (const [by, side] of [
          ['mine', local],
          ['theirs', remote],
        ] as const) {
          const [former, own] = [keys(base), among(keys(side), now)];
          const moved = among(former, own).join() !== among(own, former).join();
          const orderIsLost = moved
            ? among(now, own).join() !== own.join()
            : isAdditionMoved(own, former, now);
          const told = notices(conflicts, 'order').filter((conflict) => conflict.by === by);
          assert.strictEqual(told.length, orderIsLost ? 1 : 0, `order of ${by}`);
          const kept = notices(conflicts, 'kept').filter((conflict) => conflict.by === by);
          const removed = former.filter((key) => !keys(side).includes(key) && now.includes(key));
          const countries = base.countries.filter(
            (key) => !side.countries.includes(key) && merged.countries.includes(key),
          );
          assert.deepStrictEqual(
            kept.map(({ path }) => path).toSorted(),
            [
              ...removed.map((key) => `itinerary/${key}`),
              ...countries.map((key) => `countries/${key}`),
            ].toSorted(),
          );
        }
      }),
      RUN,
    );
  });

  it('the other order can be applied after later changes, with connections between all stops', () => {
    fc.assert(
      fc.property(twoDevices, edits, ({ base, local, remote }, later) => {
        const { merged, conflicts } = mergeTour(base, local, remote);
        const since = editTour(merged, later, 'M9');
        for (const { value } of notices(conflicts, 'order')) {
          assert(Array.isArray(value));
          const order = value.filter((key) => typeof key === 'string');
          const changed = { ...since, itinerary: reorderStops(since.itinerary, order) };
          assert.deepStrictEqual(among(keys(changed), order), among(order, keys(since)));
          assert.deepStrictEqual(keys(changed).toSorted(), keys(since).toSorted());
          assert.deepStrictEqual(gaps(changed.itinerary), []);
        }
        for (const key of keys(since)) {
          const less = withoutStop(since.itinerary, key);
          assert.deepStrictEqual(gaps(less), []);
          assert.strictEqual(less.filter(isStop).length, keys(since).length - 1);
        }
      }),
      { ...RUN, numRuns: RUN.numRuns / 4 },
    );
  });
});

/** Whether the other of two stops is now first, one of which that side added. */
function isAdditionMoved(own: readonly string[], former: readonly string[], now: readonly string[]): boolean {
  const pairs = own.flatMap((one, at) => own.slice(at + 1).map((other) => [one, other] as const));
  return pairs.some(
    ([one, other]) =>
      !(former.includes(one) && former.includes(other)) && now.indexOf(one) > now.indexOf(other),
  );
}

it('applying a notice is an edit that syncs to every device', async () => {
  const db = new UserDb(`user-${crypto.randomUUID()}`);
  const [mine, theirs] = [move(add(BASE, 70, 'ella'), 0, 2), move(add(BASE, 80, 'ella'), 2, 0)];
  const { merged, conflicts } = mergeTour(BASE, mine, theirs);
  await addTour(db, merged, null);
  await db.tours.update(merged.id, { base: merged, rev: 5, dirty: false });
  await noteConflicts(db, { collection: 'tours', documentId: merged.id }, conflicts);
  const rows = await db.conflicts.toArray();
  const read = async () => (await db.tours.get(merged.id))?.local ?? BASE;
  for (const kind of ['order', 'twice'] as const) {
    const row = rows.find(({ local }) => local?.kind === kind);
    expect(await takeMine(row?.id ?? '', db)).toEqual({ ok: true, value: 'done' });
  }
  expect(among(keys(await read()), keys(mine))).toEqual(among(keys(mine), keys(BASE)));
  expect(
    (await read()).itinerary.filter((entry) => isStop(entry) && entry.experience_id === 'ella'),
  ).toHaveLength(1);
  expect(await db.tours.get(merged.id)).toMatchObject({ dirty: true });
  // For the device with the other order it is an ordinary change.
  const other = mergeTour(merged, merged, await read());
  expect([keys(other.merged), other.conflicts]).toEqual([keys(await read()), []]);
  await db.delete();
});

function gaps(itinerary: readonly ItineraryEntry[]): string[] {
  let at: string | null = null;
  return itinerary.flatMap((entry) => {
    const [from, to] = isStop(entry)
      ? [entry.experience_id, entry.experience_id]
      : entry.connection_id.split('_');
    const gap = at !== null && at !== from ? [`${at} then ${from}`] : [];
    at = to ?? null;
    return gap;
  });
}
