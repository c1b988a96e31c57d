import { marksIn } from '../builders/edited-tours.ts';

/**
 * Every value that somebody saved. A value may go only where a device that showed it replaced or deleted it
 * (7-sync.md, I2).
 */
export class SimLedger {
  readonly #saved = new Set<string>();
  /** How often it was taken away. */
  readonly #taken = new Map<string, number>();
  /** By its key, what each device said last of a favourite. */
  readonly #hearts = new Map<string, Map<object, boolean>>();
  #serial = 0;

  /** A text that comes only once. */
  newMark(): string {
    this.#serial += 1;
    return `M${this.#serial}`;
  }

  /** What a device showed before an edit and shows after it. Answers what it took away. */
  edited(before: unknown, after: unknown): string[] {
    const [shown, now] = [marksIn(before ?? null), marksIn(after ?? null)];
    for (const mark of now) this.#saved.add(mark);
    const taken = [...shown].filter((mark) => !now.has(mark));
    for (const mark of taken) this.#count(mark, 1);
    return taken;
  }

  /** A deletion was taken back. */
  restored(taken: readonly string[]): void {
    for (const mark of taken) this.#count(mark, -1);
  }

  /** What is in none of these and should be. */
  lostIn(everything: unknown): string[] {
    const there = marksIn(everything);
    return [...this.#saved].filter((mark) => !there.has(mark) && !this.#taken.get(mark));
  }

  /** Somebody gave a heart on a device, or took one. */
  toggled(device: object, key: string, on: boolean): void {
    this.#hearts.set(key, (this.#hearts.get(key) ?? new Map<object, boolean>()).set(device, on));
  }

  /** Favourites that are as no device said last. */
  wrongHearts(keysOn: ReadonlySet<string>): string[] {
    return [...this.#hearts]
      .filter(([key, said]) => ![...said.values()].includes(keysOn.has(key)))
      .map(([key]) => key);
  }

  #count(mark: string, by: 1 | -1): void {
    this.#taken.set(mark, (this.#taken.get(mark) ?? 0) + by);
  }
}
