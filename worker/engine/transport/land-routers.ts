import { greatCircleKm } from '../../../src/model/place/geo.ts';
import { joinLines, type RouteLine } from '../../../src/model/place/route-line.ts';
import type { TransportFacts } from '../../../src/model/schemas/transport.ts';
import { createLandRouter } from './land-journey.ts';
import type { LandJourney, LandRouter } from './overland.ts';
import { describePoint, type Place } from './place.ts';
import { memoize } from './memoize.ts';
import { stricterAccess, weightierHint } from './road-graph.ts';

/** Waiting time at a border crossing. */
const BORDER_HOURS = 1.5;
/** Longer cross-border journeys are by air. */
const BORDER_KM = 2_500;

/** Overland journeys within a country and to its neighbors; each country's road graph is built once. */
export interface LandRouters extends LandRouter {
  isDomestic: (from: Place, to: Place) => boolean;
}

export function createLandRouters(): LandRouters {
  const routers = new Map<string, LandRouter>();
  const routerOf = (place: Place): LandRouter | null => {
    if (!place.facts) return null;
    let router = routers.get(place.facts.key);
    if (!router) routers.set(place.facts.key, (router = createLandRouter(place.facts)));
    return router;
  };

  const journey = (by: 'byCar' | 'byBusRoads', from: Place, to: Place): LandJourney | null =>
    isDomestic(from, to) ? (routerOf(from)?.[by](from, to) ?? null) : overBorder(by, from, to);

  const overBorder = (by: 'byCar' | 'byBusRoads', from: Place, to: Place): LandJourney | null =>
    bestBorder(by, from, to)?.whole ?? null;

  /** The fastest border crossing; null if none is open. */
  const bestBorder = (by: 'byCar' | 'byBusRoads', from: Place, to: Place) => {
    if (!from.facts || !to.facts) return null;
    let best: { whole: LandJourney; crossing: BorderCrossing } | null = null;
    for (const crossing of bordersBetween(from.facts, to.facts)) {
      const toBorder = journey(by, from, crossing.start);
      const onward = toBorder && journey(by, crossing.end, to);
      if (!toBorder || !onward) continue;
      const whole = joinAtBorder(toBorder, onward, crossing.ferry);
      if (whole.km <= BORDER_KM && (!best || whole.hours < best.whole.hours)) best = { whole, crossing };
    }
    return best;
  };

  const line = (from: Place, to: Place): RouteLine => {
    if (isDomestic(from, to)) return routerOf(from)?.line(from, to) ?? straight(from, to);
    const crossing = bestBorder('byCar', from, to)?.crossing;
    if (!crossing) return straight(from, to);
    const there = line(from, crossing.start);
    const { ferry } = crossing;
    const over = { line: [], crossed: ferry ? [{ at: -1, by: 'ferry' as const }] : [] };
    return joinLines(there, over, line(crossing.end, to));
  };

  return {
    isDomestic,
    byCar: (from, to) => journey('byCar', from, to),
    byBusRoads: (from, to) => (from.noBus || to.noBus ? null : journey('byBusRoads', from, to)),
    line,
  };
}

const isDomestic = (from: Place, to: Place) => from.facts !== null && from.facts === to.facts;

const straight = (from: Place, to: Place): RouteLine => ({ line: [from.at, to.at], crossed: [] });

interface BorderCrossing {
  start: Place;
  end: Place;
  ferry: { name: string; hours: number; km: number; fareUsd: number } | null;
}

const bordersOf = memoize((facts: TransportFacts) =>
  memoize((other: TransportFacts): BorderCrossing[] => [
    ...(facts.known?.borders ?? []).flatMap((border) =>
      border.to === other.key ? [describeBorder(border, facts, other, true)] : [],
    ),
    ...(other.known?.borders ?? []).flatMap((border) =>
      border.to === facts.key ? [describeBorder(border, other, facts, false)] : [],
    ),
  ]),
);
const bordersBetween = (from: TransportFacts, to: TransportFacts) => bordersOf(from)(to);

type Border = NonNullable<NonNullable<TransportFacts['known']>['borders']>[number];

function describeBorder(
  { name, at, ferry }: Border,
  owner: TransportFacts,
  other: TransportFacts,
  outward: boolean,
): BorderCrossing {
  const [near, far] = [describePoint(name, at, owner), describePoint(name, ferry?.at ?? at, other)];
  const sea = ferry && {
    name,
    hours: ferry.hours,
    km: greatCircleKm(at, ferry.at),
    fareUsd: ferry.fareUsd,
  };
  return { start: outward ? near : far, end: outward ? far : near, ferry: sea ?? null };
}

/** Joins both parts of a cross-border journey at the border. */
function joinAtBorder(toBorder: LandJourney, onward: LandJourney, sea: BorderCrossing['ferry']): LandJourney {
  const crossings = [toBorder.ferry, sea, onward.ferry].filter((one) => one !== null);
  const sum = (of: (one: (typeof crossings)[number]) => number) =>
    crossings.reduce((total, one) => total + of(one), 0);
  const [first = null, last = null] = sea && crossings.length === 1 ? sea.name.split('–') : [];
  // Several ferries in a row have no common name.
  const named = crossings.length === 1 ? (toBorder.crossing ?? onward.crossing) : null;
  const crossing = named ?? (crossings.length > 0 ? { by: 'ferry' as const, from: first, to: last } : null);
  return {
    km: toBorder.km + onward.km + (sea?.km ?? 0),
    hours: toBorder.hours + onward.hours + (sea?.hours ?? 0) + BORDER_HOURS,
    ferry:
      crossings.length === 0
        ? null
        : {
            hours: sum(({ hours }) => hours),
            km: sum(({ km }) => km),
            fareUsd: sum(({ fareUsd }) => fareUsd),
          },
    crossing,
    access: stricterAccess(toBorder.access, onward.access),
    hint: weightierHint(toBorder.hint, onward.hint),
    estimated: true,
  };
}
