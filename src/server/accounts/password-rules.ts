import { nameKey } from '../stores/claims/name-key.ts';

export type PasswordError = 'common' | 'own-name';

let common: Promise<ReadonlySet<string>> | undefined;

/**
 * Validates a new password beyond its length: rejects the 50,000 most common ones (case-insensitive) and the user's own
 * name or address.
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

/** 0.5 MB, loaded lazily at the first sign-up. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** `aaaaaaaaaaaa` is not in the list in every length. */
function isOneCharacter(key: string): boolean {
  return new Set(key).size === 1;
}
