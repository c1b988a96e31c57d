import { expect, it } from 'vitest';
import { sharedAddress } from '../../src/ui/pages/shared-tour/shared-address.ts';

const HERE = 'https://rucksack.example';
const shared = (fields: Record<string, string>) => `?${new URLSearchParams(fields).toString()}`;

it('a shared link of this site leads to its page, with its tour', () => {
  expect(sharedAddress(shared({ url: `${HERE}/tours/shared#t=1.abc` }), HERE, '/')).toBe(
    '/tours/shared#t=1.abc',
  );
  expect(sharedAddress(shared({ text: `Look: ${HERE}/de/erlebnisse/deadvlei?h=walk` }), HERE, '/')).toBe(
    '/de/erlebnisse/deadvlei?h=walk',
  );
});

it('anything else is searched for, without its link', () => {
  expect(sharedAddress(shared({ title: 'Deadvlei', url: 'https://elsewhere.example/x' }), HERE, '/')).toBe(
    '/?search=Deadvlei',
  );
  expect(sharedAddress(shared({ text: 'Dune 45 https://elsewhere.example' }), HERE, '/')).toBe(
    '/?search=Dune+45',
  );
});

it('is searched for in the language of the person: the system opens one address for all', () => {
  expect(sharedAddress(shared({ text: 'Deadvlei' }), HERE, '/de')).toBe('/de?search=Deadvlei');
});

it('nothing shared leads nowhere, nor does a link to another site alone', () => {
  expect(sharedAddress('', HERE, '/')).toBeNull();
  expect(sharedAddress(shared({ url: 'https://elsewhere.example/' }), HERE, '/')).toBeNull();
});
