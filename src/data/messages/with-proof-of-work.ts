import type { Proof } from '../../contract/proof-of-work.ts';
import type { AccountResult } from '../account/account-client.ts';

/** The work that is asked for may grow while one is at it. */
const TRIES_MAX = 3;

/**
 * Sends, and once more with a proof of work where the server asks for one: after many calls about one name or from one
 * network, so that nobody is locked out by strangers. On a phone that takes some seconds.
 */
export async function withWork<T>(
  send: (proof: { proof?: Proof }) => Promise<AccountResult<T>>,
): Promise<AccountResult<T>> {
  let result = await send({});
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    if (result.ok || !isChallenge(result.challenge)) break;
    const { findProof } = await import('./find-proof.ts');
    result = await send({ proof: await findProof(result.challenge.challenge, result.challenge.bits) });
  }
  return result;
}

function isChallenge(given: unknown): given is { challenge: string; bits: number } {
  if (typeof given !== 'object' || given === null) return false;
  return (
    'challenge' in given &&
    typeof given.challenge === 'string' &&
    'bits' in given &&
    typeof given.bits === 'number'
  );
}
