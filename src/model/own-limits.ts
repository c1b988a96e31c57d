/** Limits of own experiences; apart from their schema, so that pages need no zod. */
export const OWN_TITLE_MAX = 120;
export const OWN_REGION_MAX = 80;
export const OWN_ADDRESS_MAX = 200;
export const OWN_DESCRIPTION_MAX = 5_000;
export const OWN_SOURCE_MAX = 120;
