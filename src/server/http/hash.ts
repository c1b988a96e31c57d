import crypto from 'node:crypto';

/** 22 characters of base64url have 132 bits. */
const HASH_CHARS = 22;

/** Hash of some content, for ETags and cache keys: SHA-256, shortened. */
export function contentHash(bytes: Uint8Array): string {
  return shortDigest(crypto.createHash('sha256').update(bytes));
}

/** The same of a hash that was updated piece by piece. */
export function shortDigest(hash: crypto.Hash): string {
  return hash.digest('base64url').slice(0, HASH_CHARS);
}
