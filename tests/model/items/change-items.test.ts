import { describe, expect, it } from 'vitest';
import { changeItems, findItem } from '../../../src/model/items/change-items.ts';
import { placedItems } from '../../../src/model/items/stop-items.ts';
import { isStop, type ItineraryEntry } from '../../../src/model/plan.ts';
import type { StopItem } from '../../../src/model/schemas/stop-item.ts';

const dune: StopItem = { id: 'dune', kind: 'note', title: 'Dune 45', day: 0, start: '06:10', minutes: 90 };
const lunch: StopItem = { id: 'lunch', kind: 'note', title: 'Lunch', day: 0 };
const canyon: StopItem = { id: 'canyon', kind: 'activity', ref: 'sossusvlei/canyon', title: 'Canyon' };
const WAY: ItineraryEntry = { connection_id: 'sossusvlei_swakopmund' };
const TOUR: ItineraryEntry[] = [
  { id: 'a', experience_id: 'sossusvlei', items: [dune, lunch, canyon] },
  WAY,
  { id: 'b', experience_id: 'swakopmund' },
];

function order(itinerary: readonly ItineraryEntry[] | null): string[] {
  return placedItems((itinerary ?? []).filter(isStop)).map(({ stop, item }) => `${stop} ${item.id}`);
}

describe('changes of a stop’s items', () => {
  it('adds one at the end, also to a stop without any', () => {
    const boat: StopItem = { id: 'boat', kind: 'note', title: 'Boat' };
    expect(order(changeItems(TOUR, { add: boat, stop: 'b' }))).toEqual([
      'a dune',
      'a lunch',
      'a canyon',
      'b boat',
    ]);
    expect(changeItems(TOUR, { add: boat, stop: 'gone' })).toBeNull();
  });

  it('changes fields, and null removes one', () => {
    const changed = changeItems(TOUR, { id: 'dune', fields: { title: 'Sunrise', start: null } });
    const sunrise = { id: 'dune', kind: 'note', title: 'Sunrise', day: 0, minutes: 90 };
    expect(findItem(changed ?? [], 'dune')?.item).toEqual(sunrise);
    expect(changeItems(TOUR, { id: 'gone', fields: { title: 'x' } })).toBeNull();
  });

  it('moves one within a stop, to another day, and to another stop', () => {
    const first = changeItems(TOUR, { move: 'canyon', to: { stop: 'a', day: 0, before: 'dune' } });
    expect(order(first)).toEqual(['a canyon', 'a dune', 'a lunch']);
    expect(findItem(first ?? [], 'canyon')?.item.day).toBe(0);
    const other = changeItems(TOUR, { move: 'dune', to: { stop: 'b', day: 2 } });
    expect(order(other)).toEqual(['a lunch', 'a canyon', 'b dune']);
    expect(findItem(other ?? [], 'dune')?.item).toEqual({ ...dune, day: 2 });
    const none = changeItems(TOUR, { move: 'dune', to: { stop: 'a', day: null } });
    expect(findItem(none ?? [], 'dune')?.item).not.toHaveProperty('day');
  });

  it('a move to where it is changes nothing', () => {
    expect(changeItems(TOUR, { move: 'dune', to: { stop: 'a', day: 0, before: 'lunch' } })).toBeNull();
    expect(changeItems(TOUR, { move: 'dune', to: { stop: 'a', day: 0, before: 'dune' } })).toBeNull();
    expect(changeItems(TOUR, { move: 'dune', to: { stop: 'gone', day: 0 } })).toBeNull();
  });

  it('removes one; a stop without items has no such field', () => {
    const left = ['dune', 'lunch', 'canyon'].reduce<readonly ItineraryEntry[]>(
      (now, remove) => changeItems(now, { remove }) ?? now,
      TOUR,
    );
    expect(left[0]).toEqual({ id: 'a', experience_id: 'sossusvlei' });
  });

  it('leaves other entries and the original as they are', () => {
    const before = structuredClone(TOUR);
    const changed = changeItems(TOUR, { remove: 'dune' });
    expect(changed?.[1]).toBe(WAY);
    expect(changed?.[2]).toBe(TOUR[2]);
    expect(TOUR).toEqual(before);
  });
});
