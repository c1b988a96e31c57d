import type { Proof } from '../../contract/proof-of-work.ts';
import { causeText } from '../cause-text.ts';
import { HttpProblem } from '../http/http-problem.ts';
import type { Challenges } from '../messages/challenges.ts';
import type { MessageStore } from '../stores/message-store.ts';
import type { RateLimits, RateRule } from '../stores/rate-limits.ts';

/** A call counts under each of these. `who` is a network, a name or both. */
export interface Counted {
  rule: RateRule;
  who: string;
}

interface Parts {
  limits: RateLimits;
  challenges: Challenges;
  messages: Pick<MessageStore, 'useChallenge'>;
}

/** About 130,000 hashes: a second of a person's device once, of somebody who guesses for each guess. */
const BITS_FIRST = 17;
/** A phone is busy for some ten seconds; it has to come in all the same. */
const BITS_MOST = 19;

/**
 * Counts a call. Beyond a share it is let through with a proof of work alone: a stranger can make it dear for somebody
 * else to come in, and never shut them out. A call that is refused here does not count.
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
    // One more for each time that the share was used again.
    const more = Math.floor(Math.log2(answer.count / rule.most));
    bits = Math.max(bits, Math.min(BITS_FIRST + more, BITS_MOST));
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

/** The call turned out not to count. */
export async function giveBack(
  { limits }: Pick<Parts, 'limits'>,
  counted: readonly Counted[],
): Promise<void> {
  for (const { rule, who } of counted) await limits.giveBack(rule, who);
}
