import type { Locale } from '../../model/base/locale.ts';
import { accountClient } from './account-client.ts';
import { storeUser } from './session.ts';
import { loggedInUser } from './logged-in-user.ts';

/** Stores the language in the account, for its emails and later logins; a failure is only logged. */
export async function saveLanguage(language: Locale): Promise<void> {
  const user = loggedInUser();
  if (user === null || user.language === language) return;
  const result = await accountClient.putLanguage(language);
  if (result.ok) await storeUser(result.value);
  else console.warn(`The account's language could not be saved: ${result.code}`);
}
