/** Limits of saved lists; apart from their schema, so that pages need no zod. */
export const SAVED_NAME_MAX = 120;
export const SAVED_NOTE_MAX = 1_000;
export const SAVED_PLACES_MAX = 5_000;
/** Of a saved search. */
export const SAVED_QUERY_MAX = 2_000;
/** Of a list as JSON. */
export const SAVED_LIST_MAX_BYTES = 1_536 * 1_024;
