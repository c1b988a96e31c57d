import type { StoredConflict } from '../../../src/contract/user-things.ts';
import type { DocumentRow } from '../../../src/data/storage/user-db.ts';
import { leavesOf, leavesOfConflict } from './sim-leaves.ts';
import { ordersOf, ordersOfConflict, removedStops, reordered, standsIn } from './sim-orders.ts';

/** What the account lacks. */
interface Rows {
  documents: readonly Pick<DocumentRow<object>, 'id' | 'local' | 'base' | 'inflight'>[];
  conflicts: readonly StoredConflict[];
  /** Keys. */
  hearts: readonly string[];
}

/**
 * Every value that somebody saved. A value may go only where a device that showed it replaced or deleted it
 * (7-sync.md, I2).
 */
export class SimLedger {
  readonly #saved = new Set<string>();
  /** Orders of two stops each that somebody chose. */
  readonly #ordered = new Set<string>();
  readonly #removedStops = new Set<string>();
  /** How often it was taken away. */
  readonly #taken = new Map<string, number>();
  /** By its key, what each device said last of a favourite. */
  readonly #hearts = new Map<string, Map<object, boolean>>();
  #serial = 0;

  /** A number that comes only once. */
  newSerial(): number {
    this.#serial += 1;
    return this.#serial;
  }

  /** A text that comes only once. */
  newMark(): string {
    return `M${this.newSerial()}`;
  }

  /** What a device showed before an edit and shows after it. Answers what it took away. */
  edited(id: string, before: object | null, after: object | null): string[] {
    for (const leaf of leavesOf(id, after)) if (!leavesOf(id, before).has(leaf)) this.#saved.add(leaf);
    for (const pair of reordered(id, before, after)) this.#ordered.add(pair);
    for (const stop of removedStops(id, before, after)) this.#removedStops.add(stop);
    const [shown, now] = [wholeOf(id, before), wholeOf(id, after)];
    const taken = [...shown].filter((leaf) => !now.has(leaf));
    for (const leaf of taken) this.#count(leaf, 1);
    return taken;
  }

  /** A deletion was taken back. */
  restored(taken: readonly string[]): void {
    for (const leaf of taken) this.#count(leaf, -1);
  }

  /** Somebody threw away on a device what the account lacks. */
  discarded(device: object, db: Rows): void {
    for (const { id, local, base, inflight } of db.documents) {
      // Of a deletion that is on its way the undo is thrown away, and with it the whole document.
      const known = inflight?.body === null ? new Set<string>() : wholeOf(id, base);
      for (const side of [local, inflight?.body ?? null]) {
        for (const leaf of wholeOf(id, side)) if (!known.has(leaf)) this.#count(leaf, 1);
      }
    }
    for (const conflict of db.conflicts) this.forgotten(conflict);
    for (const key of db.hearts) this.#hearts.get(key)?.delete(device);
  }

  /** Somebody looked at a note and let it go. */
  forgotten(conflict: StoredConflict): void {
    for (const leaf of wholeOfConflict(conflict)) this.#count(leaf, 1);
  }

  /** What is neither in the documents nor beside them and should be. */
  lostIn(
    documents: readonly [id: string, document: object][],
    conflicts: readonly StoredConflict[],
  ): string[] {
    const there = new Set(conflicts.flatMap((conflict) => [...wholeOfConflict(conflict)]));
    for (const [id, document] of documents) for (const leaf of wholeOf(id, document)) there.add(leaf);
    const orders = [...this.#ordered].filter((pair) => standsIn(pair, documents, this.#removedStops));
    return [...this.#saved, ...orders].filter((leaf) => !there.has(leaf) && !this.#taken.get(leaf));
  }

  /** Somebody gave a heart on a device, or took one. */
  toggled(device: object, key: string, on: boolean): void {
    this.#hearts.set(key, (this.#hearts.get(key) ?? new Map<object, boolean>()).set(device, on));
  }

  /** What the server alone had went with it: neither a device nor the copy has it. */
  goneWithServer(
    documents: readonly [id: string, document: object][],
    conflicts: readonly StoredConflict[],
    hearts: ReadonlySet<string>,
  ): void {
    for (const leaf of this.lostIn(documents, conflicts)) this.#count(leaf, 1);
    for (const key of this.#hearts.keys()) if (!hearts.has(key)) this.#hearts.delete(key);
  }

  /** A copy was put back: favourites of it and of the devices are united. */
  united(): void {
    for (const said of this.#hearts.values()) said.set(this, true);
  }

  /** Favourites that are as no device said last. */
  wrongFavorites(keysOn: ReadonlySet<string>): string[] {
    return [...this.#hearts]
      .filter(([, said]) => [...said.keys()].some((who) => who !== this))
      .filter(([key, said]) => ![...said.values()].includes(keysOn.has(key)))
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
