import 'fake-indexeddb/auto';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catalogueDb } from '../../../src/data/storage/catalogue-db.ts';
import CollectionPage from '../../../src/ui/pages/collections/collection-page.tsx';
import CollectionsPage from '../../../src/ui/pages/collections/collections-page.tsx';
import { loadTranslations } from '../../../src/ui/shell/i18n/translations.ts';
import { roundup, roundupDetails } from '../../server/story-rows.ts';
import { country, titled } from '../../worker/catalogue/catalogue-rows.ts';
import { settle } from '../support/settle.ts';
import { renderIn } from '../support/with-translations.tsx';

// The page layout has its own tests.
vi.mock('../../../src/ui/shell/layout/site-layout.tsx', () => ({
  SiteLayout: ({ children }: { children: ReactNode }) => <main>{children}</main>,
}));

const march = roundup('march', {
  en: { slug: 'for-march', title: 'Ten for March', teaser: 'Mild.' },
  de: { slug: 'fuer-maerz', title: 'Zehn für März', teaser: 'Mild.' },
});

beforeEach(async () => {
  await Promise.all([loadTranslations('en', 'texts'), loadTranslations('de', 'texts')]);
  // jsdom has no layout.
  const observer = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  vi.stubGlobal('ResizeObserver', observer);
  vi.stubGlobal('IntersectionObserver', observer);
  await catalogueDb.cursors.put({ collection: 'roundups', cursor: 'i.1', marking: false, head: 'i.1' });
});
afterEach(async () => {
  cleanup();
  for (const table of catalogueDb.tables) await table.clear();
});

async function store() {
  await catalogueDb.countries.put(country('italy', 'Italy', 'Italien'));
  await catalogueDb.experiences.bulkPut([
    titled('rome', 'Rome', 'Rom', { country_key: 'italy' }),
    titled('pompeii', 'Pompeii', 'Pompeji', { country_key: 'italy' }),
  ]);
  await catalogueDb.roundups.bulkPut([march, roundup('other', { rank: 2 })]);
  await catalogueDb.roundupDetails.put(roundupDetails('march', ['pompeii', 'gone', 'rome']));
}

test('the list shows all roundups in the editors’ order, each with the number of its items', async () => {
  await store();
  await renderIn('en', <CollectionsPage />, '/collections');
  await screen.findByRole('link', { name: 'Ten for March' });
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/collections/for-march', '/collections/other']);
  expect(screen.getAllByText('1 place')).toHaveLength(2);
});

test('the list says so where there are none', async () => {
  await renderIn('en', <CollectionsPage />, '/collections');
  expect(await screen.findByText('No collections yet. They’ll appear with the next update.')).toBeTruthy();
});

test('a roundup shows its items in order with why each is there, and leaves out what the device lacks', async () => {
  await store();
  await renderIn('en', <CollectionPage />, '/collections/for-march');
  expect(await screen.findByRole('heading', { level: 1, name: 'Ten for March' })).toBeTruthy();
  await screen.findByText('Why pompeii.');
  const text = document.body.textContent;
  expect(text.indexOf('Why pompeii.')).toBeLessThan(text.indexOf('Why rome.'));
  expect(text).not.toContain('Why gone.');
  expect(screen.getByText('About it.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'other' }).getAttribute('href')).toBe('/collections/other');
});

test('a slug of the other language leads to this language’s', async () => {
  await store();
  const { visited } = await renderIn('en', <CollectionPage />, '/collections/fuer-maerz');
  await waitFor(() => expect(visited?.at(-1)).toBe('/collections/for-march'));
});

test('a roundup whose text is not there yet shows its title and teaser', async () => {
  await store();
  await catalogueDb.roundupDetails.clear();
  await renderIn('en', <CollectionPage />, '/collections/for-march');
  expect(await screen.findByText('Mild.')).toBeTruthy();
  await settle();
  expect(screen.queryByText('About it.')).toBeNull();
});

test('one that does not exist is not found', async () => {
  await store();
  await renderIn('en', <CollectionPage />, '/collections/nothing');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
});
