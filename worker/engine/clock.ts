import type { AirportFacts, ExperienceFacts, ZoneOffsets } from '../../src/model/plan.ts';
import { fromOf, toOf } from './input/connection-id.ts';
import { parseMoment, type Minutes } from './moment.ts';

/** Offsets from UTC in minutes; the i-th one applies from `fromUtc[i]`, the first one before that as well. */
export interface Clock {
  fromUtc: readonly Minutes[];
  offsets: readonly number[];
}

/** The clocks at both ends of a connection that crosses zones. */
export interface Crossing {
  from: Clock;
  to: Clock;
}

/**
 * Finds the clocks of a connection's places; null if one is unknown or both are the same.
 * @param zoneOf name of a place's zone by the key of the place
 */
export function crossingsOf(
  zoneOf: (placeKey: string) => string | null,
  offsetsOf: (zone: string) => ZoneOffsets,
): (connectionId: string) => Crossing | null {
  const clocks = new Map<string, Clock>();
  function clockOf(zone: string): Clock {
    let clock = clocks.get(zone);
    if (!clock) {
      clock = toClock(offsetsOf(zone));
      clocks.set(zone, clock);
    }
    return clock;
  }
  return (connectionId) => {
    const from = zoneOf(fromOf(connectionId));
    const to = zoneOf(toOf(connectionId));
    return from === null || to === null || from === to ? null : { from: clockOf(from), to: clockOf(to) };
  };
}

/** Zones as the input names them: an experience's own counts before that of an airport with the same key. */
export function zonesOf(
  experiences: Record<string, ExperienceFacts>,
  airports: Record<string, AirportFacts>,
): (placeKey: string) => string | null {
  return (key) => {
    const experience = Object.hasOwn(experiences, key) ? experiences[key] : null;
    const airport = Object.hasOwn(airports, key) ? airports[key] : null;
    return experience?.zone ?? airport?.zone ?? null;
  };
}

function toClock(zone: ZoneOffsets): Clock {
  return {
    fromUtc: zone.map(([moment]) => parseMoment(moment) ?? 0),
    offsets: zone.map(([, offset]) => offset),
  };
}

/** Local moment at which travel of `minutes` ends that starts at the local moment `departure`. */
export function arrivalAfter(departure: Minutes, minutes: number, crossing: Crossing | null): Minutes {
  if (crossing === null) return departure + minutes;
  const utc = toUtc(departure, crossing.from) + minutes;
  return utc + offsetAt(utc, crossing.to);
}

function toUtc(local: Minutes, { fromUtc, offsets }: Clock): Minutes {
  for (let index = offsets.length - 1; index > 0; index -= 1) {
    const offset = offsets[index] ?? 0;
    if ((fromUtc[index] ?? 0) + offset <= local) return local - offset;
  }
  return local - (offsets[0] ?? 0);
}

function offsetAt(utc: Minutes, { fromUtc, offsets }: Clock): number {
  for (let index = offsets.length - 1; index > 0; index -= 1) {
    if ((fromUtc[index] ?? 0) <= utc) return offsets[index] ?? 0;
  }
  return offsets[0] ?? 0;
}
