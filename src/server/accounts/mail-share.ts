import type { RateLimits, RateRule } from '../stores/rate-limits.ts';
import type { AccountMailKind } from './account-mails.ts';
import { tokenHash } from './session-cookie.ts';

/** Mails with a link per address and day, regardless of the requester. */
const LINKS: RateRule = { name: 'mail', max: 10, windowSeconds: 86_400 };
/**
 * Above that, one mail per kind and half hour, which is shorter than a link's validity (`TOKEN_MINUTES`): requests by a
 * stranger cannot flood the mailbox, and the user always has a link that still works.
 */
const LINKS_LATER: RateRule = { name: 'mail-later', max: 1, windowSeconds: 1_800 };
/** Separate limit per kind: notices are not crowded out by links that a stranger requested. */
const NOTICES: RateRule = { name: 'mail-notice', max: 10, windowSeconds: 86_400 };

/** Counts a mail; false above the limit. Needed because anyone can enter any address. */
export async function takeMailShare(
  limits: Pick<RateLimits, 'take'>,
  kind: AccountMailKind,
  recipient: string,
): Promise<boolean> {
  const who = tokenHash(recipient.toLowerCase());
  if (kind === 'taken' || kind === 'changing') return (await limits.take(NOTICES, `${kind}:${who}`)).ok;
  const today = await limits.take(LINKS, who);
  // Both kinds of password reset mails (address verified or not) share one limit.
  const later = await limits.take(LINKS_LATER, `${kind === 'claims' ? 'reset' : kind}:${who}`);
  return today.ok || later.ok;
}
