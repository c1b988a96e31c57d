import 'fake-indexeddb/auto';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ListResponse, ListQuery } from '../../../src/contract/data-api.ts';
import { savedSearches } from '../../../src/data/saved-lists/saved-searches.ts';
import { catalogueDb } from '../../../src/data/storage/catalogue-db.ts';
import { userDb } from '../../../src/data/storage/user-db.ts';
import type { Locale } from '../../../src/model/base/locale.ts';
import { printPage } from '../../../src/ui/components/print/print-page.ts';
import { setPrinting } from '../../../src/ui/components/print/printing.ts';
import { LocaleProvider } from '../../../src/ui/shell/i18n/locale-context.tsx';
import { loadTranslations } from '../../../src/ui/shell/i18n/translations.ts';
import ExperiencesPage from '../../../src/ui/pages/experiences/experiences-page.tsx';
import { answerSiteList } from '../../../worker/catalogue/site-lists.ts';
import { buildCountry, buildPlace } from '../support/catalogue-builder.ts';
import { mediaQueryLists } from '../support/media-query-lists.ts';

// jsdom has no workers: the worker's own function answers in the page.
vi.mock('../../../src/data/catalogue/data-client.ts', () => ({
  startDataClient: () => ({
    list: answerList,
    sync: () => Promise.resolve({ phase: 'idle', at: null }),
    texts: () => Promise.resolve('here'),
  }),
}));
// The page around the list has tests of its own.
vi.mock('../../../src/ui/shell/layout/site-layout.tsx', () => ({
  SiteLayout: ({ children }: { children: ReactNode }) => <main>{children}</main>,
}));

async function answerList(query: ListQuery): Promise<ListResponse> {
  const [countries, experiences] = await Promise.all([
    catalogueDb.countries.toArray(),
    catalogueDb.experiences.toArray(),
  ]);
  return answerSiteList({ countries, experiences, tours: [], posts: [] }, query);
}

// Rendering whole pages of cards takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let isWide = true;
let sentinels: { element: Element; reach: () => void }[] = [];

class FakeIntersectionObserver {
  readonly #callback: IntersectionObserverCallback;
  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback;
  }
  observe(element: Element) {
    const entries = [{ isIntersecting: true } as IntersectionObserverEntry];
    sentinels.push({
      element,
      reach: () => this.#callback(entries, this as unknown as IntersectionObserver),
    });
  }
  disconnect() {
    sentinels = [];
  }
}

beforeEach(async () => {
  isWide = true;
  sentinels = [];
  history.replaceState(null, '');
  // jsdom has neither layout nor modal layer.
  Element.prototype.scrollIntoView = () => undefined;
  Object.assign(HTMLDialogElement.prototype, { showModal: openDialog, close: () => undefined });
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver);
  vi.stubGlobal(
    'matchMedia',
    mediaQueryLists(() => isWide),
  );
  for (const locale of ['en', 'de'] as const) {
    await Promise.all(
      (['site', 'lists', 'browse', 'catalogue'] as const).map((part) => loadTranslations(locale, part)),
    );
  }
});

afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  for (const table of catalogueDb.tables) await table.clear();
});

function openDialog(this: HTMLDialogElement) {
  this.open = true;
}

async function fill() {
  await catalogueDb.countries.bulkPut([
    buildCountry({ key: 'namibia', en: { name: 'Namibia' }, de: { name: 'Namibia' } }),
    buildCountry({ key: 'kenya', en: { name: 'Kenya' }, de: { name: 'Kenia' } }),
  ]);
  await catalogueDb.experiences.bulkPut([
    { ...place('dunes', 9), categories: ['desert'] },
    { ...place('coast', 8), categories: ['beach'] },
    { ...place('mara', 7), categories: ['animals'], country_key: 'kenya' },
  ]);
  await catalogueDb.experienceDetails.put({
    _id: 'dunes',
    key: 'dunes',
    country_key: 'namibia',
    elevation_m: 560,
    unesco: false,
    airport: 'WDH',
    always_open: true,
    website: null,
    activities: [
      {
        key: 'ridge',
        promote: false,
        en: { title: 'Up the ridge', description: 'Early.' },
        de: { title: 'Auf den Grat', description: 'Früh.' },
      },
    ],
    en: { description: 'Red sand.', opening_hours: 'Open.', address: 'Road' },
    de: { description: 'Roter Sand.', opening_hours: 'Offen.', address: 'Straße' },
  });
  await markPulled();
}

function place(key: string, likes: number) {
  const words = { title: `The ${key}`, short_title: key, region: 'Region', teaser: `Teaser of ${key}` };
  return { ...buildPlace(key, likes), en: words, de: words };
}

async function markPulled() {
  for (const collection of ['countries', 'experiences', 'tours'] as const) {
    await catalogueDb.cursors.put({ collection, cursor: 'i.1', marking: false, head: 'i.1' });
  }
}

function open(path = '/experiences', locale: Locale = 'en') {
  history.replaceState(history.state, '', path);
  const shown = render(
    <LocaleProvider locale={locale}>
      <ExperiencesPage />
    </LocaleProvider>,
  );
  return { ...shown, address: () => location.pathname + location.search, user: userEvent.setup() };
}

const titles = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const details = (title: string) => screen.getByRole('button', { name: `Details: ${title}` });

describe('experiences page', () => {
  it('opens one detail card at a time and keeps it in the address', async () => {
    await fill();
    const { user, address } = open();
    await screen.findByText('3 experiences');
    await waitFor(() => expect(titles()).toEqual(['The dunes', 'The coast', 'The mara']));

    await user.click(details('The dunes'));
    const first = within(await screen.findByRole('region', { name: 'The dunes' }));
    await first.findByText('Red sand.');
    expect(first.getByText('Up the ridge')).toBeTruthy();
    expect(first.getByText('560 m')).toBeTruthy();
    expect(first.getByRole('link', { name: 'Open the full page' }).getAttribute('href')).toBe(
      '/experiences/dunes',
    );
    expect(address()).toBe('/experiences?details=dunes');

    await user.click(details('The coast'));
    expect(screen.queryByRole('region', { name: 'The dunes' })).toBeNull();
    expect(address()).toBe('/experiences?details=coast');

    await user.click(screen.getByRole('button', { name: 'Close: The coast' }));
    expect(screen.queryByRole('region', { name: 'The coast' })).toBeNull();
    expect(address()).toBe('/experiences');
  });

  it('Escape closes the detail card and returns the focus to its button', async () => {
    await fill();
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Details: The dunes' }));
    const link = await screen.findByRole('link', { name: 'Open the full page' });
    link.focus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'The dunes' })).toBeNull();
    expect(document.activeElement).toBe(details('The dunes'));
  });

  it('opens the detail card of the address, and nothing for an unknown key', async () => {
    await fill();
    open('/experiences?details=coast');
    await screen.findByRole('region', { name: 'The coast' });
    cleanup();
    open('/experiences?details=nowhere');
    await screen.findByText('3 experiences');
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('a filter panel counts matches, and Escape closes it and returns the focus', async () => {
    await fill();
    const { user, address } = open();
    const chip = await screen.findByRole('button', { name: 'Category' });
    await screen.findByText('3 experiences');
    await user.click(chip);
    const panel = within(screen.getByRole('group', { name: 'Category' }));
    const nature = within(panel.getByRole('list', { name: 'Nature' }));
    await user.click(nature.getByRole('checkbox', { name: /Desert/ }));
    await screen.findByText('1 of 3 experiences match');
    expect(address()).toBe('/experiences?category=desert');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('group', { name: 'Category' })).toBeNull();
    expect(document.activeElement?.textContent).toBe('Category: Desert');
    await user.click(screen.getByRole('button', { name: 'Remove: Desert' }));
    await screen.findByText('3 experiences');
    expect(address()).toBe('/experiences');
  });

  it('each filter and the sort order is a step of Back, what is typed is none', async () => {
    await fill();
    const { user, address } = open();
    await screen.findByText('3 experiences');
    await user.click(screen.getByRole('button', { name: 'Category' }));
    const panel = within(screen.getByRole('group', { name: 'Category' }));
    await user.click(panel.getByRole('checkbox', { name: /Desert/ }));
    await user.click(panel.getByRole('checkbox', { name: /Beach/ }));
    await screen.findByText('2 of 3 experiences match');
    await user.selectOptions(screen.getByRole('combobox'), 'name');
    const entries = history.length;
    await user.type(screen.getByRole('searchbox', { name: 'Search experiences' }), 'dunes');
    await screen.findByText('1 of 3 experiences match');
    expect(history.length).toBe(entries);

    history.back();
    await screen.findByText('2 of 3 experiences match');
    expect(address()).toBe('/experiences?category=desert,beach');
    history.back();
    await screen.findByText('1 of 3 experiences match');
    expect(address()).toBe('/experiences?category=desert');
    history.back();
    await screen.findByText('3 experiences');
    expect(address()).toBe('/experiences');
    history.forward();
    await screen.findByText('1 of 3 experiences match');
  });

  it('saves the filters under their names', async () => {
    await fill();
    const { user } = open('/experiences?country=namibia&category=desert&details=dunes');
    await screen.findByText('1 of 3 experiences match');
    await user.click(screen.getByRole('button', { name: 'Save search' }));
    await waitFor(async () => expect(await savedSearches()).toHaveLength(1));
    expect(await savedSearches()).toMatchObject([
      { name: 'Experiences: Namibia, Desert', list: 'experiences', query: 'country=namibia&category=desert' },
    ]);
    await userDb.savedLists.clear();
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    await screen.findByText('3 experiences');
    expect(screen.queryByRole('button', { name: 'Save search' })).toBeNull();
  });

  it('the search matches the German name of a category', async () => {
    await fill();
    open('/experiences?q=strand', 'de');
    expect(await screen.findByText('1 von 3 Erlebnissen passen')).toBeTruthy();
  });

  it('an empty result suggests filters to remove with the resulting counts', async () => {
    await fill();
    const { user, address } = open('/experiences?country=kenya&category=desert');
    await screen.findByText('No experiences found, please try a different filter.');
    expect(screen.getByText('Remove “Kenya” to see 1 result. Remove “Desert” to see 1 result.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove Kenya' }));
    await screen.findByText('1 of 3 experiences match');
    expect(address()).toBe('/experiences?category=desert');
  });

  it('on phones the filters are in a sheet whose button shows the count', async () => {
    isWide = false;
    await fill();
    const { user } = open('/experiences?country=namibia', 'de');
    await screen.findByText('2 von 3 Erlebnissen passen');
    expect(screen.getByRole('button', { name: 'Entfernen: Namibia' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Filter (1)' }));
    const sheet = within(screen.getByRole('dialog', { name: 'Filter' }));
    await user.click(sheet.getByRole('button', { name: /Strand/ }));
    await user.click(await sheet.findByRole('button', { name: '1 Erlebnis zeigen' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('all changes in the sheet are one step of Back, which closes it', async () => {
    isWide = false;
    await fill();
    const { user, address } = open();
    await screen.findByText('3 experiences');
    const entries = history.length;
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    const sheet = within(screen.getByRole('dialog', { name: 'Filter' }));
    await user.click(sheet.getByRole('button', { name: /Beach/ }));
    await user.click(await sheet.findByRole('button', { name: /Namibia/ }));
    expect(address()).toBe('/experiences?country=namibia&category=beach');
    expect(history.length).toBe(entries + 1);
    history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/experiences');
    await screen.findByText('3 experiences');
  });

  it('shows placeholders while loading, then the cards', async () => {
    open();
    await screen.findByRole('status', { name: 'Loading experiences' });
    await fill();
    await screen.findByText('3 experiences');
    expect(screen.queryByRole('status', { name: 'Loading experiences' })).toBeNull();
  });

  it('shows a message when offline without data', async () => {
    await catalogueDb.meta.put({ name: 'sync', sync: { phase: 'offline', at: null } });
    open();
    expect(await screen.findByText('Nothing has loaded on this device yet.')).toBeTruthy();
  });

  it('shows 24 cards and the next 24 when the sentinel becomes visible, and restores the count on back', async () => {
    await fill();
    await catalogueDb.experiences.bulkPut(
      Array.from({ length: 50 }, (_, index) => place(`place-${String(index).padStart(2, '0')}`, 0)),
    );
    open();
    await screen.findByText('53 experiences');
    await waitFor(() => expect(titles()).toHaveLength(24));
    // jsdom has no layout: one column.
    expect(sentinels[0]?.element.textContent).toContain(titles()[22]);
    sentinels[0]?.reach();
    await waitFor(() => expect(titles()).toHaveLength(48));
    expect(history.state).toMatchObject({ shownCards: 48 });
    cleanup();
    // Going back to the same history entry.
    open();
    await waitFor(() => expect(titles()).toHaveLength(48));

    // A filter starts with the first page again; back to the entry before it.
    const user = userEvent.setup();
    await user.selectOptions(screen.getByRole('combobox'), 'name');
    await waitFor(() => expect(titles()).toHaveLength(24));
    history.back();
    await waitFor(() => expect(titles()).toHaveLength(48));
  });

  it('a print waits for all cards, and the list is as long as before afterwards', async () => {
    // jsdom loads no pictures.
    HTMLImageElement.prototype.decode = () => Promise.resolve();
    const print = vi.fn<() => void>(() => expect(titles()).toHaveLength(53));
    vi.stubGlobal('print', print);
    await fill();
    await catalogueDb.experiences.bulkPut(
      Array.from({ length: 50 }, (_, index) => place(`place-${String(index).padStart(2, '0')}`, 0)),
    );
    open();
    await waitFor(() => expect(titles()).toHaveLength(24));
    const printed = printPage();
    await waitFor(() => expect(print).toHaveBeenCalledOnce(), { timeout: 20_000 });
    await printed;
    act(() => setPrinting(false));
    await waitFor(() => expect(titles()).toHaveLength(24));
  });

  it('has no axe violations', async () => {
    await fill();
    const { container, user } = open('/experiences?month=5&details=dunes');
    await user.click(await screen.findByRole('button', { name: 'Category' }));
    const { violations } = await axe.run(container, {
      // Needs a layout.
      rules: { 'color-contrast': { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
  });
});
