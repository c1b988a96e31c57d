import {
  EMAIL_MAX,
  LOCATION_MAX,
  PASSWORD_MAX,
  PASSWORD_MIN,
  RESERVED_USERNAMES,
  USERNAME_MAX,
  USERNAME_MIN,
} from '../../../../contract/account-limits.ts';

/** Validation error of a field; translations are `account.error.<error>`. */
export type FieldError = (typeof FIELD_ERRORS)[number];

export const FIELD_ERRORS = [
  'login.missing',
  'password.missing',
  'password.short',
  'password.long',
  'current.missing',
  'username.missing',
  'username.short',
  'username.long',
  'username.signs',
  'username.taken',
  'email.missing',
  'email.form',
  'email.taken',
  'location.long',
] as const;

/** The same check as on the server, which is authoritative. */
const ADDRESS = /^[A-Z0-9._'+-]*[A-Z0-9_+-]@([A-Z0-9][A-Z0-9-]*\.)+[A-Z]{2,}$/i;

export function usernameError(username: string): FieldError | null {
  const name = username.trim();
  if (name === '') return 'username.missing';
  if (!/^[A-Za-z0-9_-]+$/.test(name)) return 'username.signs';
  if (name.length < USERNAME_MIN) return 'username.short';
  if (name.length > USERNAME_MAX) return 'username.long';
  return RESERVED_USERNAMES.includes(name.toLowerCase()) ? 'username.taken' : null;
}

export function emailError(email: string): FieldError | null {
  const address = email.trim();
  if (address === '') return 'email.missing';
  const fits = ADDRESS.test(address) && !address.includes('..') && !address.startsWith('.');
  return fits && address.length <= EMAIL_MAX ? null : 'email.form';
}

export function newPasswordError(password: string): FieldError | null {
  if (password === '') return 'password.missing';
  if (password.length < PASSWORD_MIN) return 'password.short';
  return password.length > PASSWORD_MAX ? 'password.long' : null;
}

export function locationError(location: string): FieldError | null {
  return location.trim().length > LOCATION_MAX ? 'location.long' : null;
}
