import crypto from 'node:crypto';
import { type Proof, leadingZeroBits, proofText } from '../../contract/proof-of-work.ts';
import type { FirstValues } from '../stores/stored-values.ts';
import { createStoredHmac } from '../stores/stored-hmac.ts';

/** About 65,000 hashes: negligible for one message, hours of CPU for a flood. */
export const PROOF_BITS = 16;
const LIFETIME_MS = 30 * 60_000;

export type ProofAnswer =
  | { ok: true; challenge: { id: string; expiresAt: Date } }
  | { ok: false; reason: 'forged' | 'expired' | 'too-little-work' };

/**
 * Challenges of the contact form, and of calls beyond their share: `<id>.<expires>.<signature>`. Stateless until
 * consumed; every process signs with the same key. Single use is enforced where the message is stored.
 */
export interface Challenges {
  make(bits?: number): Promise<{ challenge: string; bits: number }>;
  /** @param bits required leading zero bits of the hash */
  check(proof: Proof, bits?: number): Promise<ProofAnswer>;
}

export function createChallenges(storedValues: FirstValues, nowMs: () => number = Date.now): Challenges {
  const signed = createStoredHmac(storedValues, 'challenge-key');

  return {
    async make(bits = PROOF_BITS) {
      const content = `${crypto.randomBytes(16).toString('base64url')}.${nowMs() + LIFETIME_MS}`;
      const signature = (await signed(content)).toString('base64url');
      return { challenge: `${content}.${signature}`, bits };
    },
    async check({ challenge, nonce }, bits = PROOF_BITS) {
      const [id = '', expires = '', signature = '', ...rest] = challenge.split('.');
      const given = Buffer.from(signature, 'base64url');
      const right = await signed(`${id}.${expires}`);
      const isOurs =
        rest.length === 0 &&
        given.length === right.length &&
        // Compare the text: another encoding of the same bytes would count as another challenge.
        given.toString('base64url') === signature &&
        crypto.timingSafeEqual(given, right);
      if (!isOurs) return { ok: false, reason: 'forged' };
      if (Number(expires) < nowMs()) return { ok: false, reason: 'expired' };
      const hash = crypto.createHash('sha256').update(proofText(challenge, nonce)).digest();
      if (leadingZeroBits(hash) < bits) return { ok: false, reason: 'too-little-work' };
      return { ok: true, challenge: { id, expiresAt: new Date(Number(expires)) } };
    },
  };
}
