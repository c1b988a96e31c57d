import type { Crossed } from '../../../../model/place/route-line.ts';
import type { ConnectionType } from '../../../../model/connection-type.ts';
import type { LngLat } from '../../../components/map/map-types.ts';
import type { ModeLine } from '../mode-line.ts';

/** What the planner's map shows; the diary beside it says the same in words. */
export interface MapStop {
  /** Of its row in the diary. */
  id: string;
  /** From 1. */
  number: number;
  name: string;
  at: LngLat;
}

export interface MapLeg {
  /** Of its row in the diary. */
  id: string;
  line: ModeLine;
  /** Nobody has written down how the way goes. */
  estimated: boolean;
  type: ConnectionType;
  points: readonly LngLat[];
  /** Where a boat goes, or the only train; all else of such a way is drawn as road. */
  crossed?: readonly Crossed[];
  /** "6 h 45 min" */
  time: string;
  /** "Kandy – Ella: Train, 6 h 45 min" */
  label: string;
}

/** An airport at which a way begins or ends. */
export interface MapGate {
  code: string;
  at: LngLat;
}

/** A place that can be added. */
export interface MapDot {
  key: string;
  name: string;
  /** "Animals, 12 hours, $25" */
  facts: string;
  at: LngLat;
}

export interface PlanMapParts {
  stops: readonly MapStop[];
  legs: readonly MapLeg[];
  gates: readonly MapGate[];
  dots: readonly MapDot[];
}
