import type { User } from '../../contract/account.ts';
import { profilePictureUri } from '../images/user-picture-path.ts';
import type { Account, AccountStore } from '../stores/accounts/account-store.ts';

/** The account as its owner sees it. */
export async function userAnswer(
  store: Pick<AccountStore, 'providersOf'>,
  { id, username, email, emailWanted, location, language, ...rest }: Account,
): Promise<User> {
  return {
    id,
    username,
    email,
    emailConfirmed: rest.emailConfirmedAt !== null,
    emailWanted,
    image_uri: profilePictureUri(rest.picture),
    location,
    language,
    hasPassword: rest.passwordHash !== null,
    providers: await store.providersOf(id),
    createdAt: rest.createdAt.toISOString(),
  };
}
