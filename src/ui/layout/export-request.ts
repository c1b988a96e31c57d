/** What the planner and the lists of tours ask for, and pages that have room for its dialogs show. */
export type TakeOutRequest =
  | { kind: 'take-out'; tourId: string }
  /** A file that was dropped already, or null where it is still to be chosen. */
  | { kind: 'import'; file: File | null };

let asked: TakeOutRequest | null = null;
const listeners = new Set<() => void>();

export function getTakeOutRequest(): TakeOutRequest | null {
  return asked;
}

export function setTakeOutRequest(next: TakeOutRequest | null): void {
  asked = next;
  for (const listener of listeners) listener();
}

export function subscribeTakeOutRequest(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
