import crypto from 'node:crypto';
import type { FirstValues } from './stored-values.ts';

const KEY_BYTES = 32;

/** HMAC-SHA-256 of a text, 32 bytes. */
export type Hmac = (text: string) => Promise<Buffer>;

/** An HMAC whose key is generated once and stored in the database: every process has the same. @param keyName of the stored value */
export function createStoredHmac(values: FirstValues, keyName: string): Hmac {
  let key: Promise<Buffer> | undefined;
  return async (text) => {
    key ??= readKey(values, keyName).catch((error: unknown) => {
      // The next call tries again.
      key = undefined;
      throw error;
    });
    return crypto
      .createHmac('sha256', await key)
      .update(text)
      .digest();
  };
}

async function readKey(values: FirstValues, name: string): Promise<Buffer> {
  const value = await values.readOrKeep(name, crypto.randomBytes(KEY_BYTES).toString('base64url'));
  const key = Buffer.from(typeof value === 'string' ? value : '', 'base64url');
  if (key.length !== KEY_BYTES) throw new Error(`the stored value ${name} is not a key`);
  return key;
}
