import type { RouteLine } from '../../../src/model/place/route-line.ts';
import type { Departures, TransportHint } from '../../../src/model/schemas/transport.ts';
import type { Place } from './place.ts';
import type { RoadPath } from './road-graph.ts';

/** An overland journey between two places; road parts are by car. */
export interface LandJourney {
  km: number;
  /** Including breaks of ten minutes per two hours of driving. */
  hours: number;
  ferry: RoadPath['ferry'];
  /** Crossing of a journey outside the road network; if missing, a crossing is a ferry. */
  crossing?: Crossing | null;
  access: RoadPath['access'];
  hint: TransportHint | null;
  estimated: boolean;
  /** Estimated geometry where there is no road network. */
  route?: RouteLine;
}

interface Crossing {
  by: 'ferry' | 'train';
  from: string | null;
  to: string | null;
  timetable?: Departures | undefined;
  /** By car to the first pier, where there is a timetable. */
  hoursBefore?: number;
}

export interface LandRouter {
  /** Null if the only option is a flight. */
  byCar: (from: Place, to: Place) => LandJourney | null;
  /** Restricted to roads that buses serve and to places near them. */
  byBusRoads: (from: Place, to: Place) => LandJourney | null;
  line: (from: Place, to: Place) => RouteLine;
}

/** Time factor for breaks: ten minutes per two hours of driving. */
export const BREAKS = 1 + 10 / 120;
