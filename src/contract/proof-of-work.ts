/** The answer to a challenge: work that a person's device does once and a bot for each of its messages. */
export interface Proof {
  challenge: string;
  nonce: string;
}

/** What is hashed. */
export function proofText(challenge: string, nonce: string): string {
  return `${challenge}.${nonce}`;
}

export function leadingZeroBits(hash: Uint8Array): number {
  const first = hash.findIndex((byte) => byte !== 0);
  return first === -1 ? hash.length * 8 : first * 8 + Math.clz32(hash[first] ?? 0) - 24;
}
