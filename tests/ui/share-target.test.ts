import { expect, it } from 'vitest';
import { shareTargetPath } from '../../src/ui/pages/shared-tour/share-target.ts';

const HERE = 'https://rucksack.example';
const shared = (fields: Record<string, string>) => `?${new URLSearchParams(fields).toString()}`;

it('a shared link of this site leads to its page, with its tour', () => {
  expect(shareTargetPath(shared({ url: `${HERE}/tours/shared#t=1.abc` }), HERE, '/')).toBe(
    '/tours/shared#t=1.abc',
  );
  expect(shareTargetPath(shared({ text: `Look: ${HERE}/de/erlebnisse/deadvlei?h=walk` }), HERE, '/')).toBe(
    '/de/erlebnisse/deadvlei?h=walk',
  );
});

it('anything else is searched for, without its link', () => {
  expect(shareTargetPath(shared({ title: 'Deadvlei', url: 'https://elsewhere.example/x' }), HERE, '/')).toBe(
    '/?search=Deadvlei',
  );
  expect(shareTargetPath(shared({ text: 'Dune 45 https://elsewhere.example' }), HERE, '/')).toBe(
    '/?search=Dune+45',
  );
});

it('is searched for in the language of the person: the system opens one address for all', () => {
  expect(shareTargetPath(shared({ text: 'Deadvlei' }), HERE, '/de')).toBe('/de?search=Deadvlei');
});

it('nothing shared leads nowhere, nor does a link to another site alone', () => {
  expect(shareTargetPath('', HERE, '/')).toBeNull();
  expect(shareTargetPath(shared({ url: 'https://elsewhere.example/' }), HERE, '/')).toBeNull();
});
