import { greatCircleKm, type LonLat } from './geo.ts';

/** A larger place that people come from: an airport, a town of the roads, or a city of the catalogue. */
export interface HubCandidate {
  id: string;
  at: LonLat;
}

export interface HubChoice<Candidate extends HubCandidate> {
  place: LonLat;
  /** The airport where journeys from abroad end, if there is one. */
  gateway: Candidate | undefined;
  /** Capital and largest city, where their points are known. */
  capitals: readonly Candidate[];
  towns: readonly Candidate[];
}

const MOST_HUBS = 3;
/** Closer than that one is there already. */
const HERE_KM = 20;
/** Two hubs that are nearer to each other than that are one. */
const SAME_KM = 60;
/** Where a town is that much further than the nearest, its ways are told better from another. */
const FAR_KM = 600;

/**
 * Where ways to a place are told from: the gateway, then the towns nearest to it, then the capital where
 * there is room. Two that lie together count once, the first of them.
 */
export function chooseHubs<Candidate extends HubCandidate>({
  place,
  gateway,
  capitals,
  towns,
}: HubChoice<Candidate>): Candidate[] {
  const away = (one: Candidate) => greatCircleKm(place, one.at);
  const nearest = towns
    .filter((town) => away(town) <= FAR_KM)
    .toSorted((a, b) => away(a) - away(b) || (a.id < b.id ? -1 : 1));
  const chosen: Candidate[] = [];
  for (const one of [...(gateway ? [gateway] : []), ...nearest, ...capitals]) {
    if (chosen.length === MOST_HUBS) break;
    const taken = chosen.some((other) => greatCircleKm(one.at, other.at) < SAME_KM);
    if (!taken && away(one) >= HERE_KM) chosen.push(one);
  }
  return chosen;
}
