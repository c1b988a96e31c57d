import type { TourFacts } from '../../../data/planner/planned-tour.ts';
import type { Locale } from '../../../model/base/locale.ts';
import { itemTitle } from '../../../model/items/item-title.ts';
import { itemsByDay, stopDays } from '../../../model/items/stop-days.ts';
import { itemsOf } from '../../../model/items/stop-items.ts';
import { leavesOf } from '../../../model/plan-stops.ts';
import type { LonLat } from '../../../model/place/geo.ts';
import { isStop, type DateText, type Moment, type Plan, type TimelineStop } from '../../../model/plan.ts';
import type { StopItem } from '../../../model/schemas/stop-item.ts';

/** Something to do at a stop. */
export interface OutlineItem {
  id: string;
  title: string;
  /** Null if it is not on a day yet. */
  date: DateText | null;
  /** `HH:mm`, null without a time. */
  start: string | null;
  minutes: number | null;
  /** Of a place of the gazetteer. */
  at: LonLat | null;
}

/** The items of a stop by day and time; those that are on no day are last. */
export function outlineItems(
  plan: Pick<Plan, 'itinerary' | 'timeline'>,
  stop: TimelineStop,
  facts: Pick<TourFacts, 'placeTexts'>,
  locale: Locale,
): OutlineItem[] {
  const entry = plan.itinerary[stop.itinIndex];
  const items = entry !== undefined && isStop(entry) ? itemsOf(entry) : [];
  if (items.length === 0) return [];
  const activities = facts.placeTexts.get(stop.key)?.activities ?? [];
  const days = stopDays({ arrival: stop.arrival, leaves: leavesOf(plan, stop) });
  const { byDay, open } = itemsByDay(items, days);
  const write = (item: StopItem, date: DateText | null): OutlineItem => ({
    id: item.id,
    title: itemTitle(item, activities, locale),
    date,
    start: item.start ?? null,
    minutes: item.minutes ?? null,
    at: item.location?.coordinates ?? null,
  });
  return [
    ...days.flatMap(({ date }, index) => (byDay[index] ?? []).map((item) => write(item, date))),
    ...open.map((item) => write(item, null)),
  ];
}

/** When an item begins and ends; null without a day, a time or a length. */
export function spanOfItem({
  date,
  start,
  minutes,
}: OutlineItem): { from: Moment; to: Moment | null } | null {
  if (date === null || start === null) return null;
  const from = `${date}T${start}`;
  const end = minutes === null ? null : new Date(Date.parse(`${from}Z`) + minutes * 60_000);
  return { from, to: end && end.toISOString().slice(0, from.length) };
}
