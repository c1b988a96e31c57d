import type { Problem } from '../../../contract/problem.ts';
import type { Locale } from '../../../model/base/locale.ts';
import { passwordError } from '../../accounts/password-rules.ts';
import type { Session } from '../../accounts/sessions.ts';
import { isReserved } from '../../accounts/usernames.ts';
import { HttpProblem } from '../../http/http-problem.ts';
import type { Account, TakenField } from '../../stores/accounts/account-store.ts';
import { translate } from '../../translations.ts';

type Faults = NonNullable<Problem['errors']>;

/** How long a sign-in replaces the password for sensitive operations. */
const FRESH_MS = 5 * 60_000;

const TAKEN = {
  username: 'server.account.username-taken',
  email: 'server.account.email-taken',
} as const satisfies Record<TakenField, string>;

/** @throws HttpProblem `invalid` */
export function rejectInput(errors: Faults): never {
  throw new HttpProblem('invalid', { errors });
}

/** @throws HttpProblem `invalid` for a reserved name (site paths) */
export function checkUsername(username: string, locale: Locale): void {
  if (!isReserved(username)) return;
  rejectInput([{ path: 'username', message: translate(locale, 'server.account.username-reserved') }]);
}

/** @throws HttpProblem `invalid` for a weak password */
export async function checkNewPassword(
  password: string,
  who: Pick<Account, 'username' | 'email'>,
  locale: Locale,
): Promise<void> {
  const error = await passwordError(password, who);
  if (error === undefined) return;
  const message =
    error === 'common'
      ? translate(locale, 'server.account.password-common')
      : translate(locale, 'server.account.password-own-name');
  rejectInput([{ path: 'password', message }]);
}

/** Problem that lists the conflicting fields. */
export function conflict(taken: readonly TakenField[], locale: Locale): HttpProblem {
  return new HttpProblem('conflict', {
    errors: taken.map((path) => ({ path, message: translate(locale, TAKEN[path]) })),
  });
}

/** @throws HttpProblem `forbidden` if the sign-in is older than five minutes */
export function requireRecentSignIn({ signedInAt }: Session, locale: Locale): void {
  if (Date.now() - signedInAt.getTime() <= FRESH_MS) return;
  throw new HttpProblem('forbidden', { detail: translate(locale, 'server.account.sign-in-again') });
}
