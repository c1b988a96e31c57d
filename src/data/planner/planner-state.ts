import type { EngineFailure, PlanAnswer } from '../../contract/engine-api.ts';
import type { ConnectionOption } from '../../model/schemas/connection-option.ts';
import type { RouteLine } from '../../model/place/route-line.ts';
import type { Conflict } from '../../model/merge/conflict.ts';
import type { Op, Plan, Statistics } from '../../model/plan.ts';
import type { BookingExtras, Tour } from '../../model/schemas/tour.ts';
import type { UserWrite } from '../storage/write-user-data.ts';

/** What a planner page shows of one working tour. Immutable: a new object after each change. */
export interface PlannerState {
  status: 'loading' | 'ready' | 'not-found' | 'failed';
  tour: Tour | null;
  plan: Plan | null;
  options: Extract<PlanAnswer, { ok: true }>['options'];
  rental: Extract<PlanAnswer, { ok: true }>['rental'];
  budget: Extract<PlanAnswer, { ok: true }>['budget'];
  /** Stops of the tour that the device's catalogue does not have (any more). */
  lostStops?: readonly string[];
  /** `saved` only after the database has committed. */
  saving: 'saved' | 'saving' | 'failed';
  failure: EngineFailure | null;
  canUndo: boolean;
  canRedo: boolean;
  lastChange: LastChange | null;
  /** Of a tour that was deleted while it was open: what was last shown of it, with what was changed since. */
  deleted?: PlannerState | null;
}

/** Names of changes; the page has a sentence for each under `planner.change.<name>`. */
export type ChangeName =
  | 'stop-added'
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
  | 'own-connection'
  | 'own-connection-removed';

export interface LastChange {
  name: ChangeName;
  /** Key of the place or connection it was about, or null. */
  subject: string | null;
  before: Statistics | null;
  after: Statistics;
  /** Raised with each change, so that a snackbar knows a new one. */
  serial: number;
}

export type TourFields = Partial<
  Pick<
    Tour,
    'name' | 'notes' | 'startDate' | 'endDate' | 'travellers' | 'homeAirport' | 'countries' | 'ownConnections'
  >
>;

/** `justHotel`: a bed for the night before a way that needs none by the plan. Of ways alone. */
export interface EntryFields {
  justHotel?: boolean;
  notes?: string | null;
}

/**
 * One that is changed takes the place of the one with the key that it had; of `opened`, what its form began with, only
 * the fields that are other ones are changed.
 */
export type OwnConnectionChange =
  | { option: ConnectionOption; replaces?: string | null; opened?: ConnectionOption | null }
  | { remove: string };

/** Index in the itinerary, or where the entry stands in the document that the changes before have left: below 0 where it is gone. */
export type EntryPlace = number | ((tour: Tour) => number);

/** Ops worked out from the document that the changes before have left, with what the change does not keep of it. */
export interface WantedOps {
  ops: readonly Op[];
  conflicts: readonly Conflict[];
}

export interface BookingPatch extends BookingExtras {
  booked?: boolean;
  notes?: string | null;
  /** USD; sets `priceEdited` too, null takes the edited price away. */
  price?: number | null;
  /** `rebook`: the dates booked become the dates planned. */
  adoptPlannedDates?: boolean;
}

/**
 * One open tour. Every change goes through the engine worker, is shown, and is then written in one
 * Dexie transaction. Made by `openPlannerSession(tourId)` in `planner-session.ts`.
 */
export interface PlannerSession {
  subscribe(listener: () => void): () => void;
  getState(): PlannerState;
  /**
   * Changes of the itinerary by the engine's ops, applied in order. As a function they are worked out from the document
   * that the changes before have left, and none change nothing.
   */
  apply(
    ops: readonly Op[] | ((tour: Tour) => readonly Op[] | WantedOps),
    name: ChangeName,
    subject?: string | null,
  ): Promise<void>;
  /**
   * Changes of plain fields; plans anew. An `endDate` is an adjustDays to that day. `opened` is what a form began with,
   * here and below: where another device changed the same meanwhile, its value becomes a conflict.
   */
  edit(
    fields: TourFields | ((tour: Tour) => TourFields),
    name: ChangeName,
    opened?: TourFields | null,
  ): Promise<void>;
  editBooking(uid: string, patch: BookingPatch, opened?: BookingPatch | null): Promise<void>;
  resetBookings(): Promise<void>;
  /** Moves the plan to the days that something was booked for; false, and nothing changed, where that cannot be. */
  fitToBooking(uid: string): Promise<boolean>;
  /** Changes what stands on one entry of the itinerary itself. */
  editEntry(
    place: EntryPlace,
    fields: EntryFields,
    name: ChangeName,
    subject?: string | null,
    opened?: EntryFields | null,
  ): Promise<void>;
  /** Changes the ways that the person wrote down between the two places of an entry. */
  editOwnConnection(place: EntryPlace, change: OwnConnectionChange, subject: string): Promise<void>;
  /** Plans `ops` without keeping anything: for the slider while it moves. Null when overtaken. */
  preview(ops: readonly Op[]): Promise<Plan | null>;
  /** Lines on the map by connection id, along the roads where these are known; an unknown place has none. */
  paths(connectionIds: readonly string[]): Promise<Record<string, RouteLine>>;
  /**
   * Sets the home airport with the gateway that is nearest by travel time. `anew` also takes the former ways from and
   * to home out, and puts the stops into the order that is shortest from there; else all but the airport stays.
   */
  setHomeAirport(
    airport: string,
    how?: 'exchange' | 'anew',
    opened?: Pick<Tour, 'homeAirport'> | null,
  ): Promise<void>;
  /** Back and forth over every change, up to 100 of them, also after a reload. */
  undo(): Promise<void>;
  redo(): Promise<void>;
  /** Saves what `deleted` holds as a new tour; answers with its id. */
  saveCopy(): Promise<UserWrite<string>>;
  close(): void;
}
