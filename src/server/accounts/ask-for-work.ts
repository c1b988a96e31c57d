import type { Proof } from '../../contract/proof-of-work.ts';
import { causeText } from '../cause-text.ts';
import { HttpProblem } from '../http/http-problem.ts';
import type { Challenges } from '../messages/challenges.ts';
import type { MessageStore } from '../stores/message-store.ts';
import type { RateLimits, RateRule } from '../stores/rate-limits.ts';

/** Rate-limit counters of a call. `who` is a network, a name or both. */
export interface Counted {
  rule: RateRule;
  who: string;
}

interface Parts {
  limits: RateLimits;
  challenges: Challenges;
  messages: Pick<MessageStore, 'useChallenge'>;
}

/** About 130,000 hashes: one second on a user's device, but a second per guess for an attacker. */
const BITS_FIRST = 17;
/** Upper bound: about ten seconds on a phone, which must still be able to log in. */
const MAX_BITS = 19;

/**
 * Counts a call against the rate limits. Above a limit it requires a proof of work: an attacker can make another user's
 * log-in expensive but never lock them out. A call that is rejected here does not count.
 * @throws HttpProblem `too-many-requests` with a challenge
 */
export async function countOrWork(
  { limits, challenges, messages }: Parts,
  counted: readonly Counted[],
  proof: Proof | undefined,
): Promise<void> {
  let bits = 0;
  let retryAfterSeconds = 0;
  for (const { rule, who } of counted) {
    const answer = await limits.take(rule, who).catch((error: unknown) => {
      console.error(`Calls could not be counted: ${causeText(error)}`);
      throw new HttpProblem('unavailable');
    });
    if (answer.ok) continue;
    // One more bit each time the limit is used up again.
    const more = Math.floor(Math.log2(answer.count / rule.max));
    bits = Math.max(bits, Math.min(BITS_FIRST + more, MAX_BITS));
    retryAfterSeconds = Math.max(retryAfterSeconds, answer.retryAfterSeconds);
  }
  if (bits === 0) return;
  if (proof !== undefined) {
    const answer = await challenges.check(proof, bits);
    if (answer.ok && (await messages.useChallenge(answer.challenge))) return;
  }
  await giveBack({ limits }, counted);
  throw new HttpProblem('too-many-requests', {
    headers: { 'Retry-After': String(retryAfterSeconds) },
    challenge: await challenges.make(bits),
  });
}

/** Reverts the counting of a call. */
export async function giveBack(
  { limits }: Pick<Parts, 'limits'>,
  counted: readonly Counted[],
): Promise<void> {
  for (const { rule, who } of counted) await limits.giveBack(rule, who);
}
