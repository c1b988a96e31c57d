import type { Tour } from '../../model/schemas/tour.ts';

export const STEPS_KEPT = 100;

/** Undo and redo stacks, oldest document first. */
export interface HistorySteps {
  previous: readonly Tour[];
  undone: readonly Tour[];
}

/** Undo history of one open tour; `stored-history.ts` persists it. */
export class TourHistory {
  #previous: Tour[] = [];
  #undone: Tour[] = [];

  get canUndo(): boolean {
    return this.#previous.length > 0;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  get steps(): HistorySteps {
    return { previous: this.#previous, undone: this.#undone };
  }

  /** The document that an undo or redo would restore. */
  peek(direction: 'undo' | 'redo'): Tour | null {
    return (direction === 'undo' ? this.#previous : this.#undone).at(-1) ?? null;
  }

  /** Records a step from the document `left`: a new change, an undo or a redo. */
  step(direction: 'record' | 'undo' | 'redo', left: Tour): void {
    if (direction === 'undo') {
      this.#previous = this.#previous.slice(0, -1);
      this.#undone = [...this.#undone, left];
      return;
    }
    this.#undone = direction === 'redo' ? this.#undone.slice(0, -1) : [];
    this.#previous = [...this.#previous, left].slice(-STEPS_KEPT);
  }

  restore({ previous, undone }: HistorySteps): void {
    this.#previous = [...previous];
    this.#undone = [...undone];
  }

  clear(): void {
    this.#previous = [];
    this.#undone = [];
  }
}
