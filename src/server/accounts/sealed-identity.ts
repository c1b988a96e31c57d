import crypto from 'node:crypto';
import { z } from 'zod';
import type { NamedUser } from './oauth-providers.ts';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const personSchema = z.object({
  provider: z.string(),
  subject: z.string(),
  email: z.string().nullable(),
  emailVerified: z.boolean(),
  picture: z.string().nullable(),
  name: z.string().nullable(),
});

/**
 * Encrypts the provider's identity with the sign-in state, which only the browser has: reading the table reveals no
 * personal data.
 */
export function sealIdentity(identity: NamedUser, state: string): string {
  const iv = crypto.randomBytes(IV_BYTES);
  const cipher = crypto.createCipheriv(CIPHER, keyOf(state), iv);
  const body = Buffer.concat([cipher.update(JSON.stringify(identity), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

/** @throws if it was sealed with another state or tampered with */
export function unsealIdentity(sealed: string, state: string): NamedUser {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = crypto.createDecipheriv(CIPHER, keyOf(state), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const body = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  return personSchema.parse(JSON.parse(body.toString('utf8')));
}

function keyOf(state: string): Buffer {
  return crypto.createHash('sha256').update(`oauth person\0${state}`).digest();
}
