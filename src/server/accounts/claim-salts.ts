import { nameKey } from '../stores/claims/name-key.ts';
import type { FirstValues } from '../stores/stored-values.ts';
import { createStoredHmac } from '../stores/stored-hmac.ts';

const SALT_BYTES = 16;

/**
 * The password salt shared by all accounts that claim an email address. With a shared salt a single hash of the typed
 * password finds the account among any number of claims, so other claims make a log-in neither slower nor impossible.
 * Identical in all processes, different for each address.
 */
export type ClaimSalts = (email: string) => Promise<Buffer>;

export function createClaimSalts(storedValues: FirstValues): ClaimSalts {
  const hmac = createStoredHmac(storedValues, 'claim-salt-key');
  return async (email) => (await hmac(nameKey(email))).subarray(0, SALT_BYTES);
}
