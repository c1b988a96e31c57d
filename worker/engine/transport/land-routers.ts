import type { LonLat } from '../../../src/model/geo.ts';
import { createLandRouter, estimateJourney, type LandJourney, type LandRouter } from './land-journey.ts';
import type { Place } from './place.ts';

/** At a border, with papers and stamps. */
const BORDER_HOURS = 1.5;
/** Longer ways over a border are flown. */
const BORDER_KM = 1_500;

/** Journeys on the ground within a country and to its neighbours, each country's roads read once. */
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

  return {
    isDomestic,
    byCar: (from, to) =>
      isDomestic(from, to) ? (routerOf(from)?.byCar(from, to) ?? null) : overBorder(from, to),
    byBusRoads: (from, to) =>
      isDomestic(from, to) ? (routerOf(from)?.byBusRoads(from, to) ?? null) : overBorder(from, to),
    line: (from, to) =>
      isDomestic(from, to) ? (routerOf(from)?.line(from, to) ?? straight(from, to)) : straight(from, to),
  };
}

const isDomestic = (from: Place, to: Place) => from.facts !== null && from.facts === to.facts;

const straight = (from: Place, to: Place): LonLat[] => [from.at, to.at];

function overBorder(from: Place, to: Place): LandJourney | null {
  if (!from.facts || !to.facts || from.island !== '' || to.island !== '') return null;
  const neighbours =
    from.facts.neighbours.includes(to.facts.key) || to.facts.neighbours.includes(from.facts.key);
  const journey = neighbours ? estimateJourney(from, to) : null;
  if (!journey || journey.km > BORDER_KM) return null;
  return { ...journey, hours: journey.hours + BORDER_HOURS };
}
