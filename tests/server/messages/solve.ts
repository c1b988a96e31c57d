import crypto from 'node:crypto';
import { leadingZeroBits, proofText, type Proof } from '../../../src/contract/proof-of-work.ts';

/** The first nonce whose hash has at least so many zero bits, or, with `enough: false`, too few. */
export function solve(challenge: string, bits: number, enough = true): Proof {
  for (let nonce = 0; ; nonce += 1) {
    const hash = crypto
      .createHash('sha256')
      .update(proofText(challenge, String(nonce)))
      .digest();
    if (leadingZeroBits(hash) >= bits === enough) return { challenge, nonce: String(nonce) };
  }
}
