import crypto from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { leadingZeroBits } from '../../../src/contract/proof-of-work.ts';
import { createChallenges } from '../../../src/server/messages/challenges.ts';
import { solve } from './solve.ts';

/** Stored values of a database, shared by several processes. */
function sharedValues() {
  const values = new Map<string, unknown>();
  return {
    async readOrKeep(name: string, value: unknown): Promise<unknown> {
      if (!values.has(name)) values.set(name, value);
      return values.get(name);
    },
  };
}

describe('leadingZeroBits', () => {
  it.each([
    [[255], 0],
    [[128, 0], 0],
    [[127], 1],
    [[1], 7],
    [[0, 255], 8],
    [[0, 0, 64], 17],
    [[0, 0], 16],
  ])('%j has %i', (bytes, bits) => expect(leadingZeroBits(Uint8Array.from(bytes))).toBe(bits));
});

describe('createChallenges', () => {
  it('accepts a solved challenge, also in another process on the same database', async () => {
    const values = sharedValues();
    const { challenge, bits } = await createChallenges(values).make();
    expect(bits).toBe(16);
    const answer = await createChallenges(values).check(solve(challenge, bits));
    expect(answer).toMatchObject({ ok: true, challenge: { id: challenge.split('.')[0] } });
  });

  it('rejects too little work', async () => {
    const challenges = createChallenges(sharedValues());
    const { challenge } = await challenges.make();
    const answer = await challenges.check(solve(challenge, 16, false));
    expect(answer).toEqual({ ok: false, reason: 'too-little-work' });
  });

  it('rejects a challenge after 30 minutes', async () => {
    let nowMs = 1_000_000;
    const challenges = createChallenges(sharedValues(), () => nowMs);
    const { challenge, bits } = await challenges.make();
    const proof = solve(challenge, bits);
    nowMs += 30 * 60_000;
    expect(await challenges.check(proof)).toMatchObject({ ok: true });
    nowMs += 1;
    expect(await challenges.check(proof)).toEqual({ ok: false, reason: 'expired' });
  });

  it('rejects forged and altered challenges', async () => {
    const challenges = createChallenges(sharedValues());
    const { challenge } = await challenges.make();
    const [id = '', expires = '', signature = ''] = challenge.split('.');
    const ownKey = crypto.createHmac('sha256', 'guess').update(`${id}.${expires}`).digest('base64url');
    const forged = [
      `${id}.${expires}.${ownKey}`,
      `${id}.${Number(expires) + 1}.${signature}`,
      `other.${expires}.${signature}`,
      `${challenge}=`,
      `${challenge}.more`,
      `${id}.${expires}.`,
      'nonsense',
    ];
    for (const text of forged) {
      expect([text, await challenges.check({ challenge: text, nonce: '0' })]).toEqual([
        text,
        { ok: false, reason: 'forged' },
      ]);
    }
  });
});
