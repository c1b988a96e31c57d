import type { EngineFailure, PlanAnswer } from '../../contract/engine-api.ts';
import type { ConnectionOption } from '../../model/schemas/connection-option.ts';
import type { RouteLine } from '../../model/place/route-line.ts';
import type { Conflict } from '../../model/merge/conflict.ts';
import type { FlightDetails, StayDetails } from '../../model/booking-details.ts';
import type { ItineraryEntry, Moment, Op, Plan, Statistics } from '../../model/plan.ts';
import type { BookingExtras, Tour } from '../../model/schemas/tour.ts';
import type { UserWrite } from '../storage/write-user-data.ts';

/** State of one open tour for the planner's pages. Immutable: a new object after each change. */
export interface PlannerState {
  status: 'loading' | 'ready' | 'not-found' | 'failed';
  tour: Tour | null;
  plan: Plan | null;
  options: Extract<PlanAnswer, { ok: true }>['options'];
  budget: Extract<PlanAnswer, { ok: true }>['budget'];
  /** Stops of the tour that are not (or no longer) in the device's catalogue. */
  lostStops?: readonly string[];
  /** `saved` only after the database has committed. */
  saving: 'saved' | 'saving' | 'failed';
  failure: EngineFailure | null;
  canUndo: boolean;
  canRedo: boolean;
  lastChange: LastChange | null;
  /** For a tour that was deleted while it was open: its last state, with later edits. */
  deleted?: PlannerState | null;
}

/** Names of changes, each with a text under `planner.change.<name>`. */
export type ChangeName =
  | 'stop-added'
  | 'stop-inserted'
  | 'stop-removed'
  | 'stop-moved'
  | 'cleared'
  | 'countries-changed'
  | 'nights-changed'
  | 'duration-changed'
  | 'departure-changed'
  | 'option-selected'
  | 'hotel-only-on'
  | 'hotel-only-off'
  | 'reversed'
  | 'optimised'
  | 'return-journey'
  | 'airport-changed'
  | 'days-adjusted'
  | 'dates-changed'
  | 'travellers-changed'
  | 'renamed'
  | 'notes-changed'
  | 'booking-changed'
  | 'plan-fitted'
  | 'bookings-reset'
  | 'item-added'
  | 'item-changed'
  | 'item-moved'
  | 'item-removed'
  | 'own-connection'
  | 'own-connection-removed';

export interface LastChange {
  name: ChangeName;
  /** Key of the experience or connection concerned, of an item its title, or null. */
  subject: string | null;
  before: Statistics | null;
  after: Statistics;
  /** Incremented with each change, so that a snackbar detects a new one. */
  serial: number;
}

export type TourFields = Partial<
  Pick<
    Tour,
    'name' | 'notes' | 'startDate' | 'endDate' | 'travellers' | 'homeAirport' | 'countries' | 'ownConnections'
  >
>;

/** `justHotel`: an overnight stay before a connection that would not need one. Connections only. */
export interface EntryFields {
  justHotel?: boolean;
  notes?: string | null;
}

/**
 * A changed option replaces the one with the key `replaces`; only fields that differ from `opened`, the values when the
 * form was opened, are written.
 */
export type OwnConnectionChange =
  | { option: ConnectionOption; replaces?: string | null; opened?: ConnectionOption | null }
  | { remove: string };

/** Index in the itinerary, or a function of the document after earlier changes; below 0 if the entry is gone. */
export type EntryPlace = number | ((tour: Tour) => number);

/** Ops computed from the document after earlier changes, with the conflicts that they cause. */
export interface WantedOps {
  ops: readonly Op[];
  conflicts: readonly Conflict[];
}

/** A change of the itinerary that its plan does not depend on; null changes nothing. */
export type ItineraryEdit = (
  itinerary: readonly ItineraryEntry[],
) => { itinerary: ItineraryEntry[]; conflicts: readonly Conflict[] } | null;

export interface BookingPatch extends BookingExtras, StayDetails, FlightDetails {
  booked?: boolean;
  /** The departure as booked, of a ride or flight, and of a flight back: the plan leaves at these times of day. */
  date?: Moment;
  dateReturn?: Moment;
  notes?: string | null;
  /** USD; also sets `priceEdited`. Null removes the edited price. */
  price?: number | null;
  /** `rebook`: the booked dates become the planned ones. */
  adoptPlannedDates?: boolean;
}

/**
 * One open tour. Every change is planned by the engine worker, shown (optimistic update) and then written in one Dexie
 * transaction. Created by `openPlannerSession(tourId)` in `planner-session.ts`.
 */
export interface PlannerSession {
  subscribe(listener: () => void): () => void;
  getState(): PlannerState;
  /**
   * Changes the itinerary by engine ops, applied in order. A function computes them from the document after earlier
   * changes; no ops change nothing.
   */
  apply(
    ops: readonly Op[] | ((tour: Tour) => readonly Op[] | WantedOps),
    name: ChangeName,
    subject?: string | null,
  ): Promise<void>;
  /**
   * Changes plain fields and plans again. An `endDate` becomes an adjustDays to that day. `opened`, here and below: the
   * values when the form was opened; where another device has changed the same field since, its value becomes a
   * conflict.
   */
  edit(
    fields: TourFields | ((tour: Tour) => TourFields),
    name: ChangeName,
    opened?: TourFields | null,
  ): Promise<void>;
  editBooking(uid: string, patch: BookingPatch, opened?: BookingPatch | null): Promise<void>;
  resetBookings(): Promise<void>;
  /** Moves the plan to the booked dates; false, with nothing changed, if that is impossible. */
  fitToBooking(uid: string): Promise<boolean>;
  /** Changes fields of one itinerary entry. */
  editEntry(
    place: EntryPlace,
    fields: EntryFields,
    name: ChangeName,
    subject?: string | null,
    opened?: EntryFields | null,
  ): Promise<void>;
  /** Changes what a stop's items are, without planning again. */
  editItinerary(edit: ItineraryEdit, name: ChangeName, subject: string): Promise<void>;
  /** Changes the user's own connections between the two ends of an entry. */
  editOwnConnection(place: EntryPlace, change: OwnConnectionChange, subject: string): Promise<void>;
  /** Plans `ops` without storing anything, for a slider while it moves. Null when superseded. */
  preview(ops: readonly Op[]): Promise<Plan | null>;
  /** Lines on the map by connection id, along roads where known; none for unknown locations. */
  paths(connectionIds: readonly string[]): Promise<Record<string, RouteLine>>;
  /**
   * Sets the home airport, with the gateway that is nearest by travel time. `replan` also replaces the journeys from and
   * to home and optimizes the order of stops; `exchange` changes only the airport.
   */
  setHomeAirport(
    airport: string,
    how?: 'exchange' | 'replan',
    opened?: Pick<Tour, 'homeAirport'> | null,
  ): Promise<void>;
  /** Undo and redo cover the last 100 changes, also after a reload. */
  undo(): Promise<void>;
  redo(): Promise<void>;
  /** Saves `deleted` as a new tour; returns its id. */
  saveCopy(): Promise<UserWrite<string>>;
  close(): void;
}
