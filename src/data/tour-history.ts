import type { Tour } from '../model/tour.ts';

const KEPT = 100;

/** Former and undone documents of one session, in memory. */
export class TourHistory {
  #former: Tour[] = [];
  #undone: Tour[] = [];

  get canUndo(): boolean {
    return this.#former.length > 0;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  /** The document that an undo or redo would bring back. */
  peek(direction: 'undo' | 'redo'): Tour | null {
    return (direction === 'undo' ? this.#former : this.#undone).at(-1) ?? null;
  }

  /** Notes that the tour is `left` for another document, by a new change or by going through the history. */
  step(direction: 'record' | 'undo' | 'redo', left: Tour): void {
    if (direction === 'undo') {
      this.#former.pop();
      this.#undone.push(left);
      return;
    }
    if (direction === 'redo') this.#undone.pop();
    else this.#undone = [];
    this.#former = [...this.#former, left].slice(-KEPT);
  }

  clear(): void {
    this.#former = [];
    this.#undone = [];
  }
}
