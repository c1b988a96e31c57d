import { expect, it } from 'vitest';
import { shareTargetPath } from '../../src/ui/pages/shared-tour/share-target.ts';

const HERE = 'https://rucksack.example';
const PATHS = { home: '/', myTours: '/tours/bookmarked' };
const shared = (fields: Record<string, string>) => `?${new URLSearchParams(fields).toString()}`;

it('shareTargetPath returns the path of a link to this site, with query and hash', () => {
  expect(shareTargetPath(shared({ url: `${HERE}/tours/shared#t=1.abc` }), HERE, PATHS)).toBe(
    '/tours/shared#t=1.abc',
  );
  expect(shareTargetPath(shared({ text: `Look: ${HERE}/de/erlebnisse/deadvlei?h=walk` }), HERE, PATHS)).toBe(
    '/de/erlebnisse/deadvlei?h=walk',
  );
});

it('shareTargetPath omits the punctuation after a link', () => {
  expect(shareTargetPath(shared({ text: `Look (${HERE}/tours/x).` }), HERE, PATHS)).toBe('/tours/x');
});

it('shareTargetPath returns a search for other shared text, without its link', () => {
  expect(
    shareTargetPath(shared({ title: 'Deadvlei', url: 'https://elsewhere.example/x' }), HERE, PATHS),
  ).toBe('/?search=Deadvlei');
  expect(shareTargetPath(shared({ text: 'Dune 45 https://elsewhere.example' }), HERE, PATHS)).toBe(
    '/?search=Dune+45',
  );
});

it('shareTargetPath searches on the given home page, because the system opens one address for all languages', () => {
  expect(
    shareTargetPath(shared({ text: 'Deadvlei' }), HERE, { home: '/de', myTours: '/de/touren/eigene' }),
  ).toBe('/de?search=Deadvlei');
});

it('shareTargetPath returns null for nothing shared or only a foreign link', () => {
  expect(shareTargetPath('', HERE, PATHS)).toBeNull();
  expect(shareTargetPath(shared({ url: 'https://elsewhere.example/' }), HERE, PATHS)).toBeNull();
});

it('shareTargetPath opens a shared file in “My tours”', () => {
  expect(shareTargetPath(shared({ file: 'here', title: 'Trip' }), HERE, PATHS)).toBe(
    '/tours/bookmarked?file=here',
  );
});
