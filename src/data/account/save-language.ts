import type { Locale } from '../../model/base/locale.ts';
import { accountClient } from './account-client.ts';
import { storeUser } from './session.ts';
import { signedInUser } from './signed-in.ts';

/** Sets the language of the account's emails. On failure the account keeps the previous one. */
export async function saveLanguage(language: Locale): Promise<void> {
  const user = signedInUser();
  if (user === null || user.language === language) return;
  const result = await accountClient.putLanguage(language);
  if (result.ok) await storeUser(result.value);
  else console.warn(`The account keeps its language: ${result.code}`);
}
