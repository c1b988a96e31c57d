/** Limits of tours; apart from their schema, so that pages need no zod. */
export const TOUR_NAME_MAX = 200;
export const NOTES_MAX = 10_000;
