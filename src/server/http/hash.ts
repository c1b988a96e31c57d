import crypto from 'node:crypto';

export function hashOf(bytes: Uint8Array): string {
  return shortHash(crypto.createHash('sha256').update(bytes));
}

export function shortHash(hash: crypto.Hash): string {
  return hash.digest('base64url').slice(0, 22);
}
