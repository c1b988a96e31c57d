/** Every type of connection option, in the order in which lists show them. */
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

/** Types that leave by a timetable: they may run through the night. */
export const SCHEDULED_TYPES: ReadonlySet<ConnectionType> = new Set([
  'flight',
  'rail',
  'train',
  'bus',
  'ferry',
]);
