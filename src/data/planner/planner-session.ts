import type { RouteLine } from '../../model/place/route-line.ts';
import { mergeForm } from '../../model/merge/merge-form.ts';
import type { Moment, Op, Plan } from '../../model/plan.ts';
import type { Tour } from '../../model/schemas/tour.ts';
import { uuidV7 } from '../../model/uuid-v7.ts';
import { catalogueDb, type CatalogueDb } from '../storage/catalogue-db.ts';
import { changeAirport } from './change-airport.ts';
import { changeBooking } from './change-booking.ts';
import { engineClient, type EngineClient } from './engine-client.ts';
import { bookingConflicts, entryConflicts } from '../forms/planner-conflicts.ts';
import { saveTourCopy } from '../forms/save-tour-copy.ts';
import { fitToBooking } from './fit-to-booking.ts';
import { watchFacts, type FactsState } from '../catalogue/watch-planning-data.ts';
import { persistStorage } from '../offline/persist-storage.ts';
import { localMoment } from '../tours/local-moment.ts';
import { trackEdit } from '../release/open-edits.ts';
import { ownSummaries, watchOwnFacts } from '../own-experiences/own-summaries.ts';
import { changeOwnConnection } from './own-connections.ts';
import type {
  BookingPatch,
  ChangeName,
  EntryFields,
  EntryPlace,
  ItineraryEdit,
  LastChange,
  OwnConnectionChange,
  PlannerSession,
  PlannerState,
  TourFields,
  WantedOps,
} from './planner-state.ts';
import { saveTour } from '../tours/save-tour.ts';
import { StoredHistory } from './stored-history.ts';
import { TourPlanner } from './tour-planner.ts';
import { editEntry, editFields, endDateAfter, type TourEdit } from './tour-edits.ts';
import { TourHistory } from './tour-history.ts';
import { writeTourIndex } from '../tours/write-tour-index.ts';
import { rememberTour } from '../tours/tours.ts';
import { userDb, type UserDb } from '../storage/user-db.ts';
import { watchTour } from '../tours/watch-tour.ts';
import { writeUserData, type UserWrite } from '../storage/write-user-data.ts';

/** Dependencies, replaced in tests. */
export interface SessionParts {
  engine: EngineClient;
  catalogue: CatalogueDb;
  user: UserDb;
  now: () => Moment;
}

/** Opens a tour for planning. Loads asynchronously: subscribe and render `getState()`. */
export function openPlannerSession(tourId: string, parts: Partial<SessionParts> = {}): PlannerSession {
  return new Session(tourId, {
    engine: parts.engine ?? engineClient(),
    catalogue: parts.catalogue ?? catalogueDb,
    user: parts.user ?? userDb,
    now: parts.now ?? localMoment,
  });
}

interface Change {
  name: ChangeName | null;
  subject: string | null;
  /** Runs on the newest document, again if another tab's write came first. Null changes nothing. */
  edit: (tour: Tour, plan: Plan | null) => TourEdit | null | Promise<TourEdit | null>;
  /** False if the plan does not depend on it. */
  replan: boolean;
  history: 'record' | 'undo' | 'redo';
  serial: number;
}

const LOADING: PlannerState = {
  status: 'loading',
  tour: null,
  plan: null,
  options: {},
  budget: null,
  saving: 'saved',
  failure: null,
  canUndo: false,
  canRedo: false,
  lastChange: null,
};
const STALE_RETRIES = 3;
const NOT_PLANNED: ReadonlySet<string> = new Set(['name', 'notes']);

class Session implements PlannerSession {
  readonly #id: string;
  readonly #user: UserDb;
  readonly #catalogue: CatalogueDb;
  readonly #planner: TourPlanner;
  readonly #writer = uuidV7();
  readonly #history = new TourHistory();
  readonly #stored: StoredHistory;
  readonly #listeners = new Set<() => void>();
  readonly #stopWatching: (() => void)[];
  #state = LOADING;
  #factsVersion: string | null = null;
  /** Stamp of the write that the state is based on. */
  #baseStamp = '';
  #writes = 0;
  #changes = 0;
  /** The user edited the tour after another device deleted it. */
  #changedDeleted = false;
  #queue: Promise<unknown> = Promise.resolve();
  #becomeReady: () => void = () => undefined;
  readonly #ready = new Promise<void>((resolve) => {
    this.#becomeReady = resolve;
  });

  constructor(id: string, { engine, catalogue, user, now }: SessionParts) {
    this.#id = id;
    this.#user = user;
    this.#catalogue = catalogue;
    this.#stored = new StoredHistory(user, id);
    this.#planner = new TourPlanner(engine, catalogue, now, (countries, keys) =>
      ownSummaries(countries, keys, user),
    );
    this.#stopWatching = [
      watchTour(user, id, (stamp) => this.#onStamp(stamp)),
      watchFacts(catalogue, (facts) => this.#onFacts(facts)),
      watchOwnFacts(user, () => this.#planAnew()),
    ];
    void this.#enqueue(() => this.#remember());
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  getState(): PlannerState {
    return this.#state;
  }

  apply(
    wanted: readonly Op[] | ((tour: Tour) => readonly Op[] | WantedOps),
    name: ChangeName,
    subject: string | null = null,
  ): Promise<void> {
    return this.#change(name, subject, async (tour, plan) => {
      const made = typeof wanted === 'function' ? wanted(tour) : wanted;
      const { ops, conflicts } = 'ops' in made ? made : { ops: made, conflicts: [] };
      if (ops.length === 0) return null;
      const edit = { tour: { ...tour, endDate: endDateAfter(tour, plan, ops) }, ops: [...ops], conflicts };
      // The first stop of a tour with a home airport also gets the journey from there.
      if (tour.homeAirport !== null && tour.itinerary.length === 0) {
        edit.ops.push(...(await this.#planner.journeyFrom(tour.homeAirport, edit)));
      }
      return edit;
    });
  }

  edit(
    wanted: TourFields | ((tour: Tour) => TourFields),
    name: ChangeName,
    opened: TourFields | null = null,
  ): Promise<void> {
    const replan =
      typeof wanted === 'function' || Object.keys(wanted).some((field) => !NOT_PLANNED.has(field));
    return this.#change(
      name,
      null,
      (tour, plan) => {
        const changes = typeof wanted === 'function' ? wanted(tour) : wanted;
        const { conflicts } = mergeForm<TourFields>({ opened, changes }, tour);
        return { ...editFields(tour, plan, changes), conflicts };
      },
      { replan },
    );
  }

  editBooking(uid: string, patch: BookingPatch, opened: BookingPatch | null = null): Promise<void> {
    return this.#change('booking-changed', uid, async (tour, plan) => {
      const conflicts = bookingConflicts(tour.bookings, uid, { opened, changes: patch });
      const edit = await changeBooking(tour, uid, patch, this.#planner, plan);
      return edit && { ...edit, conflicts };
    });
  }

  async fitToBooking(uid: string): Promise<boolean> {
    let fitted: TourEdit | null = null;
    await this.#change('plan-fitted', uid, async (tour, plan) => {
      fitted = plan && (await fitToBooking({ tour, plan }, uid, this.#planner));
      return fitted;
    });
    return fitted !== null;
  }

  editEntry(
    place: EntryPlace,
    fields: EntryFields,
    name: ChangeName,
    subject: string | null = null,
    opened: EntryFields | null = null,
  ): Promise<void> {
    return this.#change(name, subject, (tour) =>
      atPlace(tour, place, (index) => ({
        tour: editEntry(tour, index, fields),
        ops: [],
        conflicts: entryConflicts(tour.itinerary, index, { opened, changes: fields }),
      })),
    );
  }

  editOwnConnection(place: EntryPlace, change: OwnConnectionChange, subject: string): Promise<void> {
    const name = 'remove' in change ? 'own-connection-removed' : 'own-connection';
    return this.#change(name, subject, (tour) =>
      atPlace(tour, place, (index) => ({ ops: [], ...changeOwnConnection(tour, index, change) })),
    );
  }

  editItinerary(edit: ItineraryEdit, name: ChangeName, subject: string): Promise<void> {
    const perform = (tour: Tour): TourEdit | null => {
      const edited = edit(tour.itinerary);
      return (
        edited && { tour: { ...tour, itinerary: edited.itinerary }, ops: [], conflicts: edited.conflicts }
      );
    };
    return this.#change(name, subject, perform, { replan: false });
  }

  resetBookings(): Promise<void> {
    return this.#change('bookings-reset', null, (tour) => ({ tour: { ...tour, bookings: null }, ops: [] }));
  }

  async preview(ops: readonly Op[]): Promise<Plan | null> {
    const { tour, plan } = this.#state;
    if (!tour || !plan) return null;
    const changes = this.#changes;
    const preview = await this.#planner.preview({ tour, ops: [...ops] }, plan);
    return changes === this.#changes ? preview : null;
  }

  async paths(connectionIds: readonly string[]): Promise<Record<string, RouteLine>> {
    const { tour } = this.#state;
    return tour === null ? {} : this.#planner.paths(tour, connectionIds);
  }

  setHomeAirport(
    airport: string,
    how: 'exchange' | 'replan' = 'exchange',
    opened: Pick<Tour, 'homeAirport'> | null = null,
  ): Promise<void> {
    return this.#change('airport-changed', airport, async (tour) => {
      const { conflicts } = mergeForm<TourFields>({ opened, changes: { homeAirport: airport } }, tour);
      const edit = await changeAirport(tour, airport, how, this.#planner, this.#state.lostStops ?? []);
      return { ...edit, conflicts };
    });
  }

  undo(): Promise<void> {
    return this.#travel('undo');
  }

  redo(): Promise<void> {
    return this.#travel('redo');
  }

  async saveCopy(): Promise<UserWrite<string>> {
    // Includes pending changes.
    await this.#queue;
    const { tour, plan } = this.#state.deleted ?? this.#state;
    if (tour === null) throw new Error('there is no tour to copy');
    return saveTourCopy(tour, plan?.days ?? null, new Date(), this.#user);
  }

  /** Pending changes are still made and written. */
  close(): void {
    for (const stop of this.#stopWatching) stop();
    this.#listeners.clear();
  }

  #travel(history: 'undo' | 'redo'): Promise<void> {
    const edit = (current: Tour) => {
      const tour = this.#state.deleted ? null : this.#history.peek(history);
      return tour && { tour: { ...tour, version: current.version }, ops: [] };
    };
    return this.#change(null, null, edit, { history });
  }

  /** Queues a change; while the tour is loading it waits. */
  #change(
    name: ChangeName | null,
    subject: string | null,
    edit: Change['edit'],
    { replan = true, history = 'record' }: Partial<Pick<Change, 'replan' | 'history'>> = {},
  ): Promise<void> {
    this.#changes += 1;
    const change: Change = { name, subject, edit, replan, history, serial: this.#changes };
    const perform = () => this.#perform(change, STALE_RETRIES);
    return trackEdit(this.#ready.then(() => this.#enqueue(perform)));
  }

  /** Runs tasks one after another: each change builds on the document that the previous one left. */
  #enqueue<T>(task: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(task);
    this.#queue = done.catch((error: unknown) => console.error('A step of the planner failed', error));
    return done;
  }

  /** Optimistic update: plans, shows the result at once, then writes one transaction; `saved` only after its commit. */
  async #perform(change: Change, tries: number): Promise<void> {
    const { tour: before, plan: planBefore, status } = this.#state.deleted ?? this.#state;
    if (!before || status !== 'ready') return;
    const edit = await change.edit(before, planBefore);
    if (!edit) return;
    const planned = change.replan
      ? await this.#planner.plan(edit, planBefore)
      : unplanned(edit.tour, planBefore);
    if ('code' in planned) return this.#fail(planned);

    const tour: Tour = { ...planned.tour, updatedAt: new Date().toISOString() };
    if (this.#state.deleted) {
      this.#changedDeleted = true;
      return this.#set({ deleted: { ...this.#state.deleted, ...planned, tour } });
    }
    this.#history.step(change.history, before);
    this.#set({ ...planned, tour, saving: 'saving', failure: null });
    const { plan } = this.#state;
    this.#set({ lastChange: plan && describeChange(change, planBefore, plan) });

    this.#writes += 1;
    const stamp = `${this.#writer}.${this.#writes}`;
    const { conflicts = [] } = edit;
    const writing = { tour, plan, baseStamp: this.#baseStamp, stamp, conflicts };
    const result = await saveTour(this.#user, this.#catalogue, writing);
    if (!result.ok) return this.#set({ saving: 'failed' });
    if (result.value === 'gone') {
      this.#changedDeleted = true;
      return this.#lose();
    }
    if (result.value === 'stale') {
      await this.#reload();
      return tries > 0 ? this.#perform(change, tries - 1) : this.#set({ saving: 'failed' });
    }
    this.#baseStamp = stamp;
    this.#set({ saving: 'saved' });
    // Not awaited: the edit does not depend on the stored history.
    void trackEdit(this.#stored.keep(this.#history.steps, stamp));
    await writeTourIndex(this.#user);
    persistStorage();
  }

  /** Stores this tour as the one opened last. Without access to the database this is the first write to notice it. */
  async #remember(): Promise<void> {
    const result = await writeUserData(this.#user, () => rememberTour(this.#user, this.#id), this.#catalogue);
    if (!result.ok && result.code !== 'full' && this.#state.tour === null) this.#set({ status: 'failed' });
  }

  /** Loads and plans the stored document; nothing is written. */
  async #reload(): Promise<void> {
    const read = await writeUserData(this.#user, () => this.#user.tours.get(this.#id), this.#catalogue);
    if (!read.ok) return this.#set({ status: 'failed' });
    const row = read.value;
    if (!row?.local) return this.#lose();
    // The document is back, but the user has edited the deleted one since: they decide whether to save it as a copy.
    if (this.#changedDeleted) return;
    this.#set({ deleted: null });
    const isStale = row.stamp !== this.#baseStamp;
    if (isStale) await this.#resetHistory(row.stamp);
    this.#baseStamp = row.stamp;
    // An edit that could not be saved is still the user's newest.
    const unsaved = this.#state.saving === 'failed' && !isStale ? this.#state.tour : null;
    const tour = unsaved ?? row.local;
    if (isStale) this.#set({ tour, saving: 'saved' });
    // Until the planning data is complete a plan could lack data that is still being pulled.
    if (this.#factsVersion === null) return;
    const planned = await this.#planner.plan({ tour, ops: [] }, null);
    if ('code' in planned) this.#set({ tour, plan: null, failure: planned, status: 'ready' });
    else this.#set({ ...planned, failure: null, status: 'ready' });
  }

  #fail(failure: NonNullable<PlannerState['failure']>): void {
    const { deleted } = this.#state;
    this.#set(deleted ? { deleted: { ...deleted, failure } } : { failure });
  }

  /**
   * The tour was deleted: the open one stays in memory, to be saved as a copy; it is never written back automatically.
   */
  #lose(): void {
    const { deleted, tour, plan } = this.#state;
    const shown =
      tour === null || plan === null
        ? null
        : { ...this.#state, saving: 'failed' as const, canUndo: false, canRedo: false };
    this.#set({ ...LOADING, status: 'not-found', saving: 'failed', deleted: deleted ?? shown });
  }

  /** Restores the stored undo history when the tour is opened; after another tab's write there is none. */
  async #resetHistory(stamp: string): Promise<void> {
    this.#history.clear();
    const steps = this.#baseStamp === '' ? await this.#stored.read(stamp) : null;
    if (steps !== null) this.#history.restore(steps);
  }

  #onStamp(stamp: string | null): void {
    if (stamp?.startsWith(this.#writer)) return;
    void this.#enqueue(async () => {
      if (stamp === null || stamp !== this.#baseStamp) await this.#reload();
    });
  }

  #onFacts({ version, settled }: FactsState): void {
    if (!settled || version === this.#factsVersion) return;
    this.#factsVersion = version;
    this.#planAnew();
  }

  #planAnew(): void {
    void this.#enqueue(() => {
      this.#planner.clearPlanningData();
      return this.#reload();
    });
  }

  #set(part: Partial<PlannerState>): void {
    const { canUndo, canRedo } = this.#history;
    this.#state = { ...this.#state, ...part, canUndo, canRedo };
    if (this.#state.status !== 'loading') this.#becomeReady();
    for (const listener of this.#listeners) listener();
  }
}

/** Null if an earlier change removed the entry. */
function atPlace(tour: Tour, place: EntryPlace, edit: (index: number) => TourEdit): TourEdit | null {
  const index = typeof place === 'function' ? place(tour) : place;
  return index < 0 ? null : edit(index);
}

/** The same plan for a tour whose items have changed. */
function unplanned(tour: Tour, plan: Plan | null): Pick<PlannerState, 'plan'> & { tour: Tour } {
  const isSame = plan === null || plan.itinerary === tour.itinerary;
  return { tour, plan: isSame ? plan : { ...plan, itinerary: tour.itinerary } };
}

function describeChange(
  { name, subject, serial }: Change,
  before: Plan | null,
  after: Plan,
): LastChange | null {
  if (name === null) return null;
  return { name, subject, before: before?.statistics ?? null, after: after.statistics, serial };
}
