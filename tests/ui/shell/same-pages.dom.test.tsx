import 'fake-indexeddb/auto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { localeOfPath } from '../../../src/contract/paths/find-page.ts';
import { localePrefix } from '../../../src/contract/paths/site-paths.ts';
import { catalogueDb } from '../../../src/data/storage/catalogue-db.ts';
import { openCatalogueMemory } from '../../../src/server/memory/catalogue-memory.ts';
import { readSettings } from '../../../src/server/settings.ts';
import { openSite, type SiteHandler } from '../../../src/server/site/site-handler.ts';
import { MASTERS, titleOf, SHELL } from '../../server/site/open-real-site.ts';
import { blogpost, blogpostDetails } from '../../server/story-rows.ts';
import { CurrentPage, preloadPage } from '../../../src/ui/shell/current-page.tsx';
import { LocaleProvider } from '../../../src/ui/shell/i18n/locale-context.tsx';
import { loadTranslations } from '../../../src/ui/shell/i18n/translations.ts';

/** App and server show the same page at each address, or both not found. */
let folder: string;
let site: SiteHandler;

beforeAll(async () => {
  const row = { seq: 1, changedAt: new Date(0), bornSeq: 1 };
  const memory = await openCatalogueMemory({
    snapshotAfter: () =>
      Promise.resolve({
        items: [
          { ...row, collection: 'blogposts', key: 'cafe', body: blogpost('cafe', '2026-05-01') },
          { ...row, collection: 'blogpostDetails', key: 'cafe', body: blogpostDetails('cafe') },
        ],
        heads: [],
      }),
  });
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rucksack-same-pages-'));
  fs.writeFileSync(path.join(folder, 'index.html'), SHELL);
  site = openSite(
    { site: folder, builds: path.join(folder, 'builds') },
    {
      settings: readSettings({ PUBLIC_ORIGIN: 'https://example.org' }),
      memory,
      rates: { current: () => ({ exchangeRate: 0.88, date: '2026-09-29', source: 'currency-api' }) },
      masters: { find: (key) => (key.startsWith('hero-') ? MASTERS.get('hero-blog') : undefined) },
      likes: { known: () => ({ counts: { experiences: {}, tours: {} }, revision: 0 }) },
    },
  );
  // jsdom has no layout.
  const observer = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  vi.stubGlobal('ResizeObserver', observer);
  vi.stubGlobal('IntersectionObserver', observer);
  await catalogueDb.cursors.put({ collection: 'blogposts', cursor: 'i.1', marking: false, head: 'i.1' });
  await catalogueDb.blogposts.put(blogpost('cafe', '2026-05-01'));
  await catalogueDb.blogpostDetails.put(blogpostDetails('cafe'));
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
afterEach(() => {
  cleanup();
  document.title = '';
});

async function titleOnServer(address: string): Promise<string> {
  return titleOf(await (await site(new Request(`http://localhost${address}`))).text());
}

async function openInApp(address: string): Promise<void> {
  const locale = localeOfPath(address);
  // As the app does before it renders.
  await Promise.all([loadTranslations(locale, 'site'), preloadPage(address)]);
  const { hook } = memoryLocation({ path: address });
  const page = (
    <LocaleProvider locale={locale}>
      <Router hook={hook} base={localePrefix(locale)}>
        <CurrentPage />
      </Router>
    </LocaleProvider>
  );
  await act(async () => render(page));
}

const MISSING = { en: '404 - page not found - Rucksack', de: '404 – Seite nicht gefunden - Rucksack' };

test.each([
  '/',
  '//',
  '/de',
  '/de//',
  '/blog',
  '/blog/',
  '/de/blog/',
  '/blog/cafe',
  '/blog/caf%65/',
  '/de/blog/%63afe',
  '/faq/',
])('%s is the same page in app and server HTML', async (address) => {
  const title = await titleOnServer(address);
  expect(title).not.toBe(MISSING[localeOfPath(address)]);
  await openInApp(address);
  await waitFor(() => expect(document.title).toBe(title));
});

test.each([
  '/Blog',
  '/DE/blog',
  '/de/Blog',
  '/blog//',
  '/%62log',
  '/blog/Cafe',
  '/blog/caf%C3%A9',
  '/blog/café',
  '/de/blog/caf%C3%A9/',
  '/blog/caf%2565',
  '/blog/cafe/more',
  '/blog/a%2Fb',
  '/blog/%E0%A4%A',
  '/de/blog/%',
  '/kontakt',
  '/de/contact',
  '/tours/bookmarked/more',
  '/nowhere',
  '/de/nowhere/',
  '/deutsch',
])('%s is not found in app and server HTML', async (address) => {
  const title = MISSING[localeOfPath(address)];
  const response = await site(new Request(`http://localhost${address}`));
  expect([response.status, titleOf(await response.text())]).toEqual([404, title]);
  await openInApp(address);
  await waitFor(() => expect(document.title).toBe(title));
});

/** Heading, what stands below it, and the first picture. */
function beginningOf(main: Element | null) {
  const picture = main?.querySelector('img');
  const heading = main?.querySelector('h1');
  return {
    heading: heading?.textContent,
    intro: heading?.nextElementSibling?.textContent.replaceAll(/\s+/g, ' ').trim(),
    picture: ['src', 'srcset', 'sizes', 'alt'].map((name) => picture?.getAttribute(name) ?? null),
  };
}

test.each([
  '/destinations',
  '/experiences',
  '/de/touren',
  '/blog',
  '/collections',
  '/faq',
  '/contact',
  '/nowhere',
  '/de/nirgends',
])('%s begins alike in app and server HTML', async (address) => {
  const text = await (await site(new Request(`http://localhost${address}`))).text();
  const main = new DOMParser().parseFromString(text, 'text/html').querySelector('main');
  const expected = beginningOf(main);
  expect([expected.intro, expected.picture[0]]).not.toContain(undefined);
  await openInApp(address);
  await waitFor(() => expect(beginningOf(document.querySelector('main'))).toEqual(expected));
});
