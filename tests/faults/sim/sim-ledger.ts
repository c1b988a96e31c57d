import type { StoredConflict } from '../../../src/contract/user-things.ts';
import type { DocumentRow } from '../../../src/data/storage/user-db.ts';
import { leavesOf, leavesOfConflict } from './sim-leaves.ts';
import { ordersOf, ordersOfConflict, removedStops, reordered, standsIn } from './sim-orders.ts';

/** Unsent data of a device. */
interface Rows {
  documents: readonly Pick<DocumentRow<object>, 'id' | 'local' | 'base' | 'inflight'>[];
  conflicts: readonly StoredConflict[];
  /** Keys. */
  favoriteKeys: readonly string[];
}

/**
 * Every value that a user saved. Invariant I2 (`README.md`): a value may only disappear when a device that showed it replaced or
 * deleted it.
 */
export class SimLedger {
  readonly #saved = new Set<string>();
  /** Orders of two stops each that a user chose. */
  readonly #ordered = new Set<string>();
  readonly #removedStops = new Set<string>();
  /** How often a value was removed. */
  readonly #taken = new Map<string, number>();
  /** By its key, the last state of a favorite on each device. */
  readonly #favorites = new Map<string, Map<object, boolean>>();
  #serial = 0;

  /** A unique number. */
  newSerial(): number {
    this.#serial += 1;
    return this.#serial;
  }

  /** A unique text. */
  newMark(): string {
    return `M${this.newSerial()}`;
  }

  /** Records an edit from what a device showed before and after it. Returns the removed values. */
  edited(id: string, before: object | null, after: object | null): string[] {
    for (const leaf of leavesOf(id, after)) if (!leavesOf(id, before).has(leaf)) this.#saved.add(leaf);
    for (const pair of reordered(id, before, after)) this.#ordered.add(pair);
    for (const stop of removedStops(id, before, after)) this.#removedStops.add(stop);
    const [shown, now] = [wholeOf(id, before), wholeOf(id, after)];
    const taken = [...shown].filter((leaf) => !now.has(leaf));
    for (const leaf of taken) this.#count(leaf, 1);
    return taken;
  }

  /** Records the undo of a deletion. */
  restored(taken: readonly string[]): void {
    for (const leaf of taken) this.#count(leaf, -1);
  }

  /** Records that the user discarded unsent data on a device. */
  discarded(device: object, db: Rows): void {
    for (const { id, local, base, inflight } of db.documents) {
      // With a deletion in flight, its undo is discarded, and with it the whole document.
      const known = inflight?.body === null ? new Set<string>() : wholeOf(id, base);
      for (const side of [local, inflight?.body ?? null]) {
        for (const leaf of wholeOf(id, side)) if (!known.has(leaf)) this.#count(leaf, 1);
      }
    }
    for (const conflict of db.conflicts) this.forgotten(conflict);
    for (const key of db.favoriteKeys) this.#favorites.get(key)?.delete(device);
  }

  /** Records that the user dismissed a conflict. */
  forgotten(conflict: StoredConflict): void {
    for (const leaf of wholeOfConflict(conflict)) this.#count(leaf, 1);
  }

  /** Values that should be in the documents or conflicts, but are in neither. */
  lostIn(
    documents: readonly [id: string, document: object][],
    conflicts: readonly StoredConflict[],
  ): string[] {
    const there = new Set(conflicts.flatMap((conflict) => [...wholeOfConflict(conflict)]));
    for (const [id, document] of documents) for (const leaf of wholeOf(id, document)) there.add(leaf);
    const orders = [...this.#ordered].filter((pair) => standsIn(pair, documents, this.#removedStops));
    return [...this.#saved, ...orders].filter((leaf) => !there.has(leaf) && !this.#taken.get(leaf));
  }

  /** Records that a favorite was added or removed on a device. */
  toggled(device: object, key: string, on: boolean): void {
    this.#favorites.set(key, (this.#favorites.get(key) ?? new Map<object, boolean>()).set(device, on));
  }

  /** After a restore, accepts the loss of everything that neither a device nor the server has. */
  acceptLossExcept(
    documents: readonly [id: string, document: object][],
    conflicts: readonly StoredConflict[],
    favoriteKeys: ReadonlySet<string>,
  ): void {
    for (const leaf of this.lostIn(documents, conflicts)) this.#count(leaf, 1);
    for (const key of this.#favorites.keys()) if (!favoriteKeys.has(key)) this.#favorites.delete(key);
  }

  /** Records that favorites of the backup and of the devices are merged: each may end as added. */
  favoritesMergedAfterRestore(): void {
    for (const states of this.#favorites.values()) states.set(this, true);
  }

  /** Favorites in a state that no device set last. */
  wrongFavorites(keysOn: ReadonlySet<string>): string[] {
    return [...this.#favorites]
      .filter(([, states]) => [...states.keys()].some((who) => who !== this))
      .filter(([key, states]) => ![...states.values()].includes(keysOn.has(key)))
      .map(([key]) => key);
  }

  #count(leaf: string, by: 1 | -1): void {
    this.#taken.set(leaf, (this.#taken.get(leaf) ?? 0) + by);
  }
}

function wholeOf(id: string, document: object | null): Set<string> {
  return new Set([...leavesOf(id, document), ...ordersOf(id, document)]);
}

function wholeOfConflict(conflict: StoredConflict): string[] {
  return [...leavesOfConflict(conflict), ...ordersOfConflict(conflict)];
}
