/** Request from the planner or a list of tours to open the export or import dialog. */
export type ExportRequest =
  | { kind: 'export'; tourId: string }
  /** A file that was dropped, or null to let the user select one. */
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
