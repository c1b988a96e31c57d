import { bookingConflicts, writtenFields } from '../../../src/data/forms/planner-conflicts.ts';
import { saveForm } from '../../../src/data/forms/save-form.ts';
import type { CatalogueDb } from '../../../src/data/storage/catalogue-db.ts';
import type { BookingPatch } from '../../../src/data/planner/planner-state.ts';
import { saveTour } from '../../../src/data/tours/save-tour.ts';
import type { UserDb } from '../../../src/data/storage/user-db.ts';
import { SETTINGS_ID } from '../../../src/data/account/user-settings.ts';
import { changedFields } from '../../../src/model/merge/merge-form.ts';
import type { Bookings } from '../../../src/model/plan.ts';
import { uuidV7 } from '../../../src/model/uuid-v7.ts';
import { changePlace, changeSettings, placeFields } from './sim-edits.ts';
import type { SimLedger } from './sim-ledger.ts';

/** An open form on a device; `save` resolves to whether it was saved. */
interface OpenForm {
  db: UserDb;
  id: string;
  /** The initial fields and the edited ones. */
  opened: object;
  typed: object;
  save: () => Promise<boolean>;
}

/** Forms that are opened and saved later, while the document may have changed. */
export class SimForms {
  readonly #ledger: SimLedger;
  readonly #catalogue: CatalogueDb;
  #open: OpenForm[] = [];

  constructor(ledger: SimLedger, catalogue: CatalogueDb) {
    this.#ledger = ledger;
    this.#catalogue = catalogue;
  }

  async open(db: UserDb, what: number, how: number): Promise<void> {
    const kinds = [
      () => this.#openTour(db, how),
      () => this.#openBooking(db, how),
      () => this.#openPlace(db, how),
      () => this.#openSettings(db, how),
    ];
    const form = await kinds[what % kinds.length]?.();
    if (form) this.#open.push(form);
  }

  /** A value that the form showed may be replaced by it; a concurrent change may not. */
  async save(db: UserDb): Promise<void> {
    const form = this.#open.find((one) => one.db.name === db.name);
    if (!form) return;
    this.#open = this.#open.filter((one) => one !== form);
    if (await form.save()) this.#ledger.edited(form.id, form.opened, form.typed);
  }

  /** Closes the forms of a device. */
  close(db: UserDb): void {
    this.#open = this.#open.filter((one) => one.db.name !== db.name);
  }

  async #openTour(db: UserDb, how: number): Promise<OpenForm | null> {
    const tours = (await db.tours.toArray()).flatMap(({ local }) => (local ? [local] : []));
    const tour = tours[tours.length === 0 ? 0 : how % tours.length];
    if (!tour) return null;
    const opened = { name: tour.name, notes: tour.notes };
    const typed = { ...opened, [how % 2 ? 'name' : 'notes']: `${this.#ledger.newMark()}!` };
    return this.#form('tours', db, tour.id, opened, typed);
  }

  async #openPlace(db: UserDb, how: number): Promise<OpenForm | null> {
    const places = (await db.ownExperiences.toArray()).flatMap(({ local }) => (local ? [local] : []));
    const place = places[places.length === 0 ? 0 : how % places.length];
    if (!place) return null;
    const typed = changePlace(place, Math.floor(how / 8), this.#ledger.newSerial());
    return this.#form('experiences', db, place.id, placeFields(place), typed);
  }

  async #openSettings(db: UserDb, how: number): Promise<OpenForm | null> {
    const settings = (await db.settings.get(SETTINGS_ID))?.local;
    if (!settings) return null;
    const { theme, currency, distanceUnit, temperatureUnit } = settings;
    const opened = { theme, currency, distanceUnit, temperatureUnit };
    const typed = changeSettings(settings, how, this.#ledger.newSerial());
    return this.#form('settings', db, SETTINGS_ID, opened, typed);
  }

  #form<T extends object>(
    collection: 'tours' | 'experiences' | 'settings',
    db: UserDb,
    id: string,
    opened: T,
    typed: T,
  ): OpenForm {
    const edit = { opened, changes: changedFields(opened, typed) };
    const save = async () => {
      const saved = await saveForm(collection, id, edit, new Date(), db);
      return saved.ok && saved.value === 'done';
    };
    return { db, id, opened, typed, save };
  }

  /** The booking form of the planner. */
  async #openBooking(db: UserDb, how: number): Promise<OpenForm | null> {
    const tours = (await db.tours.toArray()).flatMap(({ local }) => (local ? [local] : []));
    const tour = tours[tours.length === 0 ? 0 : how % tours.length];
    const all = Object.values(tour?.bookings ?? {}).flat();
    const booking = all[all.length === 0 ? 0 : Math.floor(how / 8) % all.length];
    if (!tour || !booking) return null;
    const { uid } = booking;
    const opened = writtenFields(booking);
    const changes: BookingPatch = { [how % 2 ? 'notes' : 'reference']: `${this.#ledger.newMark()}!` };
    const save = async () => {
      const row = await db.tours.get(tour.id);
      if (!row?.local?.bookings) return false;
      const bookings = patched(row.local.bookings, uid, changes);
      if (!bookings) return false;
      const conflicts = bookingConflicts(row.local.bookings, uid, { opened, changes });
      const writing = { tour: { ...row.local, bookings }, plan: null, baseStamp: row.stamp, stamp: uuidV7() };
      const saved = await saveTour(db, this.#catalogue, { ...writing, conflicts });
      return saved.ok && saved.value === 'saved';
    };
    const within = (fields: BookingPatch) => ({ bookings: { all: [{ ...fields, uid }] } });
    return { db, id: tour.id, opened: within(opened), typed: within({ ...opened, ...changes }), save };
  }
}

/** Null when the booking is gone: the form of the planner closes with it. */
function patched(bookings: Bookings, uid: string, changes: BookingPatch): Bookings | null {
  if (!Object.values(bookings).some((list) => list.some((one: { uid: string }) => one.uid === uid)))
    return null;
  const patch = <T extends { uid: string }>(list: readonly T[]): T[] =>
    list.map((one) => (one.uid === uid ? { ...one, ...changes } : one));
  return {
    accommodation: patch(bookings.accommodation),
    flights: patch(bookings.flights),
    transport: patch(bookings.transport),
  };
}
