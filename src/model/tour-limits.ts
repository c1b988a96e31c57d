/** Limits of tours; apart from their schema, so that pages need no zod. */
export const TOUR_NAME_MAX = 200;
export const NOTES_MAX = 10_000;
export const ITEM_TITLE_MAX = 200;
/** A merge keeps the items of both devices, so pages offer to add fewer. */
export const STOP_ITEMS_MAX = 500;
export const ITEM_REF = /^\S{1,160}$/;
