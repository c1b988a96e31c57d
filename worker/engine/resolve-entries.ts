import type { ConnectionOption } from '../../src/model/schemas/connection-option.ts';
import {
  isStop,
  type ConnectionEntry,
  type ExperienceFacts,
  type ItineraryEntry,
  type StopEntry,
} from '../../src/model/plan.ts';
import type { Crossing } from './clock.ts';
import { minutesFromSeconds } from './moment.ts';
import type { OptionLookup } from './option-lookup.ts';
import { ownDeparture, timetableOf, type Timetable } from './timeline/departures.ts';

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
  /** Minute of the day of its own departure time, if that counts. */
  departureMinute: number | null;
  /** Null if it may leave at any time. */
  timetable: Timetable | null;
  /** Null if both places are on the same clock. */
  crossing: Crossing | null;
}

/** The facts that resolve an itinerary. */
export interface ResolvingFacts {
  experiences: Record<string, ExperienceFacts>;
  optionsOf: OptionLookup;
  crossingOf: (connectionId: string) => Crossing | null;
}

export type ResolvedEntry = ResolvedStop | ResolvedConnection;

export function resolveEntries(
  itinerary: readonly ItineraryEntry[],
  { experiences, optionsOf, crossingOf }: ResolvingFacts,
): ResolvedEntry[] {
  return itinerary.map((entry, itinIndex) => {
    if (isStop(entry)) return resolveStop(entry, itinIndex, experiences);
    const before = itinerary[itinIndex - 1];
    const isFirstOfGroup = before === undefined || isStop(before);
    return resolveConnection(entry, itinIndex, isFirstOfGroup, optionsOf, crossingOf);
  });
}

function resolveStop(
  entry: StopEntry,
  itinIndex: number,
  experiences: Record<string, ExperienceFacts>,
): ResolvedStop {
  const key = entry.experience_id;
  const facts = experiences[key];
  if (!facts) throw new Error(`no facts for ${key}: the input was not validated`);
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
  isFirstOfGroup: boolean,
  optionsOf: OptionLookup,
  crossingOf: ResolvingFacts['crossingOf'],
): ResolvedConnection {
  const options = optionsOf(entry.connection_id);
  const selected = selectedIndex(entry, options);
  const option = options[selected] ?? null;
  const travelMinutes = option ? minutesFromSeconds(option.duration) : 0;
  const departureMinute = ownDeparture(entry, option, isFirstOfGroup);
  return {
    kind: 'connection',
    itinIndex,
    key: entry.connection_id,
    entry,
    option,
    selected,
    missing: missingOf(entry, options),
    travelMinutes,
    departureMinute,
    timetable: timetableOf(option, travelMinutes, departureMinute),
    crossing: crossingOf(entry.connection_id),
  };
}

/** Index of the selected option; falls back to 0 if it is out of range. */
export function selectedIndex(entry: ConnectionEntry, options: readonly ConnectionOption[]): number {
  const selected = entry.selected ?? 0;
  return selected < options.length ? selected : 0;
}

export function selectedOption(entry: ConnectionEntry, optionsOf: OptionLookup): ConnectionOption | null {
  const options = optionsOf(entry.connection_id);
  return options[selectedIndex(entry, options)] ?? null;
}

function missingOf(
  entry: ConnectionEntry,
  options: readonly ConnectionOption[],
): ResolvedConnection['missing'] {
  if (options.length === 0) return 'connection-missing';
  return (entry.selected ?? 0) < options.length ? null : 'option-missing';
}
