import type { Proof } from '../../contract/proof-of-work.ts';
import type { AccountResult } from '../account/account-client.ts';

/** The required work may grow in the meantime. */
const TRIES_MAX = 3;

/**
 * Sends, and retries with a proof of work if the server requires one: it does so after many calls about one name or
 * from one network, instead of locking the account. Takes a phone some seconds.
 */
export async function withProofOfWork<T>(
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
