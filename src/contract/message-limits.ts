/** Limits of messages to the site; apart from the schemas, so that pages need no zod. */
export const COMMENTS_MAX = 500;
export const CONTACT_MAX = { name: 100, email: 254, subject: 150, message: 5_000 } as const;
export const HEARD_FROM_OTHER_MAX = 200;
export const STARS_MAX = 5;
export const HEARD_FROM = ['search', 'websites_blogs', 'social_media', 'friends_family', 'other'] as const;
export type HeardFrom = (typeof HEARD_FROM)[number];

/** Key created by the device: a retry with the same key is executed only once. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
