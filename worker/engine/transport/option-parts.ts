import type { ConnectionOption } from '../../../src/model/schemas/connection-option.ts';
import type { ConnectionType } from '../../../src/model/connection-type.ts';
import { greatCircleKm } from '../../../src/model/place/geo.ts';
import type { TransportHint } from '../../../src/model/schemas/network.ts';
import type { TransportMode } from '../../../src/model/schemas/transport.ts';
import { totalSeconds } from '../../../src/model/total-duration.ts';
import type { Place } from './place.ts';

/** An option before ranking, with the fields that the ranking needs. */
export interface Candidate {
  mode: TransportMode | 'walking' | 'ferry' | 'flight';
  option: ConnectionOption;
  /** Ranked behind the other modes that the country offers. */
  demoted?: boolean;
}

/** From door to door. */
export const hoursOf = ({ option }: Candidate): number => totalSeconds(option) / 3600;

interface Parts {
  type: ConnectionType;
  drivingType?: string | null;
  /** Line or provider, for the key. */
  by?: string;
  from: Place;
  to: Place;
  hours: number;
  km: number;
  priceUsd: number | null;
  hint: TransportHint | null;
  link: string | null;
  estimated: boolean;
  /** Months in which it runs; null for the whole year. */
  months?: readonly number[] | null;
}

/**
 * Builds an option from its parts. Its key is the same for both directions because a table may hold only one of them.
 */
export function makeOption(parts: Parts): ConnectionOption {
  const ends = [parts.from.id, parts.to.id].sort();
  return {
    key: [parts.type, parts.drivingType ?? '', parts.by ?? '', ...ends].join(':'),
    type: parts.type,
    drivingType: parts.drivingType ?? null,
    duration: shownSeconds(parts.hours),
    distance: round(parts.km * 10) * 100,
    price: parts.priceUsd === null ? null : roundUsd(parts.priceUsd),
    fuelPrice: null,
    text: null,
    subtitle: null,
    link: parts.link,
    hint: parts.hint === null ? null : `transport.hint.${parts.hint}`,
    estimated: parts.estimated,
    ...(parts.months ? { months: [...parts.months] } : {}),
  };
}

/** Rounds to five minutes from half an hour on: estimates are not precise to the minute. */
export function shownSeconds(hours: number): number {
  const stepMinutes = hours < 0.5 ? 1 : 5;
  return round((hours * 60) / stepMinutes) * stepMinutes * 60;
}

export const roundUsd = (usd: number) => round(usd * 100) / 100;

/** The epsilon makes sums of the same parts in another order (the return direction) round equally. */
const round = (value: number) => Math.round(value + 1e-6);

export const straightKm = (from: Place, to: Place) => greatCircleKm(from.at, to.at);

/** Name of the town where a place is, if the network has one. */
export const townName = (place: Place): string | null =>
  place.joint?.nodeName ?? (place.airport ? place.id : null);
