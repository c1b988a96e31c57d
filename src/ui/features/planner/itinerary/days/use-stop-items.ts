import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo } from 'react';
import { experienceDetailsByKey } from '../../../../../data/catalogue/live-queries.ts';
import { placesByKeys } from '../../../../../data/own-experiences/own-summaries.ts';
import { changeItems, type ItemPosition } from '../../../../../model/items/change-items.ts';
import { itemsByDay, stopDays, type StopDay } from '../../../../../model/items/stop-days.ts';
import { itemsOf } from '../../../../../model/items/stop-items.ts';
import { isStop } from '../../../../../model/plan.ts';
import type { Activity } from '../../../../../model/schemas/catalogue.ts';
import type { Opening } from '../../../../../model/schemas/opening.ts';
import type { StopItem } from '../../../../../model/schemas/stop-item.ts';
import { usePlanner } from '../../planner-context.tsx';
import type { ItineraryStop } from '../group-itinerary.ts';
import { currentStop } from '../stop/current-entry.ts';

/** An item that is being dragged by keys, where it would go. */
export interface ItemPreview {
  id: string;
  to: ItemPosition;
}

export interface StopItems {
  days: readonly StopDay[];
  items: readonly StopItem[];
  byDay: readonly (readonly StopItem[])[];
  open: readonly StopItem[];
}

/** The days of a stop with their items, during a drag as they would be. */
export function useStopItems(row: ItineraryStop, preview: ItemPreview | null): StopItems {
  const { state } = usePlanner();
  const { tour } = state;
  const { arrival } = row.entry;
  return useMemo(() => {
    const before = tour?.itinerary ?? [];
    const moved = preview && changeItems(before, { move: preview.id, to: preview.to });
    const itinerary = moved ?? before;
    const entry = itinerary[currentStop({ itinerary }, row).index];
    const items = entry !== undefined && isStop(entry) ? itemsOf(entry) : [];
    const days = stopDays({ arrival, leaves: row.leaves });
    return { days, items, ...itemsByDay(items, days) };
  }, [tour, row, arrival, preview]);
}

const NONE: readonly Activity[] = [];

/** The catalogue's activities at a stop, as far as this device has them. */
export function useActivities(experienceKey: string): readonly Activity[] {
  return (
    useLiveQuery(async () => (await experienceDetailsByKey(experienceKey))?.activities, [experienceKey]) ??
    NONE
  );
}

const UNKNOWN: ReadonlyMap<string, Opening> = new Map();

/** Opening hours of the catalogue’s places with these keys, of those that have any. */
export function useOpenings(keys: readonly string[]): ReadonlyMap<string, Opening> {
  const openings = useLiveQuery(async () => {
    const places = await placesByKeys(keys);
    return new Map(places.flatMap(({ key, opening }) => (opening === undefined ? [] : [[key, opening]])));
  }, [keys.join()]);
  return openings ?? UNKNOWN;
}
