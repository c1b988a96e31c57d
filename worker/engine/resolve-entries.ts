import type { ConnectionOption } from '../../src/model/schemas/connection-option.ts';
import {
  isStop,
  type ConnectionEntry,
  type ExperienceFacts,
  type ItineraryEntry,
  type StopEntry,
} from '../../src/model/plan.ts';
import { minutesFromSeconds } from './moment.ts';
import type { OptionLookup } from './option-lookup.ts';

/** A stop with its facts, ready to be scheduled. */
export interface ResolvedStop {
  kind: 'stop';
  itinIndex: number;
  key: string;
  facts: ExperienceFacts;
  durationHours: number | null;
  nights: number | null;
  ownHours: number;
  notes: string | null;
}

/** A connection with its selected option, null if there is none. */
export interface ResolvedConnection {
  kind: 'connection';
  itinIndex: number;
  key: string;
  /** The itinerary entry: source of departure time, overnight stay and notes. */
  entry: ConnectionEntry;
  option: ConnectionOption | null;
  selected: number;
  missing: 'connection-missing' | 'option-missing' | null;
  travelMinutes: number;
}

export type ResolvedEntry = ResolvedStop | ResolvedConnection;

export function resolveEntries(
  itinerary: readonly ItineraryEntry[],
  experiences: Record<string, ExperienceFacts>,
  optionsOf: OptionLookup,
): ResolvedEntry[] {
  return itinerary.map((entry, itinIndex) =>
    isStop(entry)
      ? resolveStop(entry, itinIndex, experiences)
      : resolveConnection(entry, itinIndex, optionsOf),
  );
}

function resolveStop(
  entry: StopEntry,
  itinIndex: number,
  experiences: Record<string, ExperienceFacts>,
): ResolvedStop {
  const key = entry.experience_id;
  const facts = experiences[key];
  if (!facts) throw new Error(`no facts of ${key}: the input was not validated`);
  return {
    kind: 'stop',
    itinIndex,
    key,
    facts,
    durationHours: entry.duration ?? null,
    nights: entry.nights ?? null,
    ownHours: facts.duration,
    notes: entry.notes ?? null,
  };
}

function resolveConnection(
  entry: ConnectionEntry,
  itinIndex: number,
  optionsOf: OptionLookup,
): ResolvedConnection {
  const options = optionsOf(entry.connection_id);
  const selected = selectedIndex(entry, options);
  const option = options[selected] ?? null;
  return {
    kind: 'connection',
    itinIndex,
    key: entry.connection_id,
    entry,
    option,
    selected,
    missing: missingOf(entry, options),
    travelMinutes: option ? minutesFromSeconds(option.duration) : 0,
  };
}

/** Index of the selected option; falls back to 0 if it is out of range. */
export function selectedIndex(entry: ConnectionEntry, options: readonly ConnectionOption[]): number {
  const selected = entry.selected ?? 0;
  return selected < options.length ? selected : 0;
}

function missingOf(
  entry: ConnectionEntry,
  options: readonly ConnectionOption[],
): ResolvedConnection['missing'] {
  if (options.length === 0) return 'connection-missing';
  return (entry.selected ?? 0) < options.length ? null : 'option-missing';
}
