import { CatalogueDb } from '../../../src/data/storage/catalogue-db.ts';
import { openConflicts } from '../../../src/data/sync/conflict-rows.ts';
import { keepTheirs, takeMine } from '../../../src/data/sync/conflicts.ts';
import { setFavorite } from '../../../src/data/account/favorites.ts';
import { deleteOwnExperience, saveOwnExperience } from '../../../src/data/own-experiences/own-experiences.ts';
import {
  deleteSavedList,
  removeSavedPlace,
  savedLists,
  saveList,
} from '../../../src/data/saved-lists/saved-lists.ts';
import { retryUnsent } from '../../../src/data/sync/rejected-documents.ts';
import { readDeletableTour, type DeletedTour } from '../../../src/data/tours/restore-tour.ts';
import { saveTour } from '../../../src/data/tours/save-tour.ts';
import { addTour, deleteTour } from '../../../src/data/tours/tours.ts';
import type { DocumentCollection, DocumentRow, UserDb } from '../../../src/data/storage/user-db.ts';
import { saveUserSettings, SETTINGS_ID } from '../../../src/data/account/user-settings.ts';
import { uuidV7 } from '../../../src/model/uuid-v7.ts';
import { stopId } from '../../builders/edited-tours.ts';
import { tableOf } from '../../../src/data/storage/document-table.ts';
import type { SimModules } from './sim-device.ts';
import { blankTour, changePlace, changeSettings, changeTour, placesToSave } from './sim-edits.ts';
import type { SimLedger } from './sim-ledger.ts';

export const catalogue = new CatalogueDb('catalogue-sim');

/** The session has ended, the client is outdated, or there were too many requests: the document itself is valid. */
const NEVER_REFUSED: ReadonlySet<number> = new Set([401, 408, 425, 426, 429]);

/** Actions of a user on a device, by the functions that the pages call; each is recorded in the ledger. */
export class SimUser {
  readonly #ledger: SimLedger;
  readonly #modules: SimModules;
  #tours = 0;
  #deleted: { db: UserDb; kept: DeletedTour; taken: string[] } | null = null;

  constructor(ledger: SimLedger, modules: SimModules) {
    this.#ledger = ledger;
    this.#modules = modules;
  }

  async createTour(db: UserDb, stops = 2): Promise<void> {
    this.#tours += 1;
    const tour = blankTour(stopId(900_000 + this.#tours), stops, this.#ledger.newMark());
    await addTour(db, tour, null);
    this.#ledger.edited(tour.id, null, tour);
  }

  async editTour(db: UserDb, what: number, how: number): Promise<void> {
    const rows = await db.tours.filter(({ local }) => local !== null).toArray();
    const row = rows[rows.length === 0 ? 0 : what % rows.length];
    if (!row?.local) return;
    const tour = changeTour(row.local, how, this.#ledger.newSerial());
    const writing = { tour, plan: null, baseStamp: row.stamp, stamp: uuidV7() };
    const saved = await saveTour(db, catalogue, writing);
    if (saved.ok && saved.value === 'saved') this.#ledger.edited(row.id, row.local, tour);
  }

  async removeTour(db: UserDb, what: number): Promise<void> {
    const rows = await db.tours.filter(({ local }) => local !== null).toArray();
    const row = rows[rows.length === 0 ? 0 : what % rows.length];
    const kept = row && (await readDeletableTour(row.id, db));
    if (!row || !kept) return;
    await deleteTour(row.id, db);
    this.#deleted = { db, kept, taken: this.#ledger.edited(row.id, row.local, null) };
  }

  /** Does nothing if the tour exists again: the undo would overwrite what was written since. */
  async undoRemoval(): Promise<void> {
    const deleted = this.#deleted;
    this.#deleted = null;
    if (!deleted) return;
    const { db, kept, taken } = deleted;
    if ((await db.tours.get(kept.row.id))?.local) return;
    await this.#modules.restoreTour(kept, db);
    this.#ledger.restored(taken);
  }

  async editPlace(db: UserDb, what: number, how: number): Promise<void> {
    const id = stopId(800_000 + what);
    const before = (await db.ownExperiences.get(id))?.local ?? null;
    const fields = changePlace(before, how, this.#ledger.newSerial());
    await saveOwnExperience({ ...fields, id }, new Date(), db);
    this.#ledger.edited(id, before, fields);
  }

  /** Returns its id. */
  async removePlace(db: UserDb, what: number): Promise<string | null> {
    const rows = (await db.ownExperiences.toArray()).filter(({ local }) => local !== null);
    const row = rows[rows.length === 0 ? 0 : what % rows.length];
    if (!row) return null;
    await deleteOwnExperience(row.id, db);
    this.#ledger.edited(row.id, row.local, null);
    return row.id;
  }

  /** Saves a list, or removes a place of one. */
  async editList(db: UserDb, what: number, how: number): Promise<void> {
    const lists = await savedLists(db);
    const list = lists[lists.length === 0 ? 0 : what % lists.length];
    if (!list || how % 3 === 0) {
      const saved = await saveList(
        placesToSave(how, this.#ledger),
        this.#ledger.newMark(),
        new Date(),
        db,
        catalogue,
      );
      if (saved.ok) this.#ledger.edited(saved.value.id, null, saved.value);
      return;
    }
    const place = list.places[how % list.places.length];
    if (!place) return;
    await removeSavedPlace(list.id, place.id, new Date(), db);
    this.#ledger.edited(list.id, list, { ...list, places: list.places.filter((one) => one !== place) });
  }

  async removeList(db: UserDb, what: number): Promise<void> {
    const lists = await savedLists(db);
    const list = lists[lists.length === 0 ? 0 : what % lists.length];
    if (!list) return;
    await deleteSavedList(list.id, db);
    this.#ledger.edited(list.id, list, null);
  }

  async editSettings(db: UserDb, how: number): Promise<void> {
    const before = (await db.settings.get(SETTINGS_ID))?.local ?? null;
    const fields = changeSettings(before, how, this.#ledger.newSerial());
    await saveUserSettings(fields, new Date(), db);
    this.#ledger.edited(SETTINGS_ID, before, fields);
  }

  /** Does nothing if the favorite is already in that state. */
  async toggleFavorite(device: object, db: UserDb, what: number, how: number): Promise<void> {
    const [kind, id, on] = [how % 2 ? 'tour' : 'experience', `item${what % 3}`, what % 2 === 0] as const;
    if (((await db.favorites.get(`${kind}-${id}`))?.on ?? false) === on) return;
    await setFavorite(kind, id, on, db);
    this.#ledger.toggled(device, `${kind}-${id}`, on);
  }

  /** Resolves a conflict: takes its value or dismisses it. */
  async resolve(db: UserDb, what: number, how: number): Promise<void> {
    const rows = await openConflicts(db);
    const conflict = rows[rows.length === 0 ? 0 : what % rows.length];
    if (!conflict) return;
    if (how % 2) {
      await keepTheirs(conflict.id, db);
      this.#ledger.forgotten(conflict);
      return;
    }
    const { collection, documentId } = conflict;
    const read = async () => (await tableOf(db, collection).get(documentId))?.local ?? null;
    const before = await read();
    const taken = await takeMine(conflict.id, db);
    if (taken.ok && taken.value === 'done') this.#ledger.edited(documentId, before, await read());
  }

  /** Retries all rejected writes. Returns statuses for which a write must not be rejected. */
  async retryRejected(db: UserDb): Promise<string[]> {
    const [tours, experiences, lists, settings, conflicts] = await Promise.all([
      db.tours.toArray(),
      db.ownExperiences.toArray(),
      db.savedLists.toArray(),
      db.settings.toArray(),
      db.conflicts.toArray(),
    ]);
    const statuses: number[] = [];
    for (const [collection, rows] of Object.entries({
      tours,
      experiences,
      savedLists: lists,
      settings,
      conflicts,
    }) as [DocumentCollection, DocumentRow<object>[]][]) {
      for (const { id, parked } of rows) {
        if (!parked) continue;
        statuses.push(parked.status);
        await retryUnsent(collection, id, db);
      }
    }
    const rejected = db.favorites.filter(({ parked }) => Boolean(parked));
    statuses.push(...(await rejected.toArray()).flatMap(({ parked }) => parked?.status ?? []));
    await rejected.modify({ parked: null });
    await db.waitingPictures.toCollection().modify({ parked: null });
    return statuses.filter((status) => NEVER_REFUSED.has(status) || status >= 500).map(String);
  }
}
