import type { Crossed } from '../../../../model/place/route-line.ts';
import type { ConnectionType } from '../../../../model/connection-type.ts';
import type { LngLat } from '../../../components/map/map-types.ts';
import type { ModeLine } from '../mode-line.ts';

/** Content of the planner's map; the itinerary has the same information as text. */
export interface MapStop {
  /** Row id in the itinerary. */
  id: string;
  /** Starts at 1. */
  number: number;
  name: string;
  at: LngLat;
}

export interface MapConnection {
  /** Row id in the itinerary. */
  id: string;
  line: ModeLine;
  /** The exact route is not known. */
  estimated: boolean;
  type: ConnectionType;
  points: readonly LngLat[];
  /** Where a boat goes, or the only train; the rest of such a connection is rendered as road. */
  crossed?: readonly Crossed[];
  /** "6 h 45 min" */
  time: string;
  /** "Kandy – Ella: Train, 6 h 45 min" */
  label: string;
}

/** An airport where a connection starts or ends. */
export interface MapGate {
  code: string;
  at: LngLat;
}

/** A place among the items of a stop. */
export interface MapItem {
  id: string;
  /** Row id of the stop. */
  stop: string;
  name: string;
  at: LngLat;
}

/** An experience that can be added. */
export interface MapDot {
  key: string;
  name: string;
  /** "Animals, 12 hours, $25" */
  facts: string;
  at: LngLat;
}

export interface PlanMapParts {
  stops: readonly MapStop[];
  connections: readonly MapConnection[];
  gates: readonly MapGate[];
  items: readonly MapItem[];
  dots: readonly MapDot[];
}
