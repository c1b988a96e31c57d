import { greatCircleKm, type LonLat } from './geo.ts';

/** A starting point of journeys: an airport, a town of the road network, or a city of the catalogue. */
export interface HubCandidate {
  id: string;
  at: LonLat;
}

export interface HubChoice<Candidate extends HubCandidate> {
  place: LonLat;
  /** The airport for journeys from abroad, if any. */
  gateway: Candidate | undefined;
  /** Capital and largest city, where their coordinates are known. */
  capitals: readonly Candidate[];
  towns: readonly Candidate[];
}

const MOST_HUBS = 3;
/** A hub that is closer to the place needs no connection. */
const NEAR_KM = 20;
/** Hubs that are closer to each other count as one. */
const SAME_KM = 60;
/** Towns that are farther from the place are no useful hubs. */
const FAR_KM = 600;

/**
 * Chooses the hubs from which connections to a place are shown, at most `MOST_HUBS`: the gateway, then the nearest
 * towns, then the capital. Of hubs close to each other only the first counts.
 */
export function chooseHubs<Candidate extends HubCandidate>({
  place,
  gateway,
  capitals,
  towns,
}: HubChoice<Candidate>): Candidate[] {
  const distanceKm = (one: Candidate) => greatCircleKm(place, one.at);
  const nearest = towns
    .filter((town) => distanceKm(town) <= FAR_KM)
    .toSorted((a, b) => distanceKm(a) - distanceKm(b) || (a.id < b.id ? -1 : 1));
  const chosen: Candidate[] = [];
  for (const one of [...(gateway ? [gateway] : []), ...nearest, ...capitals]) {
    if (chosen.length === MOST_HUBS) break;
    const taken = chosen.some((other) => greatCircleKm(one.at, other.at) < SAME_KM);
    if (!taken && distanceKm(one) >= NEAR_KM) chosen.push(one);
  }
  return chosen;
}
