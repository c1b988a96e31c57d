import type { RateLimits, RateRule } from '../stores/rate-limits.ts';
import type { AccountMailKind } from './account-mails.ts';
import { tokenHash } from './session-cookie.ts';

/** Mails with a link that one address gets in a day, whoever asks. */
const LINKS: RateRule = { name: 'mail', most: 10, windowSeconds: 86_400 };
/**
 * After those one of a kind in half an hour: less than a link is good for (`TOKEN_MINUTES`). So a stranger who asks
 * all day fills no letterbox, and a person who asks meanwhile has a link there that still works.
 */
const LINKS_LATER: RateRule = { name: 'mail-later', most: 1, windowSeconds: 1_800 };
/** Each kind of its own: what a person has to be told is not crowded out by links that a stranger asked for. */
const NOTICES: RateRule = { name: 'mail-notice', most: 10, windowSeconds: 86_400 };

/** Counts a mail; false where it is one too many. Anybody can enter anybody's address. */
export async function mayMail(
  limits: Pick<RateLimits, 'take'>,
  kind: AccountMailKind,
  recipient: string,
): Promise<boolean> {
  const who = tokenHash(recipient.toLowerCase());
  if (kind === 'taken' || kind === 'changing') return (await limits.take(NOTICES, `${kind}:${who}`)).ok;
  const today = await limits.take(LINKS, who);
  // What a forgotten password is answered with, whether or not the address is proved, has one share.
  const later = await limits.take(LINKS_LATER, `${kind === 'claims' ? 'reset' : kind}:${who}`);
  return today.ok || later.ok;
}
