/** All types of transport options, in display order. */
export const CONNECTION_TYPES = [
  'flight',
  'driving',
  'rail',
  'train',
  'bus',
  'ferry',
  'tour',
  'walking',
  'taxi',
  'private',
  'rental',
  'ride-hailing',
  'other',
] as const;
export type ConnectionType = (typeof CONNECTION_TYPES)[number];

/** Types with a timetable, which may run overnight. */
export const SCHEDULED_TYPES: ReadonlySet<ConnectionType> = new Set([
  'flight',
  'rail',
  'train',
  'bus',
  'ferry',
]);
