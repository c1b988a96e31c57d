import { sha256 } from '@noble/hashes/sha2.js';
import { leadingZeroBits, proofText, type Proof } from '../../contract/proof-of-work.ts';

/** More would take a phone minutes. */
export const BITS_MAX = 22;
/** Hashes between two pauses, in which the worker handles other messages. */
const BATCH = 2_000;

/** Proof of work: tries nonces until the hash has `bits` leading zero bits, about 2^bits hashes. */
export async function findProof(challenge: string, bits: number): Promise<Proof> {
  if (bits > BITS_MAX) throw new Error(`a proof of work of ${bits} bits is too expensive`);
  const encoder = new TextEncoder();
  for (let nonce = 0; ; nonce += 1) {
    const text = String(nonce);
    const hash = sha256(encoder.encode(proofText(challenge, text)));
    if (leadingZeroBits(hash) >= bits) return { challenge, nonce: text };
    if (nonce % BATCH === BATCH - 1) await pause();
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}
