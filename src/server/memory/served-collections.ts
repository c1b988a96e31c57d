import type { z } from 'zod/mini';
import { blogpostSchema, faqSchema } from '../../contract/endpoints.ts';
import { SYNC_COLLECTIONS } from '../../contract/sync.ts';

/** What the server serves: the device's collections, and those that devices do not hold yet. */
export const SERVED_COLLECTIONS = {
  ...SYNC_COLLECTIONS,
  blogposts: { path: '/blogposts', row: blogpostSchema },
  faqs: { path: '/faqs', row: faqSchema },
} as const;

export type ServedCollection = keyof typeof SERVED_COLLECTIONS;
export type ServedRow<Name extends ServedCollection> = z.infer<(typeof SERVED_COLLECTIONS)[Name]['row']>;
