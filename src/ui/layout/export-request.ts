import { createListeners } from '../../model/base/listeners.ts';
/** Request from the planner or a list of tours to open the export or import dialog. */
export type ExportRequest =
  | { kind: 'export'; tourId: string }
  /** A file that was dropped, or null to let the user select one. */
  | { kind: 'import'; file: File | null };

let request: ExportRequest | null = null;
const listeners = createListeners();

export function getExportRequest(): ExportRequest | null {
  return request;
}

export function setExportRequest(next: ExportRequest | null): void {
  request = next;
  listeners.notify();
}

export const subscribeExportRequest = listeners.subscribe;
