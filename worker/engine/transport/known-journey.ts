import { greatCircleKm, type LonLat } from '../../../src/model/geo.ts';
import type { KnownAccess } from '../../../src/model/transport.ts';
import { BREAKS, type LandJourney } from './land-journey.ts';
import type { Place } from './place.ts';

type Crossing = NonNullable<KnownAccess['crossings']>[number];

/** Waiting at the pier or platform for each crossing. */
const CROSSING_WAIT_HOURS = 0.5;
const CROSSINGS_MOST = 6;
/** Sea lanes and tracks are about this much longer than the great circle. */
const CROSSING_DETOUR = 1.15;
/** A four-wheel-drive track takes this much longer than the country's roads. */
const TRACK_FACTOR = 1.6;

interface Part {
  at: LonLat;
  island: string;
}

/**
 * A journey within a country without a network: a road where both places lie on the same land, and the crossings
 * that are known. Always an estimate; null where nothing is known.
 */
export function knownJourney(from: Place, to: Place): LandJourney | null {
  const { facts } = from;
  if (!facts) return null;
  let best: LandJourney | null = null;
  const isBetter = (journey: LandJourney) => !best || journey.hours < best.hours;
  const crossings = (facts.known?.crossings ?? []).flatMap((one) => [
    one,
    { ...one, from: one.to, to: one.from },
  ]);
  const search = (here: Part, taken: readonly Crossing[], roadKm: number) => {
    if (here.island === to.island) {
      const between = taken.length === 0 ? facts.known?.via?.[[from.id, to.id].sort().join('_')] : undefined;
      const onwardKm = between
        ? greatCircleKm(here.at, between) + straightKm(between, to)
        : straightKm(here.at, to);
      const journey = sumUp(from, to, taken, roadKm + onwardKm);
      if (isBetter(journey)) best = journey;
    }
    if (taken.length === CROSSINGS_MOST) return;
    for (const crossing of crossings) {
      if (islandOf(crossing.from) !== here.island) continue;
      if (taken.some((one) => one.from.name === crossing.to.name)) continue;
      const km =
        taken.length === 0 ? straightKm(crossing.from.at, from) : greatCircleKm(here.at, crossing.from.at);
      search({ at: crossing.to.at, island: islandOf(crossing.to) }, [...taken, crossing], roadKm + km);
    }
  };
  search(
    { at: from.via ?? from.at, island: from.island },
    [],
    from.via ? greatCircleKm(from.at, from.via) : 0,
  );
  return best;
}

const islandOf = ({ island }: Crossing['from']) => island ?? '';

/** To a place, through the point that its only road goes through. */
function straightKm(at: LonLat, { at: end, via }: Place): number {
  return via ? greatCircleKm(at, via) + greatCircleKm(via, end) : greatCircleKm(at, end);
}

function sumUp(from: Place, to: Place, crossings: readonly Crossing[], straightRoadKm: number): LandJourney {
  const { detour = 1, speedKmh = 1 } = from.facts?.estimate ?? {};
  const roadKm = straightRoadKm * detour;
  const track = from.fourByFour || to.fourByFour;
  const roadHours = (roadKm / speedKmh) * BREAKS * (track ? TRACK_FACTOR : 1);
  let ferry: LandJourney['ferry'] = null;
  for (const { from: start, to: end, hours, fareUsd } of crossings) {
    const before: NonNullable<LandJourney['ferry']> = ferry ?? { hours: 0, km: 0, fareUsd: 0 };
    ferry = {
      hours: before.hours + hours + CROSSING_WAIT_HOURS,
      km: before.km + greatCircleKm(start.at, end.at) * CROSSING_DETOUR,
      fareUsd: before.fareUsd + fareUsd,
    };
  }
  const byRail = crossings.find(({ by }) => by === 'train');
  const [first, last] = [crossings[0], crossings.at(-1)];
  return {
    km: roadKm + (ferry?.km ?? 0),
    hours: roadHours + (ferry?.hours ?? 0),
    ferry,
    crossing:
      first && last ? { by: byRail ? 'train' : 'ferry', from: first.from.name, to: last.to.name } : null,
    access: track ? 'four-by-four' : 'any',
    hint: track ? 'four-by-four' : ferry && !byRail ? 'ferry' : null,
    estimated: true,
  };
}
