import crypto from 'node:crypto';
import { nameKey } from '../stores/claims/name-key.ts';
import type { FirstValues } from '../stores/kept-values.ts';

const KEY_NAME = 'claim-salt-key';
const KEY_BYTES = 32;
const SALT_BYTES = 16;

/**
 * The salt of the passwords of all accounts that claim an address. With one salt a single hash of what was typed finds
 * the account among any number of claims: strangers who claim the address as well make a log-in neither dearer nor
 * impossible. Every process has the same; two addresses share none.
 */
export type ClaimSalts = (email: string) => Promise<Buffer>;

export function createClaimSalts(kept: FirstValues): ClaimSalts {
  let key: Promise<Buffer> | undefined;
  return async (email) => {
    key ??= readKey(kept).catch((error: unknown) => {
      key = undefined;
      throw error;
    });
    const salt = crypto
      .createHmac('sha256', await key)
      .update(nameKey(email))
      .digest();
    return salt.subarray(0, SALT_BYTES);
  };
}

async function readKey(kept: FirstValues): Promise<Buffer> {
  const value = await kept.readOrKeep(KEY_NAME, crypto.randomBytes(KEY_BYTES).toString('base64url'));
  const key = Buffer.from(typeof value === 'string' ? value : '', 'base64url');
  if (key.length !== KEY_BYTES) throw new Error(`the kept value ${KEY_NAME} is no key`);
  return key;
}
