import type { Tour } from '../../model/schemas/tour.ts';

export const STEPS_KEPT = 100;

/** Undo and redo stacks, oldest document first. */
export interface HistorySteps {
  former: readonly Tour[];
  undone: readonly Tour[];
}

/** Undo history of one open tour; `stored-history.ts` persists it. */
export class TourHistory {
  #former: Tour[] = [];
  #undone: Tour[] = [];

  get canUndo(): boolean {
    return this.#former.length > 0;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  get steps(): HistorySteps {
    return { former: this.#former, undone: this.#undone };
  }

  /** The document that an undo or redo would restore. */
  peek(direction: 'undo' | 'redo'): Tour | null {
    return (direction === 'undo' ? this.#former : this.#undone).at(-1) ?? null;
  }

  /** Records a step from the document `left`: a new change, an undo or a redo. */
  step(direction: 'record' | 'undo' | 'redo', left: Tour): void {
    if (direction === 'undo') {
      this.#former = this.#former.slice(0, -1);
      this.#undone = [...this.#undone, left];
      return;
    }
    this.#undone = direction === 'redo' ? this.#undone.slice(0, -1) : [];
    this.#former = [...this.#former, left].slice(-STEPS_KEPT);
  }

  restore({ former, undone }: HistorySteps): void {
    this.#former = [...former];
    this.#undone = [...undone];
  }

  clear(): void {
    this.#former = [];
    this.#undone = [];
  }
}
