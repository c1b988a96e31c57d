import { expect, it } from 'vitest';
import {
  emailError,
  locationError,
  newPasswordError,
  usernameError,
} from '../../../src/ui/features/account/form/account-fields.ts';

it.each([
  ['', 'username.missing'],
  ['   ', 'username.missing'],
  ['ab', 'username.short'],
  ['abc', null],
  [' Ada_Lovelace-1 ', null],
  ['ada lovelace', 'username.signs'],
  ['jürgen', 'username.signs'],
  ['a'.repeat(30), null],
  ['a'.repeat(31), 'username.long'],
  ['Favorites', 'username.taken'],
  ['admin', 'username.taken'],
])('usernameError of %j is %s', (name, error) => {
  expect(usernameError(name)).toBe(error);
});

it.each([
  ['', 'email.missing'],
  ['ada', 'email.form'],
  ['ada@example', 'email.form'],
  ['ada..b@example.org', 'email.form'],
  ['.ada@example.org', 'email.form'],
  [' ada+trips@mail.example.org ', null],
  [`${'a'.repeat(250)}@example.org`, 'email.form'],
])('emailError of %j is %s', (email, error) => {
  expect(emailError(email)).toBe(error);
});

it.each([
  ['', 'password.missing'],
  ['1234567', 'password.short'],
  ['12345678', null],
  ['x'.repeat(256), null],
  ['x'.repeat(257), 'password.long'],
])('newPasswordError of case %# is %s', (password, error) => {
  expect(newPasswordError(password)).toBe(error);
});

it('locationError accepts an empty location and at most 100 characters', () => {
  expect([locationError(''), locationError('x'.repeat(100)), locationError('x'.repeat(101))]).toEqual([
    null,
    null,
    'location.long',
  ]);
});
