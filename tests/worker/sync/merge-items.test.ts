import { describe, expect, it } from 'vitest';
import { changeItems, type ItemChange } from '../../../src/model/items/change-items.ts';
import { itemsOf } from '../../../src/model/items/stop-items.ts';
import { stopKey } from '../../../src/model/merge/entry-path.ts';
import { withoutStop } from '../../../src/model/merge/arrange-stops.ts';
import { isStop } from '../../../src/model/plan.ts';
import type { StopItem } from '../../../src/model/schemas/stop-item.ts';
import type { Tour } from '../../../src/model/schemas/tour.ts';
import { mergeTour } from '../../../worker/sync/documents/merge-tour.ts';
import { stopId, tourOf } from '../../builders/edited-tours.ts';

const [FIRST, SECOND, THIRD] = [stopId(0), stopId(1), stopId(2)];
const ITEM: StopItem = { id: stopId(500), kind: 'note', title: 'Dune 45' };
const OTHER: StopItem = { id: stopId(501), kind: 'note', title: 'Canyon' };
const BASE = changed(tourOf(3), { add: ITEM, stop: FIRST });

function changed(tour: Tour, ...changes: ItemChange[]): Tour {
  const itinerary = changes.reduce((now, change) => changeItems(now, change) ?? now, tour.itinerary);
  return { ...tour, itinerary };
}

function withoutStopAt(tour: Tour, key: string): Tour {
  return { ...tour, itinerary: withoutStop(tour.itinerary, key) };
}

/** Items by the key of their stop. */
function items(tour: Tour) {
  const stops = tour.itinerary.filter(isStop).map((stop) => [stopKey(stop), itemsOf(stop)] as const);
  return Object.fromEntries(stops.filter(([, list]) => list.length > 0));
}

describe('merge3 for the items of stops', () => {
  it('keeps what each device added', () => {
    const mine = changed(BASE, { add: OTHER, stop: FIRST });
    const third = { ...OTHER, id: stopId(502) };
    const theirs = changed(BASE, { add: third, stop: FIRST });
    const { merged, conflicts } = mergeTour(BASE, mine, theirs);
    expect(items(merged)).toEqual({ [FIRST]: [ITEM, OTHER, third] });
    expect(conflicts).toEqual([]);
  });

  it('one device moves an item to another stop, the other edits it: it is moved and edited', () => {
    const mine = changed(BASE, { move: ITEM.id, to: { stop: SECOND, day: 1 } });
    const theirs = changed(BASE, { id: ITEM.id, fields: { title: 'Dune 45 at sunrise', start: '06:10' } });
    const { merged, conflicts } = mergeTour(BASE, mine, theirs);
    expect(items(merged)).toEqual({
      [SECOND]: [{ ...ITEM, title: 'Dune 45 at sunrise', start: '06:10', day: 1 }],
    });
    expect(conflicts).toEqual([]);
  });

  it('two devices move it: the server’s position stays, the other one becomes a conflict', () => {
    const mine = changed(BASE, { move: ITEM.id, to: { stop: SECOND, day: 1 } });
    const theirs = changed(BASE, { move: ITEM.id, to: { stop: THIRD, day: null } });
    const { merged, conflicts } = mergeTour(BASE, mine, theirs);
    expect(items(merged)).toEqual({ [THIRD]: [ITEM] });
    expect(conflicts).toEqual([
      {
        path: `itinerary/${THIRD}/items/${ITEM.id}/position`,
        value: { stop: SECOND, day: 1 },
        by: 'mine',
      },
    ]);
  });

  it('two different times: the server’s stays, this device’s becomes a conflict', () => {
    const mine = changed(BASE, { id: ITEM.id, fields: { start: '08:00' } });
    const theirs = changed(BASE, { id: ITEM.id, fields: { start: '09:00' } });
    expect(mergeTour(BASE, mine, theirs).conflicts).toEqual([
      { path: `itinerary/${FIRST}/items/${ITEM.id}/start`, value: '08:00', by: 'mine' },
    ]);
  });

  it('an edit wins over a removal, and a conflict says so', () => {
    const mine = changed(BASE, { remove: ITEM.id });
    const theirs = changed(BASE, { id: ITEM.id, fields: { minutes: 90 } });
    const { merged, conflicts } = mergeTour(BASE, mine, theirs);
    expect(items(merged)).toEqual({ [FIRST]: [{ ...ITEM, minutes: 90 }] });
    const path = `itinerary/${FIRST}/items/${ITEM.id}`;
    expect(conflicts).toEqual([{ path, value: null, by: 'mine', kind: 'kept' }]);
  });

  it('what one device removed and the other left alone is gone', () => {
    const { merged, conflicts } = mergeTour(BASE, changed(BASE, { remove: ITEM.id }), BASE);
    expect(merged).toEqual(tourOf(3));
    expect(conflicts).toEqual([]);
  });

  it('a stop that is removed on one device stays with all its items if the other added one', () => {
    const mine = withoutStopAt(BASE, FIRST);
    const theirs = changed(BASE, { add: OTHER, stop: FIRST });
    const { merged, conflicts } = mergeTour(BASE, mine, theirs);
    expect(items(merged)).toEqual({ [FIRST]: [ITEM, OTHER] });
    expect(conflicts.map(({ path, kind }) => [path, kind])).toEqual([[`itinerary/${FIRST}`, 'kept']]);
  });

  it('an item that was moved away from a removed stop stays where it was moved to', () => {
    const mine = changed(BASE, { move: ITEM.id, to: { stop: SECOND, day: 0 } });
    const { merged, conflicts } = mergeTour(BASE, mine, withoutStopAt(BASE, FIRST));
    expect(items(merged)).toEqual({ [SECOND]: [{ ...ITEM, day: 0 }] });
    expect(merged.itinerary.some(({ id }) => id === FIRST)).toBe(false);
    expect(conflicts).toMatchObject([{ path: `itinerary/${SECOND}/items/${ITEM.id}`, kind: 'kept' }]);
  });

  it('keeps fields that a newer version wrote', () => {
    const newer = { ...ITEM, weather: 'dry' };
    const base = changed(tourOf(3), { add: newer, stop: FIRST });
    const mine = changed(base, { move: ITEM.id, to: { stop: SECOND, day: 0 } });
    expect(items(mergeTour(base, mine, base).merged)).toEqual({ [SECOND]: [{ ...newer, day: 0 }] });
  });
});
