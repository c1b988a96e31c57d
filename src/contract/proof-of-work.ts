/** Proof of work, the solution of a challenge: cheap for one user, expensive for a bot with many calls. */
export interface Proof {
  challenge: string;
  nonce: string;
}

/** The hashed text. */
export function proofText(challenge: string, nonce: string): string {
  return `${challenge}.${nonce}`;
}

export function leadingZeroBits(hash: Uint8Array): number {
  const first = hash.findIndex((byte) => byte !== 0);
  return first === -1 ? hash.length * 8 : first * 8 + Math.clz32(hash[first] ?? 0) - 24;
}
