/**
 * Category keys, grouped: nature, activities, culture, other. Apart from the schemas, so that pages need no zod.
 */
export const CATEGORY_KEYS = [
  'animals',
  'beach',
  'desert',
  'island',
  'national-park',
  'natural-phenomenon',
  'lookout',
  'rain-forest',
  'waterfall',
  'boat',
  'diving',
  'hiking',
  'snorkeling',
  'surfing',
  'winter-sports',
  'city',
  'farming',
  'history',
  'night-life',
  'extreme',
  'insta-spot',
  'remote',
  'sustainable',
  'unesco-whs',
] as const;
export type CategoryKey = (typeof CATEGORY_KEYS)[number];
