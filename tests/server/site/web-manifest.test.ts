import { expect, it } from 'vitest';
import { encodedBody } from '../../../src/server/http/encoded-body.ts';
import { readSettings } from '../../../src/server/settings.ts';
import { manifestFor } from '../../../src/server/site/web-manifest.ts';
import { webManifest } from '../../../src/tools/build/web-manifest.mjs';

function manifestWith(locale: 'en' | 'de', environment: Record<string, string>): object {
  const bytes = new TextEncoder().encode(JSON.stringify(webManifest(locale)));
  const file = {
    type: 'application/manifest+json',
    cacheControl: 'no-cache',
    body: encodedBody(bytes, { quality: 1 }),
    bytes,
  };
  const { flags } = readSettings({ PUBLIC_ORIGIN: 'https://example.org', ...environment });
  const sent = manifestFor(file, flags);
  expect([sent.type, sent.cacheControl]).toEqual([file.type, file.cacheControl]);
  return JSON.parse(new TextDecoder().decode(sent.bytes)) as object;
}

it.each(['en', 'de'] as const)(
  'the manifest in %s is that of the build while all is switched on',
  (locale) => {
    expect(manifestWith(locale, {})).toEqual(webManifest(locale));
  },
);

it.each(['en', 'de'] as const)('without tours the manifest in %s leads to none of their pages', (locale) => {
  const { share_target, file_handlers, shortcuts, ...rest } = webManifest(locale);
  expect(share_target.action + file_handlers.map(({ action }) => action).join()).toContain('/tours/');
  expect(manifestWith(locale, { TOURS_ACTIVE: 'false' })).toEqual({
    ...rest,
    shortcuts: shortcuts.filter(({ url }) => url.includes('search')),
    file_handlers: [],
  });
});
