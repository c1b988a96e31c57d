import { expect, it } from 'vitest';
import { returnPath, withReturn } from '../../../src/ui/features/account/return-path.ts';

const back = (path: string) => `?return=${encodeURIComponent(path)}`;

it.each([
  ['/experiences?category=beach', 'en', '/experiences?category=beach'],
  ['/experiences?category=beach', 'de', '/de/erlebnisse?category=beach'],
  ['/de/konto', 'en', '/account'],
  ['/user/ada/favorites#tours', 'de', '/de/user/ada/favorites#tours'],
  ['/', 'de', '/de'],
] as const)('back to %s in %s is %s', (path, locale, whole) => {
  expect(returnPath(back(path), locale)).toBe(whole);
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
])('%j leads home', (path) => {
  expect(returnPath(back(path), 'en')).toBe('/');
  expect(returnPath(back(path), 'de')).toBe('/de');
});

it('without a wish it leads home', () => {
  expect(returnPath('', 'en')).toBe('/');
});

it('the way back stands in the address as one part', () => {
  expect(withReturn('/login', '/tours?days=1-7&month=5')).toBe(
    '/login?return=%2Ftours%3Fdays%3D1-7%26month%3D5',
  );
});
