import { Dexie } from 'dexie';
import type { Tour } from '../../model/schemas/tour.ts';
import type { HistorySteps } from './tour-history.ts';
import type { UndoStepRow, UserDb } from '../storage/user-db.ts';

/** Tours whose steps stay on the device; those of the one that was edited longest ago go first. */
const TOURS_KEPT = 5;

/**
 * The steps of one tour's history in the person's database. Written after the edit itself, in transactions of their
 * own that nobody waits for: what fails here costs the way back, never the change.
 */
export class StoredHistory {
  readonly #db: UserDb;
  readonly #tourId: string;
  /** Where each document is stored. */
  #places = new Map<Tour, number>();
  #next = 1;
  #waiting: { steps: HistorySteps; stamp: string } | null = null;
  #writing: Promise<void> | null = null;

  constructor(db: UserDb, tourId: string) {
    this.#db = db;
    this.#tourId = tourId;
  }

  /** What was kept, where it belongs to the document of this write; null where there is nothing to go back to. */
  async read(stamp: string): Promise<HistorySteps | null> {
    try {
      return await this.#read(stamp);
    } catch (error) {
      console.warn('The steps of undo cannot be read', error);
      return null;
    }
  }

  /** Keeps the steps as they are after the write `stamp`. Of several waiting only the last is written. */
  keep(steps: HistorySteps, stamp: string): Promise<void> {
    this.#waiting = { steps, stamp };
    this.#writing ??= this.#writeWaiting().finally(() => {
      this.#writing = null;
    });
    return this.#writing;
  }

  async #read(stamp: string): Promise<HistorySteps | null> {
    const { undo, undoSteps } = this.#db;
    return this.#db.transaction('r', undo, undoSteps, async () => {
      const row = await undo.get(this.#tourId);
      const kept = await undoSteps.where('tourId').equals(this.#tourId).toArray();
      this.#next = kept.reduce((newest, { at }) => Math.max(newest, at), 0) + 1;
      if (row?.stamp !== stamp) return null;
      const byPlace = new Map(kept.map((step) => [step.at, step.tour]));
      const steps = { former: found(row.former, byPlace), undone: found(row.undone, byPlace) };
      if (steps.former === null || steps.undone === null) return null;
      this.#places = new Map(kept.map((step) => [step.tour, step.at]));
      return { former: steps.former, undone: steps.undone };
    });
  }

  async #writeWaiting(): Promise<void> {
    while (this.#waiting !== null) {
      const { steps, stamp } = this.#waiting;
      this.#waiting = null;
      try {
        await this.#write(steps, stamp);
      } catch (error) {
        console.warn('The steps of undo cannot be kept on this device', error);
        this.#places.clear();
      }
    }
  }

  async #write({ former, undone }: HistorySteps, stamp: string): Promise<void> {
    const { undo, undoSteps } = this.#db;
    const places = new Map<Tour, number>();
    const added: UndoStepRow[] = [];
    for (const tour of [...former, ...undone]) {
      const known = this.#places.get(tour);
      const at = known ?? this.#next;
      if (known === undefined) {
        this.#next += 1;
        added.push({ tourId: this.#tourId, at, tour });
      }
      places.set(tour, at);
    }
    const placesOf = (tours: readonly Tour[]) => tours.flatMap((tour) => places.get(tour) ?? []);
    const row = {
      tourId: this.#tourId,
      stamp,
      former: placesOf(former),
      undone: placesOf(undone),
      usedAt: Date.now(),
    };
    const wanted = new Set(places.values());
    await this.#db.transaction('rw', undo, undoSteps, async () => {
      const stored = await undoSteps.where('tourId').equals(this.#tourId).primaryKeys();
      await undoSteps.bulkDelete(stored.filter(([, at]) => !wanted.has(at)));
      await undoSteps.bulkPut(added);
      await undo.put(row);
      const tours = await undo.orderBy('usedAt').reverse().offset(TOURS_KEPT).primaryKeys();
      for (const tourId of tours) {
        await undo.delete(tourId);
        await undoSteps.where('[tourId+at]').between([tourId, Dexie.minKey], [tourId, Dexie.maxKey]).delete();
      }
    });
    this.#places = places;
  }
}

/** Null where one of them is missing: then the way back is broken. */
function found(places: readonly number[], byPlace: ReadonlyMap<number, Tour>): Tour[] | null {
  const tours = places.flatMap((at) => byPlace.get(at) ?? []);
  return tours.length === places.length ? tours : null;
}
