import type { Minutes } from '../moment.ts';
import type { ResolvedConnection, ResolvedStop } from '../resolve-entries.ts';

/** A stop with its moments. */
export interface ScheduledStop {
  kind: 'stop';
  entry: ResolvedStop;
  arrival: Minutes;
  /** Moved by a journey that leaves before EARLY; see `scheduleTransfer`. */
  departure: Minutes;
  nights: number;
  /** Latest end of a visit where overnight stays are not allowed, else null. */
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

/** A transfer, i.e. a run of consecutive connections, with its moments. */
export interface ScheduledTransfer {
  kind: 'group';
  number: number;
  connections: ScheduledConnection[];
  begin: Minutes;
  end: Minutes;
  travelMinutes: number;
  nights: number;
  residualMinutes: number;
  /** The day on which the traveler was ready (H), even if the journey begins on the next day. */
  readyDay: number;
  /** Checkout of the previous overnight stay: S if the start moved to the next day, else null. */
  checkoutAt: Minutes | null;
}

export type ScheduledSpan = ScheduledStop | ScheduledTransfer;

export interface Schedule {
  spans: ScheduledSpan[];
  start: Minutes;
  end: Minutes;
  days: number;
}
