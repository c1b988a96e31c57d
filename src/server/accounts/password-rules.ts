import { nameKey } from '../stores/claims/name-key.ts';

export type PasswordError = 'common' | 'own-name';

let common: Promise<ReadonlySet<string>> | undefined;

/**
 * What is wrong with a new password beside its length: it is one of the 50,000 most common ones, also with other
 * capitals, or the person's own name or address.
 */
export async function passwordError(
  password: string,
  { username, email }: { username: string; email: string | null },
): Promise<PasswordError | undefined> {
  const key = nameKey(password);
  const own = [username, ...(email === null ? [] : [email, email.split('@')[0] ?? ''])];
  if (own.some((name) => nameKey(name) === key)) return 'own-name';
  common ??= readCommon();
  return (await common).has(key) || isOneCharacter(key) ? 'common' : undefined;
}

/** Half a megabyte that nobody needs before the first sign-up. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** `aaaaaaaaaaaa` is in no list for every length. */
function isOneCharacter(key: string): boolean {
  return new Set(key).size === 1;
}
