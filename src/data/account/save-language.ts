import type { Locale } from '../../model/base/locale.ts';
import { accountClient } from './account-client.ts';
import { noteUser } from './session.ts';
import { signedInUser } from './signed-in.ts';

/** Tells the account which language its mails are to be in; where nobody answers, it keeps the former one. */
export async function saveLanguage(language: Locale): Promise<void> {
  const user = signedInUser();
  if (user === null || user.language === language) return;
  const result = await accountClient.putLanguage(language);
  if (result.ok) await noteUser(result.value);
  else console.warn(`The account keeps its language: ${result.code}`);
}
