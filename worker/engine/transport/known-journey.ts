import { greatCircleKm, type LonLat } from '../../../src/model/place/geo.ts';
import { joinLines } from '../../../src/model/place/route-line.ts';
import type { KnownAccess } from '../../../src/model/schemas/transport.ts';
import { estimateRoad } from './estimate-road.ts';
import { BREAKS, type LandJourney } from './overland.ts';
import type { Place } from './place.ts';
import { reversed } from './reversed.ts';
import { roadThrough } from './road-through.ts';

type Crossing = NonNullable<KnownAccess['crossings']>[number];

/** Waiting time at the pier or platform per crossing; before the first ferry it is the lead of the option. */
const CROSSING_WAIT_HOURS = 0.5;
const CROSSINGS_MOST = 6;
/** Detour factor of sea lanes and rail tracks over the great circle. */
const CROSSING_DETOUR = 1.15;
/** Time factor of a four-wheel-drive track over the country's roads. */
const TRACK_FACTOR = 1.6;

type Road = readonly LonLat[];

interface Part {
  at: LonLat;
  island: string;
}

/**
 * A journey within a country without a road network: by road if both places lie on the same land, else by the known
 * crossings. Always an estimate; null if nothing is known.
 */
export function knownJourney(from: Place, to: Place): LandJourney | null {
  const { facts } = from;
  if (!facts) return null;
  let best: LandJourney | null = null;
  const isBetter = (journey: LandJourney) => !best || journey.hours < best.hours;
  const crossings = (facts.known?.crossings ?? []).flatMap((one) => [one, reversed(one)]);
  const { barriers = [] } = facts.known ?? {};
  const search = (here: Part, taken: readonly Crossing[], roads: readonly Road[]) => {
    if (here.island === to.island) {
      const between = taken.length === 0 ? facts.known?.via?.[[from.id, to.id].sort().join('_')] : undefined;
      const onward = roadThrough([here.at, between, to.via, to.at], barriers);
      const journey = sumUp(from, to, taken, [...roads.slice(0, -1), [...(roads.at(-1) ?? []), ...onward]]);
      if (isBetter(journey)) best = journey;
    }
    if (taken.length === CROSSINGS_MOST) return;
    for (const crossing of crossings) {
      if (islandOf(crossing.from) !== here.island) continue;
      if (taken.some((one) => one.from.name === crossing.to.name)) continue;
      const road = [...(roads.at(-1) ?? []), ...roadThrough([here.at, crossing.from.at], barriers)];
      search(
        { at: crossing.to.at, island: islandOf(crossing.to) },
        [...taken, crossing],
        [...roads.slice(0, -1), road, []],
      );
    }
  };
  search({ at: from.via ?? from.at, island: from.island }, [], [from.via ? [from.at] : []]);
  return best;
}

const islandOf = ({ island }: Crossing['from']) => island ?? '';

function sumUp(from: Place, to: Place, crossings: readonly Crossing[], roads: readonly Road[]): LandJourney {
  const driven = estimateRoad(roads, from.facts);
  const track = from.fourByFour || to.fourByFour;
  const guided = from.guided || to.guided;
  const slowdown = BREAKS * (track ? TRACK_FACTOR : 1);
  const roadHours = driven.hours * slowdown;
  let ferry: LandJourney['ferry'] = null;
  for (const { by, from: start, to: end, hours, fareUsd, timetable } of crossings) {
    const before: NonNullable<LandJourney['ferry']> = ferry ?? { hours: 0, km: 0, fareUsd: 0 };
    const isInLead = ferry === null && (by === 'ferry' || timetable !== undefined);
    const waitHours: number = isInLead ? 0 : CROSSING_WAIT_HOURS;
    ferry = {
      hours: before.hours + hours + waitHours,
      km: before.km + greatCircleKm(start.at, end.at) * CROSSING_DETOUR,
      fareUsd: before.fareUsd + fareUsd,
    };
  }
  const byRail = crossings.find(({ by }) => by === 'train');
  // Several ferries in a row have no common name; a train keeps its own.
  const named = byRail ?? (crossings.length === 1 ? crossings[0] : undefined);
  return {
    km: driven.km + (ferry?.km ?? 0),
    hours: roadHours + (ferry?.hours ?? 0),
    ferry,
    crossing:
      crossings.length === 0
        ? null
        : {
            by: byRail ? 'train' : 'ferry',
            from: named?.from.name ?? null,
            to: named?.to.name ?? null,
            timetable: crossings.length === 1 ? named?.timetable?.outbound : undefined,
            hoursBefore: estimateRoad(roads.slice(0, 1), from.facts).hours * slowdown,
          },
    access: track ? 'four-by-four' : 'any',
    hint: guided ? 'guided' : track ? 'four-by-four' : ferry && !byRail ? 'ferry' : null,
    estimated: true,
    route: joinLines(
      ...roads.map((line, index) => {
        const next = crossings[index];
        return { line, crossed: next ? [{ at: line.length - 1, by: next.by }] : [] };
      }),
    ),
  };
}
