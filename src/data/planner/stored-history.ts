import { Dexie } from 'dexie';
import type { Tour } from '../../model/schemas/tour.ts';
import type { HistorySteps } from './tour-history.ts';
import type { UndoStepRow, UserDb } from '../storage/user-db.ts';

/** Number of tours whose undo history is stored; the least recently edited is evicted first. */
const TOURS_KEPT = 5;

/**
 * The undo history of one tour in the user database. Written after the edit, in separate transactions that nothing
 * waits for: a failure here costs the undo history, never the edit.
 */
export class StoredHistory {
  readonly #db: UserDb;
  readonly #tourId: string;
  /** Position (`at`) of each stored document. */
  #positions = new Map<Tour, number>();
  #next = 1;
  #waiting: { steps: HistorySteps; stamp: string } | null = null;
  #writing: Promise<void> | null = null;

  constructor(db: UserDb, tourId: string) {
    this.#db = db;
    this.#tourId = tourId;
  }

  /** The stored steps, if they belong to the document as written by `stamp`; else null. */
  async read(stamp: string): Promise<HistorySteps | null> {
    try {
      return await this.#read(stamp);
    } catch (error) {
      console.warn('The undo history could not be read', error);
      return null;
    }
  }

  /** Stores the steps after the write `stamp`. Of several pending calls only the last is written. */
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
      const rows = await undoSteps.where('tourId').equals(this.#tourId).toArray();
      this.#next = rows.reduce((newest, { at }) => Math.max(newest, at), 0) + 1;
      if (row?.stamp !== stamp) return null;
      const byPosition = new Map(rows.map((step) => [step.at, step.tour]));
      const steps = { previous: toursAt(row.former, byPosition), undone: toursAt(row.undone, byPosition) };
      if (steps.previous === null || steps.undone === null) return null;
      this.#positions = new Map(rows.map((step) => [step.tour, step.at]));
      return { previous: steps.previous, undone: steps.undone };
    });
  }

  async #writeWaiting(): Promise<void> {
    while (this.#waiting !== null) {
      const { steps, stamp } = this.#waiting;
      this.#waiting = null;
      try {
        await this.#write(steps, stamp);
      } catch (error) {
        console.warn('The undo history could not be stored', error);
        this.#positions.clear();
      }
    }
  }

  async #write({ previous, undone }: HistorySteps, stamp: string): Promise<void> {
    const { undo, undoSteps } = this.#db;
    const positions = new Map<Tour, number>();
    const added: UndoStepRow[] = [];
    for (const tour of [...previous, ...undone]) {
      const known = this.#positions.get(tour);
      const at = known ?? this.#next;
      if (known === undefined) {
        this.#next += 1;
        added.push({ tourId: this.#tourId, at, tour });
      }
      positions.set(tour, at);
    }
    const positionsOf = (tours: readonly Tour[]) => tours.flatMap((tour) => positions.get(tour) ?? []);
    const row = {
      tourId: this.#tourId,
      stamp,
      former: positionsOf(previous),
      undone: positionsOf(undone),
      usedAt: Date.now(),
    };
    const wanted = new Set(positions.values());
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
    this.#positions = positions;
  }
}

/** Null if a step is missing: then the history is unusable. */
function toursAt(positions: readonly number[], byPosition: ReadonlyMap<number, Tour>): Tour[] | null {
  const tours = positions.flatMap((at) => byPosition.get(at) ?? []);
  return tours.length === positions.length ? tours : null;
}
