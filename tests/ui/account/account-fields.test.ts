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
])('the username %j: %s', (name, fault) => {
  expect(usernameError(name)).toBe(fault);
});

it.each([
  ['', 'email.missing'],
  ['ada', 'email.form'],
  ['ada@example', 'email.form'],
  ['ada..b@example.org', 'email.form'],
  ['.ada@example.org', 'email.form'],
  [' ada+trips@mail.example.org ', null],
  [`${'a'.repeat(250)}@example.org`, 'email.form'],
])('the email %j: %s', (email, fault) => {
  expect(emailError(email)).toBe(fault);
});

it.each([
  ['', 'password.missing'],
  ['1234567', 'password.short'],
  ['12345678', null],
  ['x'.repeat(256), null],
  ['x'.repeat(257), 'password.long'],
])('a new password of that length (%#): %s', (password, fault) => {
  expect(newPasswordError(password)).toBe(fault);
});

it('a place may be empty, but not longer than 100 characters', () => {
  expect([locationError(''), locationError('x'.repeat(100)), locationError('x'.repeat(101))]).toEqual([
    null,
    null,
    'location.long',
  ]);
});
