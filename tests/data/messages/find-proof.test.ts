import { sha256 } from '@noble/hashes/sha2.js';
import { expect, it } from 'vitest';
import { leadingZeroBits, proofText } from '../../../src/contract/proof-of-work.ts';
import { BITS_MAX, findProof } from '../../../src/data/messages/find-proof.ts';

const bitsOf = (challenge: string, nonce: string) =>
  leadingZeroBits(sha256(new TextEncoder().encode(proofText(challenge, nonce))));

it('returns the first nonce with the requested number of zero bits', async () => {
  const { challenge, nonce } = await findProof('a-challenge', 10);
  expect(challenge).toBe('a-challenge');
  expect(bitsOf(challenge, nonce)).toBeGreaterThanOrEqual(10);
  for (let earlier = 0; earlier < Number(nonce); earlier += 1) {
    expect(bitsOf(challenge, String(earlier))).toBeLessThan(10);
  }
});

it('yields to the event loop while searching', async () => {
  let ticks = 0;
  const timer = setInterval(() => {
    ticks += 1;
  }, 0);
  // The first valid nonce is found after several pauses.
  const { nonce } = await findProof('b', 15);
  clearInterval(timer);
  expect(Number(nonce)).toBeGreaterThan(10_000);
  expect(ticks).toBeGreaterThan(0);
});

it('rejects a challenge with more bits than the maximum', async () => {
  await expect(findProof('a-challenge', BITS_MAX + 1)).rejects.toThrow('too expensive');
});
