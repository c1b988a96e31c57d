import { describe, expect, test } from 'vitest';
import { storedLocale, rootRedirect } from '../../../src/ui/shell/routing/locale-choice.ts';
import { inLocale } from '../../../src/ui/routing/in-locale.ts';
import { findPage, localeOfPath } from '../../../src/contract/paths/find-page.ts';
import { pathOf } from '../../../src/ui/shell/routing/paths.ts';

describe('addresses and languages', () => {
  test.each([
    ['/', 'en'],
    ['/de', 'de'],
    ['/de/touren/eigene', 'de'],
    ['/destinations', 'en'],
  ] as const)('localeOfPath of %s is %s', (path, locale) => {
    expect(localeOfPath(path)).toBe(locale);
  });

  test.each([
    ['/', 'de', '/de'],
    ['/de', 'en', '/'],
    ['/tours/bookmarked', 'de', '/de/touren/eigene'],
    ['/de/touren/eigene/', 'en', '/tours/bookmarked'],
    ['/de/tours/edit', 'en', '/tours/edit'],
    ['/nowhere', 'de', '/de/nowhere'],
    ['/destinations/sri-lanka', 'de', '/de/reiseziele/sri-lanka'],
    ['/de/erlebnisse/sigiriya', 'en', '/experiences/sigiriya'],
    ['/de/user/ana/favorites', 'en', '/user/ana/favorites'],
    ['/user', 'de', '/de/user'],
    ['/destinations/100%25', 'de', '/de/reiseziele/100%25'],
    // An invalid percent-encoding is no page of the site.
    ['/destinations/100%', 'de', '/de/destinations/100%'],
  ] as const)('inLocale of %s in %s is %s', (path, target, result) => {
    expect(inLocale(path, target)).toBe(result);
  });

  test('findPage prefers a fixed path to a pattern and returns named parts', () => {
    const locale = 'en';
    expect(findPage('/tours/bookmarked')).toEqual({ page: 'tours-bookmarked', locale, parts: {} });
    expect(findPage('/tours/dunes')).toEqual({ page: 'tours-slug', locale, parts: { slug: 'dunes' } });
    expect(findPage('/tours/dunes/more')).toBeUndefined();
    expect(findPage('/reiseziele')).toBeUndefined();
    expect(findPage('/user/tours')).toEqual({ page: 'user-name-tours', locale, parts: {} });
    expect(findPage('/user/tours/tours')?.parts).toEqual({ name: 'tours' });
    expect(findPage('/user/jos%C3%A9')).toEqual({ page: 'user-name', locale, parts: { name: 'josé' } });
    expect(findPage('/de/reiseziele/100%25')?.parts).toEqual({ key: '100%' });
  });

  test('pathOf inserts the parts of the path', () => {
    expect(pathOf('destinations-key', 'de', {}, { key: 'sri-lanka' })).toBe('/reiseziele/sri-lanka');
    expect(pathOf('user-name-tours', 'en')).toBe('/user/tours');
    expect(pathOf('user-name-tours', 'en', {}, { name: 'a b' })).toBe('/user/a%20b/tours');
  });

  test('pathOf keeps commas in values and omits empty values', () => {
    expect(pathOf('tours-create', 'en', { countries: 'namibia,sri-lanka' })).toBe(
      '/tours/create?countries=namibia,sri-lanka',
    );
    expect(pathOf('tours-create', 'de', { countries: '' })).toBe('/tours/create');
  });
});

describe('language redirect at the root', () => {
  test('redirects to German when the browser prefers it, only at the root', () => {
    expect(rootRedirect('/', null, ['de-AT', 'en'])).toBe('/de');
    expect(rootRedirect('/', null, ['fr', 'de', 'en'])).toBe('/de');
    expect(rootRedirect('/', null, ['en-GB', 'de'])).toBeNull();
    expect(rootRedirect('/tours/create', null, ['de'])).toBeNull();
  });

  test('prefers the chosen language to the browser’s', () => {
    expect(rootRedirect('/', 'en', ['de'])).toBeNull();
    expect(rootRedirect('/', 'de', ['en'])).toBe('/de');
  });

  test('reads the chosen language from its cookie when supported', () => {
    expect(storedLocale('a=b; i18n_redirected=de; c=d')).toBe('de');
    expect(storedLocale('i18n_redirected=fr')).toBeNull();
    expect(storedLocale('')).toBeNull();
  });
});
