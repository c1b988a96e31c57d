import type { ItemPosition } from '../../../../../model/items/change-items.ts';
import type { StopDay } from '../../../../../model/items/stop-days.ts';
import type { StopItem } from '../../../../../model/schemas/stop-item.ts';
import type { StopItems } from './use-stop-items.ts';

interface Moving {
  item: StopItem;
  to: ItemPosition;
}
type Lists = Pick<StopItems, 'byDay' | 'open'>;

/** One day on or back; before the first day comes none. */
export function stepDay(to: ItemPosition, by: number, days: readonly StopDay[]): ItemPosition {
  const at = Math.max(-1, Math.min(days.length - 1, (to.day ?? -1) + by));
  return { stop: to.stop, day: at < 0 ? null : at };
}

/** One place on or back among those without a time, which are in the user's order; one with a time stays in order. */
export function stepOrder(moving: Moving, by: number, lists: Lists): ItemPosition {
  const { to } = moving;
  const others = othersOf(moving, lists);
  const isTimed = (one: StopItem) => to.day !== null && typeof one.start === 'string';
  if (isTimed(moving.item)) return to;
  const first = others.filter(isTimed).length;
  const next = Math.max(first, Math.min(others.length, placeOf(moving, lists) + by));
  return { ...to, before: others[next]?.id ?? null };
}

/** Its place in its list, from 1, and the length of the list. */
export function orderIn(moving: Moving, lists: Lists): { number: number; count: number } {
  const others = othersOf(moving, lists);
  const before = others.findIndex(({ id }) => id === moving.to.before);
  return { number: (before < 0 ? others.length : before) + 1, count: others.length + 1 };
}

function listOf({ to }: Moving, { byDay, open }: Lists): readonly StopItem[] {
  return to.day === null ? open : (byDay[to.day] ?? []);
}

function othersOf(moving: Moving, lists: Lists): StopItem[] {
  return listOf(moving, lists).filter(({ id }) => id !== moving.item.id);
}

function placeOf(moving: Moving, lists: Lists): number {
  const at = listOf(moving, lists).findIndex(({ id }) => id === moving.item.id);
  return at < 0 ? othersOf(moving, lists).length : at;
}
