import 'fake-indexeddb/auto';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ListResponse, ListQuery } from '../../../src/contract/data-api.ts';
import { catalogueDb } from '../../../src/data/storage/catalogue-db.ts';
import { userDb } from '../../../src/data/storage/user-db.ts';
import { TOUR_INDEX_KEY } from '../../../src/data/tours/tour-index.ts';
import { userTours } from '../../../src/data/tours/user-queries.ts';
import { LocaleProvider } from '../../../src/ui/shell/i18n/locale-context.tsx';
import { loadTranslations } from '../../../src/ui/shell/i18n/translations.ts';
import ToursPage from '../../../src/ui/pages/tours/tours-page.tsx';
import { answerSiteList } from '../../../worker/catalogue/site-lists.ts';
import { buildCountry, buildReadyMade } from '../support/catalogue-builder.ts';
import { mediaQueryLists } from '../support/media-query-lists.ts';

// jsdom has no workers: the worker's own function answers in the page.
vi.mock('../../../src/data/catalogue/data-client.ts', () => ({
  startDataClient: () => ({ list: answerList, sync: () => Promise.resolve({ phase: 'idle', at: null }) }),
}));
// The page around the list has tests of its own.
vi.mock('../../../src/ui/shell/layout/site-layout.tsx', () => ({
  SiteLayout: ({ children }: { children: ReactNode }) => <main>{children}</main>,
}));
vi.mock('../../../src/ui/shell/state/use-flags.ts', () => ({
  useFlags: () => ({ loaded: true, tours: true, planner: true, blog: true, login: true }),
}));

async function answerList(query: ListQuery): Promise<ListResponse> {
  const [countries, tours, own] = await Promise.all([
    catalogueDb.countries.toArray(),
    catalogueDb.tours.toArray(),
    query.own === true ? userTours() : [],
  ]);
  return answerSiteList({ countries, experiences: [], tours, posts: [], userTours: own }, query);
}

vi.setConfig({ testTimeout: 60_000 });

beforeEach(async () => {
  localStorage.clear();
  history.replaceState(null, '', '/tours');
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal(
    'matchMedia',
    mediaQueryLists(() => true),
  );
  await Promise.all(
    (['site', 'lists', 'browse', 'catalogue'] as const).map((part) => loadTranslations('en', part)),
  );
  await catalogueDb.countries.put(buildCountry({ key: 'namibia', en: { name: 'Namibia' } }));
  await catalogueDb.tours.put({ ...buildReadyMade('dunes', 1, 0), countries: ['namibia'] });
  for (const collection of ['countries', 'experiences', 'tours'] as const) {
    await catalogueDb.cursors.put({ collection, cursor: 'i.1', marking: false, head: 'i.1' });
  }
});

afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  for (const table of catalogueDb.tables) await table.clear();
  await userDb.cards.clear();
});

async function saveTour(): Promise<void> {
  await userDb.cards.put({
    id: 'mine',
    name: '',
    countries: ['namibia'],
    startDate: null,
    stops: ['sossusvlei'],
    days: 4,
    costUsd: 600,
    touched: true,
    updatedAt: '2026-11-20T09:30:00.000Z',
    stamp: '1',
  });
  localStorage.setItem(TOUR_INDEX_KEY, JSON.stringify([{ id: 'mine', title: '' }]));
}

function open() {
  render(
    <LocaleProvider locale="en">
      <ToursPage />
    </LocaleProvider>,
  );
  return userEvent.setup();
}

it('has no filter for tours of the user while there are none', async () => {
  open();
  await screen.findByText('1 tour');
  expect(screen.queryByRole('button', { name: 'Type of tour' })).toBeNull();
});

it('lists the tours of the user, which open in the planner, and shows one kind alone', async () => {
  await saveTour();
  const user = open();
  await screen.findByText('2 tours');
  const mine = await screen.findByRole('link', { name: /Namibia/ });
  expect(mine.getAttribute('href')).toBe('/tours/edit?tour=mine');
  const card = mine.closest('article');
  expect(card?.textContent).toContain('Your tour');
  expect(card?.textContent).toMatch(/4.days/);
  expect(screen.getAllByRole('article')).toHaveLength(2);

  await user.click(screen.getByRole('button', { name: 'Type of tour' }));
  const panel = within(screen.getByRole('group', { name: 'Type of tour' }));
  await user.click(panel.getByRole('checkbox', { name: /Your tours/ }));
  await screen.findByText('1 of 2 tours match');
  expect(location.search).toBe('?tours=own');
  await waitFor(() => expect(screen.getAllByRole('article')).toEqual([card]));
  // The other kind takes its place.
  await user.click(panel.getByRole('checkbox', { name: /Ready-made tours/ }));
  await waitFor(() => expect(location.search).toBe('?tours=ready-made'));
});
