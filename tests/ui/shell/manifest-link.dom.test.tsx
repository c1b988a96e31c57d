import { expect, it, vi } from 'vitest';
import { followLanguageWithManifest } from '../../../src/ui/routing/manifest-link.ts';

it('the manifest follows the language of the page', async () => {
  document.head.innerHTML = '<link rel="manifest" href="/manifest.webmanifest">';
  const href = () => document.querySelector('link[rel="manifest"]')?.getAttribute('href');
  document.documentElement.lang = 'de';
  followLanguageWithManifest();
  expect(href()).toBe('/manifest.de.webmanifest');
  document.documentElement.lang = 'en';
  await vi.waitFor(() => expect(href()).toBe('/manifest.webmanifest'));
});
