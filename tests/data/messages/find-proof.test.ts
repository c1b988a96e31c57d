import { sha256 } from '@noble/hashes/sha2.js';
import { expect, it } from 'vitest';
import { leadingZeroBits, proofText } from '../../../src/contract/proof-of-work.ts';
import { BITS_MAX, findProof } from '../../../src/data/messages/find-proof.ts';

const bitsOf = (challenge: string, nonce: string) =>
  leadingZeroBits(sha256(new TextEncoder().encode(proofText(challenge, nonce))));

it('a proof has the bits that were asked for, and is the first that has them', async () => {
  const { challenge, nonce } = await findProof('a-challenge', 10);
  expect(challenge).toBe('a-challenge');
  expect(bitsOf(challenge, nonce)).toBeGreaterThanOrEqual(10);
  for (let earlier = 0; earlier < Number(nonce); earlier += 1) {
    expect(bitsOf(challenge, String(earlier))).toBeLessThan(10);
  }
});

it('other messages are handled while a proof is looked for', async () => {
  let handled = 0;
  const others = setInterval(() => {
    handled += 1;
  }, 0);
  // The first nonce that proves it lies behind several pauses.
  const { nonce } = await findProof('b', 15);
  clearInterval(others);
  expect(Number(nonce)).toBeGreaterThan(10_000);
  expect(handled).toBeGreaterThan(0);
});

it('more work than a phone does in time is refused', async () => {
  await expect(findProof('a-challenge', BITS_MAX + 1)).rejects.toThrow('too much work');
});
