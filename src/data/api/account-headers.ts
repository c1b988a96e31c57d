import { ACCOUNT_HEADER } from '../../contract/api-base.ts';
import { signedInUser } from '../account/signed-in.ts';

/** Names the account that this device assumes to be logged in: with another session the server answers 401. */
export function accountHeaders(): Record<string, string> {
  const user = signedInUser();
  return user ? { [ACCOUNT_HEADER]: user.id } : {};
}
