import { expect, it } from 'vitest';
import { findPage } from '../../../src/contract/paths/find-page.ts';
import { webManifest } from '../../../src/tools/build/web-manifest.mjs';

const [english, german] = [webManifest('en'), webManifest('de')];

it('the manifests of both languages are of one app', () => {
  const { lang, name, description, start_url, shortcuts, ...rest } = german;
  expect([lang, start_url]).toEqual(['de', '/de?source=pwa']);
  expect(name).not.toBe(english.name);
  expect(description).not.toBe(english.description);
  expect(english).toMatchObject(rest);
  expect(english.start_url).toBe('/?source=pwa');
  expect(shortcuts.map(({ url }) => url)).toEqual(['/de/touren/eigene', '/de?search=']);
});

it.each([english, german])(
  'every address of $lang is of a page in its language',
  ({ lang, start_url, shortcuts }) => {
    for (const address of [start_url, ...shortcuts.map(({ url }) => url)]) {
      const { pathname } = new URL(address, 'https://example.org');
      expect([address, findPage(pathname)?.locale]).toEqual([address, lang]);
    }
  },
);
