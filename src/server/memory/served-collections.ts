import type { z } from 'zod/mini';
import { CATALOGUE_CALLS } from '../../contract/api/catalogue-calls.ts';
import { SYNC_COLLECTIONS } from '../../contract/sync.ts';
import { networkSchema } from '../../model/schemas/network.ts';

/** The collections that devices pull, and the networks, which they load by country. */
export const SERVED_COLLECTIONS = {
  ...SYNC_COLLECTIONS,
  networks: { path: CATALOGUE_CALLS.networks.path, row: networkSchema },
} as const;

export type ServedCollection = keyof typeof SERVED_COLLECTIONS;
export type ServedRow<Name extends ServedCollection> = z.infer<(typeof SERVED_COLLECTIONS)[Name]['row']>;
