import { ACCOUNT_HEADER } from '../../contract/api-base.ts';
import { signedInUser } from '../account/signed-in.ts';

/** Says whose session this device takes itself to have: another one's answers 401 instead of doing anything. */
export function accountHeaders(): Record<string, string> {
  const user = signedInUser();
  return user ? { [ACCOUNT_HEADER]: user.id } : {};
}
