import { nameKey } from '../stores/claims/name-key.ts';
import type { FirstValues } from '../stores/kept-values.ts';
import { createStoredHmac } from '../stores/stored-hmac.ts';

const SALT_BYTES = 16;

/**
 * The salt of the passwords of all accounts that claim an address. With one salt a single hash of what was typed finds
 * the account among any number of claims: strangers who claim the address as well make a log-in neither dearer nor
 * impossible. Every process has the same; two addresses share none.
 */
export type ClaimSalts = (email: string) => Promise<Buffer>;

export function createClaimSalts(kept: FirstValues): ClaimSalts {
  const hmac = createStoredHmac(kept, 'claim-salt-key');
  return async (email) => (await hmac(nameKey(email))).subarray(0, SALT_BYTES);
}
