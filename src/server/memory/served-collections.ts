import type { z } from 'zod/mini';
import { SYNC_COLLECTIONS } from '../../contract/sync.ts';

/** The collections that devices pull. */
export const SERVED_COLLECTIONS = SYNC_COLLECTIONS;

export type ServedCollection = keyof typeof SERVED_COLLECTIONS;
export type ServedRow<Name extends ServedCollection> = z.infer<(typeof SERVED_COLLECTIONS)[Name]['row']>;
