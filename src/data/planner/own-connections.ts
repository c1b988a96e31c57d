import type { ConnectionOption } from '../../model/schemas/connection-option.ts';
import type { Conflict } from '../../model/merge/conflict.ts';
import { changedFields, mergeForm } from '../../model/merge/merge-form.ts';
import { joinPath } from '../../model/merge/merge-values.ts';
import { reversedId } from '../../model/base/reversed-id.ts';
import { isConnection, type ItineraryEntry } from '../../model/plan.ts';
import type { Tour } from '../../model/schemas/tour.ts';
import type { OwnConnectionChange } from './planner-state.ts';

/**
 * Adds, changes or removes an own connection. An added or changed one is also selected. Of a changed one only the
 * fields that the form changed are written.
 */
export function changeOwnConnection(
  tour: Tour,
  index: number,
  change: OwnConnectionChange,
): OwnConnectionEdit {
  const entry = tour.itinerary[index];
  if (entry === undefined || !isConnection(entry)) return { tour, conflicts: [] };
  const { option: typed = null, replaces = null, opened = null } = 'remove' in change ? {} : change;
  const wanted = 'remove' in change ? change.remove : replaces;
  const id = storedId(tour, entry.connection_id, wanted);
  const known = tour.ownConnections[id] ?? [];
  const now = wanted === null ? undefined : known.find(({ key }) => ownName(key) === ownName(wanted));
  const previous = now?.key ?? wanted;
  const form = typed && opened && now ? merged(opened, typed, now) : null;
  const option = form?.option ?? typed;
  const ownConnections = { ...tour.ownConnections };
  const changed = withChange(known, previous, option);
  if (changed.length > 0) ownConnections[id] = changed;
  else delete ownConnections[id];
  // Other entries may have selected the same option, also for the way back: all follow the change.
  const ids = new Set([id, reversedId(id)]);
  const itinerary = tour.itinerary.map((one, at): ItineraryEntry => {
    if (!isConnection(one) || !ids.has(one.connection_id)) return one;
    const isSelected = previous !== null && one.selectedKey === previous;
    if (option !== null && (isSelected || at === index)) return { ...one, selectedKey: option.key };
    if (!isSelected) return one;
    const { selectedKey: _gone, selected: _index, ...rest } = one;
    return rest;
  });
  // The merge treats the list as one value, so this is one conflict.
  const path = joinPath('ownConnections', id);
  const conflicts: Conflict[] = form?.isConflict ? [{ path, value: known, by: 'theirs' }] : [];
  return { tour: { ...tour, ownConnections, itinerary }, conflicts };
}

interface OwnConnectionEdit {
  tour: Tour;
  conflicts: Conflict[];
}

/** The id under which an own connection is stored: one that is used for the way back is stored for the way there. */
function storedId(tour: Tour, id: string, key: string | null): string {
  const isStored = (at: string) =>
    (tour.ownConnections[at] ?? []).some((one) => ownName(one.key) === ownName(key ?? undefined));
  return key !== null && !isStored(id) && isStored(reversedId(id)) ? reversedId(id) : id;
}

/** The unique part of an own connection's key; the other parts depend on its type and ends. */
function ownName(key: string | undefined): string | undefined {
  return key?.split(':')[2];
}

function merged(opened: ConnectionOption, typed: ConnectionOption, now: ConnectionOption) {
  const { type, duration, price, link } = typed;
  const changes = changedFields<Partial<ConnectionOption>>(opened, { type, duration, price, link });
  const form = mergeForm<ConnectionOption>({ opened, changes }, now);
  const [from, , name, ...places] = (now.key ?? '').split(':');
  const key = from === undefined ? now.key : [form.merged.type, '', name, ...places].join(':');
  const option: ConnectionOption = key === undefined ? form.merged : { ...form.merged, key };
  return { option, isConflict: form.conflicts.length > 0 };
}

function withChange(
  known: readonly ConnectionOption[],
  previous: string | null,
  option: ConnectionOption | null,
): ConnectionOption[] {
  const at = known.findIndex(({ key }) => previous !== null && key === previous);
  if (at < 0) return option === null ? [...known] : [...known, option];
  return known.flatMap((one, index) => (index === at ? (option ?? []) : [one]));
}
