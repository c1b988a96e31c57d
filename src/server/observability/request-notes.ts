/** What the handlers of a request find out, for its log line. */
export interface RequestNotes {
  userId?: string;
  /** Id of the logged error behind the response. */
  errorId?: string;
}

const byRequest = new WeakMap<object, RequestNotes>();

/** Of a web request, or of Node's. */
export function notesOf(request: object): RequestNotes {
  const known = byRequest.get(request);
  if (known) return known;
  const notes: RequestNotes = {};
  byRequest.set(request, notes);
  return notes;
}

/** The web request that handlers get is made from Node's: both have the same notes. */
export function shareNotes(request: Request, incoming: object): void {
  byRequest.set(request, notesOf(incoming));
}
