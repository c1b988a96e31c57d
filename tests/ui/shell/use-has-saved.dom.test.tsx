import 'fake-indexeddb/auto';
import { act, cleanup, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deleteSavedList } from '../../../src/data/saved-lists/saved-lists.ts';
import { saveSearch } from '../../../src/data/saved-lists/saved-searches.ts';
import { catalogueDb } from '../../../src/data/storage/catalogue-db.ts';
import { userDb } from '../../../src/data/storage/user-db.ts';
import { writeMeta } from '../../../src/data/storage/write-meta.ts';
import FooterContent from '../../../src/ui/layout/parts/footer-content.tsx';
import MenuSheet from '../../../src/ui/layout/parts/menu-sheet.tsx';
import { Header } from '../../../src/ui/shell/layout/header.tsx';
import { useHasSaved, useHasTours } from '../../../src/ui/shell/state/use-has-tours.ts';
import { settle } from '../support/settle.ts';
import { renderIn } from '../support/with-translations.tsx';

beforeEach(async () => {
  // jsdom has no modal dialogs.
  Object.assign(HTMLDialogElement.prototype, { showModal: () => undefined, close: () => undefined });
  const observer = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  vi.stubGlobal('IntersectionObserver', observer);
  vi.stubGlobal('ResizeObserver', observer);
  const flags = { loginActive: true, plannerActive: true, blogActive: true, mapsActive: true };
  const value = { softlaunch: false, ...flags, toursActive: true, pageSize: 24, currencies: [], oauth: [] };
  const settings = { ...value, tagManagerId: null, imageBase: null };
  await writeMeta(catalogueDb, 'settings', { value: settings, etag: null, askedAt: 0 });
});
afterEach(async () => {
  cleanup();
  localStorage.clear();
  for (const table of [...userDb.tables, ...catalogueDb.tables]) await table.clear();
});

it('a guest whose first item is a saved search has something in My tours, but no tour', async () => {
  const { result } = renderHook(() => ({ saved: useHasSaved(), tours: useHasTours() }));
  expect(result.current).toEqual({ saved: false, tours: false });
  const search = await act(() => saveSearch({ list: 'countries', query: 'with=beach' }, 'Beaches'));
  expect(result.current).toEqual({ saved: true, tours: false });
  await act(() => deleteSavedList(search.ok ? search.value.id : ''));
  expect(result.current).toEqual({ saved: false, tours: false });
});

const MENUS: [string, ReactNode][] = [
  ['the header', <Header key="header" overHero={false} />],
  ['the menu of small screens', <MenuSheet key="sheet" onClose={() => undefined} />],
  ['the footer', <FooterContent key="footer" />],
];

it.each(MENUS)('%s leads to saved searches, and not before there are any', async (_name, menu) => {
  await renderIn('en', menu);
  await settle();
  const links = () => screen.queryAllByRole('link', { name: 'My tours', hidden: true });
  expect(links()).toHaveLength(0);
  await act(() => saveSearch({ list: 'countries', query: 'with=beach' }, 'Beaches'));
  expect(links().map((link) => link.getAttribute('href'))).toEqual(['/tours/bookmarked']);
  expect(screen.queryByRole('link', { name: 'Today', hidden: true })).toBeNull();
});
