import { greatCircleKm, type LonLat } from './geo.ts';

/** A starting point of journeys: an airport, a town of the road network, or a city of the catalogue. */
export interface HubCandidate {
  id: string;
  at: LonLat;
}

export interface HubChoice<Candidate extends HubCandidate> {
  place: LonLat;
  /** Airports with scheduled flights. */
  airports: readonly Candidate[];
  /** The airport for journeys from abroad, if any. */
  gateway: Candidate | undefined;
  /** Capital and largest city, where their coordinates are known. */
  capitals: readonly Candidate[];
  towns: readonly Candidate[];
}

const MAX_HUBS = 3;
/** A hub that is closer to the place needs no connection. */
const MIN_KM = 2;
/** Hubs count as one if they are closer to each other than this, and than half of the way to the place. */
const SAME_KM = 60;
/** Towns that are farther from the place are no useful hubs, nor is a second airport. */
const MAX_TOWN_KM = 600;
const MAX_AIRPORT_KM = 200;

/**
 * Chooses the hubs from which connections to a place are shown, at most `MAX_HUBS`: the nearest airport, the gateway,
 * then the nearest towns, then the capital. Of hubs close to each other only the first counts.
 */
export function chooseHubs<Candidate extends HubCandidate>({
  place,
  airports,
  gateway,
  capitals,
  towns,
}: HubChoice<Candidate>): Candidate[] {
  const distanceKm = (one: Candidate) => greatCircleKm(place, one.at);
  const nearest = (all: readonly Candidate[], maxKm: number) =>
    all
      .filter((one) => distanceKm(one) <= maxKm)
      .toSorted((a, b) => distanceKm(a) - distanceKm(b) || (a.id < b.id ? -1 : 1));
  const isSame = (one: Candidate, other: Candidate) =>
    greatCircleKm(one.at, other.at) < Math.min(SAME_KM, distanceKm(one) / 2, distanceKm(other) / 2);
  const chosen: Candidate[] = [];
  for (const one of [
    ...nearest(airports, MAX_AIRPORT_KM).slice(0, 1),
    ...(gateway ? [gateway] : []),
    ...nearest(towns, MAX_TOWN_KM),
    ...capitals,
  ]) {
    if (chosen.length === MAX_HUBS) break;
    const taken = chosen.some((other) => one.id === other.id || isSame(one, other));
    if (!taken && distanceKm(one) >= MIN_KM) chosen.push(one);
  }
  return chosen;
}
