import 'fake-indexeddb/auto';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ListQuery } from '../../../src/contract/data-api.ts';
import { catalogueDb } from '../../../src/data/storage/catalogue-db.ts';
// The lazy parts, so that no test waits for them.
import '../../../src/ui/components/map/map-canvas.tsx';
import '../../../src/ui/features/filters/map/list-map.tsx';
import ExperiencesPage from '../../../src/ui/pages/experiences/experiences-page.tsx';
import { LocaleProvider } from '../../../src/ui/shell/i18n/locale-context.tsx';
import { answerSiteList } from '../../../worker/catalogue/site-lists.ts';
import { buildCountry, buildPlace } from '../support/catalogue-builder.ts';
import { mediaQueryLists } from '../support/media-query-lists.ts';

type Bounds = [west: number, south: number, east: number, north: number];
type Handler = (event: object) => void;

const fake = vi.hoisted(() => ({
  bounds: [-180, -85, 180, 85] as number[],
  fitted: [] as number[][],
  handlers: {} as Record<string, ((event: object) => void)[]>,
}));

// jsdom has no graphics: a map that only moves.
vi.mock('../../../src/ui/components/map/can-render-map.ts', () => ({ canRenderMap: () => true }));
vi.mock('../../../src/ui/components/map/map-engine.ts', () => ({
  TILES: '',
  makeMap: () => ({
    on: (name: string, handler: Handler) => {
      (fake.handlers[name] ??= []).push(handler);
      return {
        unsubscribe: () =>
          (fake.handlers[name] = fake.handlers[name]?.filter((one) => one !== handler) ?? []),
      };
    },
    once: (_name: string, handler: Handler) => queueMicrotask(() => handler({})),
    remove: () => undefined,
    setStyle: () => undefined,
    getZoom: () => 4,
    getCanvas: () => document.createElement('canvas'),
    getBounds: () => {
      const [west, south, east, north] = fake.bounds;
      return {
        toArray: () => [
          [west, south],
          [east, north],
        ],
        contains: () => true,
      };
    },
    fitBounds: (bounds: number[], _how: object, event: object) => {
      fake.fitted.push(bounds);
      move(bounds, event);
    },
  }),
}));
vi.mock('maplibre-gl', () => ({
  Marker: class {
    readonly #element: Element;
    constructor({ element }: { element: Element }) {
      this.#element = element;
    }
    setLngLat() {
      return this;
    }
    addTo() {
      document.body.append(this.#element);
      return this;
    }
    remove() {
      this.#element.remove();
    }
  },
}));
vi.mock('../../../src/data/catalogue/data-client.ts', () => ({
  startDataClient: () => ({
    list: async (query: ListQuery) => {
      const [countries, experiences] = await Promise.all([
        catalogueDb.countries.toArray(),
        catalogueDb.experiences.toArray(),
      ]);
      return answerSiteList({ countries, experiences, tours: [], posts: [] }, query);
    },
    sync: () => Promise.resolve({ phase: 'idle', at: null }),
    texts: () => Promise.resolve('here'),
  }),
}));
// The page around the list has tests of its own.
vi.mock('../../../src/ui/shell/layout/site-layout.tsx', () => ({
  SiteLayout: ({ children }: { children: ReactNode }) => <main>{children}</main>,
}));
// Rendering the page takes long on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

function move(bounds: number[], event: object) {
  fake.bounds = bounds;
  for (const name of ['movestart', 'moveend'])
    for (const handler of fake.handlers[name] ?? []) handler(event);
}

const NAMIBIA: Bounds = [12, -28, 20, -20];
const COAST: Bounds = [13, -23, 14.5, -20];
const OCEAN: Bounds = [-30, -10, -20, 0];
const ALL = [14, -27, 35, -1];

beforeEach(async () => {
  Object.assign(fake, { bounds: [-180, -85, 180, 85], fitted: [], handlers: {} });
  localStorage.clear();
  vi.stubGlobal(
    'matchMedia',
    mediaQueryLists(() => true),
  );
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #callback: (entries: { isIntersecting: boolean }[]) => void;
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        this.#callback = callback;
      }
      observe() {
        queueMicrotask(() => this.#callback([{ isIntersecting: true }]));
      }
      unobserve() {}
      disconnect() {}
    },
  );
  await catalogueDb.countries.put(buildCountry({ key: 'namibia' }));
  await catalogueDb.experiences.bulkPut([
    place('dunes', 15, -27),
    place('coast', 14, -21),
    place('mara', 35, -1),
  ]);
  for (const collection of ['countries', 'experiences', 'tours'] as const)
    await catalogueDb.cursors.put({ collection, cursor: 'i.1', marking: false, head: 'i.1' });
});

afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const table of catalogueDb.tables) await table.clear();
});

function place(key: string, lng: number, lat: number) {
  const built = buildPlace(key, 1);
  const words = { title: `The ${key}`, short_title: key, region: 'Region', teaser: key };
  return {
    ...built,
    location: { ...built.location, coordinates: [lng, lat] as [number, number] },
    en: words,
    de: words,
  };
}

async function open(path = '/experiences') {
  history.pushState(null, '', path);
  render(
    <LocaleProvider locale="en">
      <ExperiencesPage />
    </LocaleProvider>,
  );
  // The map waits until the page is idle.
  await waitFor(() => expect(fake.handlers['moveend']).toHaveLength(1), { timeout: 40_000 });
  return userEvent.setup();
}

const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const pan = (bounds: Bounds) => act(async () => move(bounds, {}));
const area = () => new URLSearchParams(location.search).get('area');

it.each([true, false])(
  'with the network %s a move of the map shortens the list, and Back undoes the moves',
  async (isOnline) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    await open();
    await screen.findByText('3 experiences');
    const entries = history.length;
    await pan(NAMIBIA);
    await screen.findByText('2 of 3 experiences match');
    expect(area()).toBe('12_-28_20_-20');
    expect(history.length).toBe(entries + 1);
    await pan(COAST);
    await screen.findByText('1 of 3 experiences match');
    await waitFor(() => expect(titles()).toEqual(['The coast']));
    expect(history.length).toBe(entries + 1);
    history.back();
    await screen.findByText('3 experiences');
    expect(area()).toBeNull();
  },
);

it('the map stays where it was moved to while the list changes', async () => {
  await open();
  await screen.findByRole('button', { name: 'mara' });
  await pan(NAMIBIA);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'mara' })).toBeNull());
  await screen.findByRole('button', { name: 'dunes' });
  expect(fake.bounds).toEqual(NAMIBIA);
});

it('a move after a filter is a step of its own, and so is the whole map', async () => {
  const user = await open();
  await pan(NAMIBIA);
  await screen.findByText('2 of 3 experiences match');
  await user.selectOptions(screen.getByRole('combobox'), 'name');
  const entries = history.length;
  await pan(COAST);
  await screen.findByText('1 of 3 experiences match');
  expect(history.length).toBe(entries + 1);
  await user.click(screen.getByRole('button', { name: 'Whole map' }));
  await screen.findByText('3 experiences');
  expect(history.length).toBe(entries + 2);
  expect(location.search).toBe('?sort=name');
  history.back();
  await screen.findByText('1 of 3 experiences match');
});

it('“Show everything” shows the whole list, too, on the map and beside it', async () => {
  const user = await open('/experiences?area=13_-23_14.5_-20');
  await screen.findByText('1 of 3 experiences match');
  const entries = history.length;
  await user.click(screen.getByRole('button', { name: 'Show everything' }));
  await screen.findByText('3 experiences');
  await waitFor(() => expect(fake.fitted.at(-1)).toEqual(ALL));
  expect(area()).toBeNull();
  expect(history.length).toBe(entries + 1);

  // Nothing is left to show: no step of Back.
  await pan([-180, -85, 180, 85]);
  await user.click(screen.getByRole('button', { name: 'Show everything' }));
  expect(fake.bounds).toEqual(ALL);
  expect(history.length).toBe(entries + 1);
});

it('where nothing is on the map, the column beside it says so', async () => {
  await open();
  await pan(OCEAN);
  const none = await screen.findByText('No experiences found, please try a different filter.');
  const column = none.closest('[data-narrow]');
  const map = screen.getByRole('group', { name: /^Map/ });
  expect(column?.nextElementSibling?.contains(map)).toBe(true);
});
