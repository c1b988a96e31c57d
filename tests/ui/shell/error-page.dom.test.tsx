import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadTranslations } from '../../../src/ui/shell/i18n/translations.ts';
import { errorPage } from '../../../src/ui/shell/layout/error-page.tsx';

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

async function shown(error: Error, locale: 'en' | 'de' = 'en') {
  await loadTranslations(locale, 'site');
  history.replaceState(null, '', locale === 'de' ? '/de/kontakt' : '/contact');
  render(errorPage(error));
  return screen.getByRole('heading', { level: 1 }).textContent;
}

test.each([
  'Failed to fetch dynamically imported module: http://localhost/assets/contact-page-C4.js',
  'error loading dynamically imported module: http://localhost/assets/contact-page-C4.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/contact-page-C4.css',
])('a chunk that failed to load shows the offline page: %s', async (message) => {
  expect(await shown(new TypeError(message))).toBe('You’re offline');
  expect(screen.getByText(/will load once you’re online/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeDefined();
});

test('the offline page is translated to German', async () => {
  expect(await shown(new TypeError('Importing a module script failed.'), 'de')).toBe('Du bist offline');
});

test('other errors show the error page', async () => {
  expect(await shown(new TypeError('Cannot read properties of undefined'))).toBe(
    'Something went wrong on this page',
  );
  expect(screen.getByText(/our fault/)).toBeDefined();
});
