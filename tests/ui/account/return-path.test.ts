import { expect, it } from 'vitest';
import { returnPath, withReturn } from '../../../src/ui/features/account/return-path.ts';

const returnQuery = (path: string) => `?return=${encodeURIComponent(path)}`;

it.each([
  ['/experiences?category=beach', 'en', '/experiences?category=beach'],
  ['/experiences?category=beach', 'de', '/de/erlebnisse?category=beach'],
  ['/de/konto', 'en', '/account'],
  ['/user/ada/favorites#tours', 'de', '/de/user/ada/favorites#tours'],
  ['/', 'de', '/de'],
] as const)('returnPath of %s in %s is %s', (path, locale, expected) => {
  expect(returnPath(returnQuery(path), locale)).toBe(expected);
});

it.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  'javascript:alert(1)',
  'experiences',
  '/no-such-page',
  '/api/logout',
  '/login',
  '/de/signup',
  '/reset-password?token=1',
  '',
])('returnPath of %j is the home page', (path) => {
  expect(returnPath(returnQuery(path), 'en')).toBe('/');
  expect(returnPath(returnQuery(path), 'de')).toBe('/de');
});

it('returnPath without a parameter is the home page', () => {
  expect(returnPath('', 'en')).toBe('/');
});

it('withReturn encodes the return path as one parameter', () => {
  expect(withReturn('/login', '/tours?days=1-7&month=5')).toBe(
    '/login?return=%2Ftours%3Fdays%3D1-7%26month%3D5',
  );
});
