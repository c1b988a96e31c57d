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
  departure: Minutes;
  arrival: Minutes;
  nights: number;
  residualMinutes: number;
}

/** What decides when a transfer leaves. */
export interface TransferStart {
  cursor: Minutes;
  /** The cursor, not before EARLY; EARLY itself for the opening transfer. */
  ready: Minutes;
  /** The day of the cursor (H). */
  readyDay: number;
  /** Minute of the day at which the first connection leaves, by its own departure time or MORNING. */
  timeOfDay: number;
  hasOwnDeparture: boolean;
  /** The stop that the transfer leaves from, null for the opening transfer. */
  lastStop: ScheduledStop | null;
  /** Whether a night may be spent where the transfer starts. */
  canWait: boolean;
}

/** Moments and nights of a transfer. Each moment is on the clock of the place where it happens. */
export interface TransferTiming {
  /** Of each connection. */
  departures: Minutes[];
  arrivals: Minutes[];
  /** When the traveler has to be at the first connection. */
  departure: Minutes;
  /** When the traveler can go on from the last one. */
  arrival: Minutes;
  nights: number;
  /** Those of `nights` that are spent before the transfer starts. */
  nightsBefore: number;
  /** Date of the morning after the first night, if it is known from the schedule; else null. */
  firstBedDay: number | null;
  /** Travel after the first stop for a night, of each connection; null if it never stops. */
  residualMinutes: number[] | null;
  /** Whether the start was moved to a day after the one on which the traveler was ready. */
  isMovedToLaterDay: boolean;
}

/** A transfer, i.e. a run of consecutive connections, with its moments. */
export interface ScheduledTransfer extends Omit<
  TransferTiming,
  'departures' | 'arrivals' | 'residualMinutes'
> {
  kind: 'group';
  number: number;
  connections: ScheduledConnection[];
  travelMinutes: number;
  residualMinutes: number;
  /** The day on which the traveler was ready (H), even if the journey starts later. */
  readyDay: number;
}

export type ScheduledSpan = ScheduledStop | ScheduledTransfer;

export interface Schedule {
  spans: ScheduledSpan[];
  start: Minutes;
  end: Minutes;
  days: number;
}
