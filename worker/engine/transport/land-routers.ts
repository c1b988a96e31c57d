import { joinLines, type RouteLine } from '../../../src/model/place/route-line.ts';
import type { Border } from '../../../src/model/schemas/transport.ts';
import type { CountryFacts } from './country-facts.ts';
import {
  createLandRouter,
  isOpenFor,
  type JourneyCrossing,
  type JourneyKind,
  type LandJourney,
  type LandRouter,
} from './land-journey.ts';
import { openMonths, stricterAccess, weightierHint } from './links.ts';
import { memoize } from './memoize.ts';
import { describeNode, type Place } from './place.ts';

/** Longer cross-border journeys are by air. */
const MAX_OVER_BORDER_KM = 2_500;

/** Overland journeys within a country and to its neighbors; each country's graphs are built once. */
export interface LandRouters extends LandRouter {
  isDomestic: (from: Place, to: Place) => boolean;
}

export function createLandRouters(): LandRouters {
  const routerOf = memoize((facts: CountryFacts) => createLandRouter(facts));
  const within = (kind: JourneyKind, from: Place, to: Place): LandJourney | null =>
    from.facts && routerOf(from.facts).journey(kind, from, to);

  /** The fastest border crossing; null if none is open. */
  const bestBorder = (kind: JourneyKind, from: Place, to: Place) => {
    if (!from.facts || !to.facts) return null;
    let best: { whole: LandJourney; crossing: BorderCrossing } | null = null;
    for (const crossing of bordersBetween(from.facts, to.facts)) {
      const { ferry, months } = crossing.border;
      if ((ferry && !kind.includes('any')) || !isOpenFor(kind, months ?? null)) continue;
      const toBorder = within(kind, from, crossing.start);
      const onward = toBorder && within(kind, crossing.end, to);
      if (!toBorder || !onward) continue;
      const whole = joinAtBorder(toBorder, onward, crossing);
      if (whole.km <= MAX_OVER_BORDER_KM && (!best || whole.hours < best.whole.hours))
        best = { whole, crossing };
    }
    return best;
  };

  return {
    isDomestic,
    journey: (kind, from, to) =>
      isDomestic(from, to) ? within(kind, from, to) : (bestBorder(kind, from, to)?.whole ?? null),
    line: (from, to): RouteLine => {
      if (!from.facts || !to.facts) return straight(from, to);
      if (isDomestic(from, to)) return routerOf(from.facts).line(from, to);
      const crossing = bestBorder('any', from, to)?.crossing;
      if (!crossing) return straight(from, to);
      const there = routerOf(from.facts).line(from, crossing.start);
      const crossed = crossing.border.ferry ? [{ at: -1, by: 'ferry' as const }] : [];
      return joinLines(there, { line: [], crossed }, routerOf(to.facts).line(crossing.end, to));
    },
  };
}

const isDomestic = (from: Place, to: Place) => from.facts !== null && from.facts === to.facts;

const straight = (from: Place, to: Place): RouteLine => ({ line: [from.at, to.at], crossed: [] });

interface BorderCrossing {
  border: Border;
  start: Place;
  end: Place;
}

/** Open crossings, in the direction of travel. */
const bordersOf = memoize((facts: CountryFacts) =>
  memoize((other: CountryFacts): BorderCrossing[] => [
    ...openBorders(facts, other).flatMap((border) =>
      describeBorder(border, describeNode(border.node, facts), describeNode(border.toNode, other)),
    ),
    ...openBorders(other, facts).flatMap((border) =>
      describeBorder(border, describeNode(border.toNode, facts), describeNode(border.node, other)),
    ),
  ]),
);
const bordersBetween = (from: CountryFacts, to: CountryFacts) => bordersOf(from)(to);

const openBorders = ({ borders = [] }: CountryFacts, other: CountryFacts): Border[] =>
  borders.filter(({ to, open }) => open && to === other.key);

function describeBorder(border: Border, start: Place | null, end: Place | null): BorderCrossing[] {
  return start && end ? [{ border, start, end }] : [];
}

/** Joins both parts of a cross-border journey at the border. */
function joinAtBorder(toBorder: LandJourney, onward: LandJourney, { border, start, end }: BorderCrossing) {
  const { ferry, road, months = null } = border;
  const sea: JourneyCrossing[] = ferry
    ? [
        {
          by: 'ferry',
          from: start.joint?.nodeName ?? start.id,
          to: end.joint?.nodeName ?? end.id,
          km: ferry.km,
          hours: ferry.hours,
          fareUsd: ferry.fareUsd,
          carFareUsd: 0,
          operator: ferry.operator ?? null,
          timetable: undefined,
          forward: true,
        },
      ]
    : [];
  const hoursBetween = border.hours + (ferry?.hours ?? 0) + (road?.hours ?? 0);
  return {
    km: toBorder.km + onward.km + (ferry?.km ?? 0) + (road?.km ?? 0),
    hours: toBorder.hours + onward.hours + hoursBetween,
    roadKm: toBorder.roadKm + onward.roadKm + (road?.km ?? 0),
    roadHours: toBorder.roadHours + onward.roadHours + border.hours + (road?.hours ?? 0),
    hoursBefore: toBorder.crossings.length > 0 ? toBorder.hoursBefore : toBorder.roadHours,
    restrictedKm: toBorder.restrictedKm + onward.restrictedKm,
    guidedKm: toBorder.guidedKm + onward.guidedKm,
    guidedMidway: toBorder.guidedMidway || onward.guidedMidway,
    feederKm: toBorder.feederKm + onward.feederKm,
    stops: [toBorder.stops[0], onward.stops[1]],
    airportBuses: toBorder.airportBuses + onward.airportBuses,
    busSurchargeUsd: toBorder.busSurchargeUsd + onward.busSurchargeUsd,
    crossings: [...toBorder.crossings, ...sea, ...onward.crossings],
    access: stricterAccess(toBorder.access, onward.access),
    hint: weightierHint(weightierHint(toBorder.hint, onward.hint), ferry ? 'ferry' : null),
    months: openMonths(openMonths(toBorder.months, months), onward.months),
    estimated: toBorder.estimated || onward.estimated,
  } satisfies LandJourney;
}
