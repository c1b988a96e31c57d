/** Tags of posts, named in the locales. Apart from the schemas, so that pages need no zod. */
export const POST_TAGS = [
  'planning',
  'packing',
  'budget',
  'safety',
  'health',
  'trains',
  'self-drive',
  'seasons',
  'food',
  'wildlife',
  'hiking',
  'sustainable',
  'offline',
  'solo',
] as const;
export type PostTag = (typeof POST_TAGS)[number];
