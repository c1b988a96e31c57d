/** What the planner and the lists of tours ask for, and pages that have room for its dialogs show. */
export type ExportRequest =
  | { kind: 'take-out'; tourId: string }
  /** A file that was dropped already, or null where it is still to be chosen. */
  | { kind: 'import'; file: File | null };

let request: ExportRequest | null = null;
const listeners = new Set<() => void>();

export function getExportRequest(): ExportRequest | null {
  return request;
}

export function setExportRequest(next: ExportRequest | null): void {
  request = next;
  for (const listener of listeners) listener();
}

export function subscribeExportRequest(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
