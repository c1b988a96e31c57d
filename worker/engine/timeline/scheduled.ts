import type { Minutes } from '../moment.ts';
import type { ResolvedConnection, ResolvedStop } from '../resolve-entries.ts';

/** A stop with its moments. */
export interface ScheduledStop {
  kind: 'stop';
  entry: ResolvedStop;
  arrival: Minutes;
  /** A journey that leaves before EARLY moves it; see `walkGroup`. */
  departure: Minutes;
  nights: number;
  /** Of a place where nobody may stay overnight: no visit of it ends later. */
  lastDeparture: Minutes | null;
  isFirstEntry: boolean;
}

export interface ScheduledConnection {
  entry: ResolvedConnection;
  begin: Minutes;
  end: Minutes;
  nights: number;
  residualMinutes: number;
}

/** A run of neighbouring connections with its moments. */
export interface ScheduledTransfer {
  kind: 'group';
  number: number;
  connections: ScheduledConnection[];
  begin: Minutes;
  end: Minutes;
  travelMinutes: number;
  nights: number;
  residualMinutes: number;
  /** The day on which the traveller was ready (H), also where the journey begins on the next. */
  readyDay: number;
  /** When the bed of the night before is left: S where it moved to the next day, else null. */
  leavesBedAt: Minutes | null;
}

export type ScheduledSpan = ScheduledStop | ScheduledTransfer;

export interface Schedule {
  spans: ScheduledSpan[];
  start: Minutes;
  end: Minutes;
  days: number;
}
