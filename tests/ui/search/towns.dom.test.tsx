import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DeviceResult, SearchQuery, TownResult } from '../../../src/contract/data-api.ts';
import CountryCombobox from '../../../src/ui/features/search/country-combobox.tsx';
import SearchDialog from '../../../src/ui/features/search/search-dialog.tsx';
import { loadTranslations, translate } from '../../../src/ui/shell/i18n/translations.ts';
import { buildCountry } from '../support/catalogue-builder.ts';
import { renderIn } from '../support/with-translations.tsx';

const THAILAND = buildCountry({ key: 'thailand', iso2: 'TH' });
const PAI: TownResult = {
  type: 'town',
  key: 'geonames:1151601',
  text: 'Pai',
  place: {
    id: 'geonames:1151601',
    name: 'Pai',
    country: 'TH',
    region: 'Mae Hong Son',
    zone: 'Asia/Bangkok',
    at: [98.44, 19.36],
    alias: 'Bai',
  },
};
const CANYON: DeviceResult = { type: 'experience', key: 'pai-canyon', text: 'Pai Canyon' };

const device = vi.hoisted(() => ({
  hasCatalogue: true,
  server: { state: 'offline' },
  search: (_query: { towns: boolean }): Promise<unknown> => Promise.resolve([]),
}));
vi.mock('../../../src/data/catalogue/data-client.ts', () => ({
  startDataClient: () => ({
    search: async (query: SearchQuery) => ({ results: await device.search(query), parts: [] }),
    places: () => Promise.resolve({ places: [], missing: [] }),
  }),
}));
vi.mock('../../../src/data/catalogue/search-server.ts', () => ({
  searchServer: () => Promise.resolve(device.server),
}));
vi.mock('../../../src/data/catalogue/search-data.ts', () => ({
  canSearchHere: () => Promise.resolve(device.hasCatalogue),
  searchFacts: () =>
    Promise.resolve({
      countries: new Map([['thailand', THAILAND]]),
      experiences: new Map(),
      tours: new Map(),
      posts: new Map(),
      counts: new Map(),
      sections: new Map(),
    }),
}));
vi.mock('../../../src/ui/shell/state/use-flags.ts', () => ({
  useFlags: () => ({ loaded: true, tours: true, blog: true, planner: true, maps: true, login: true }),
}));
vi.mock('../../../src/ui/features/search/suggestions.tsx', () => ({ Suggestions: () => null }));

beforeEach(() => {
  device.hasCatalogue = true;
  device.server = { state: 'offline' };
  // jsdom has neither layout nor modal layer.
  Element.prototype.scrollIntoView = () => undefined;
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close: () => undefined,
  });
});
afterEach(cleanup);

const optionNames = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

test('a town opens the planner of its country, with a search for it', async () => {
  device.search = ({ towns }) => Promise.resolve(towns ? [PAI, CANYON] : [CANYON]);
  const user = userEvent.setup();
  const { visited } = await renderIn('en', <SearchDialog onClose={() => undefined} />);
  await user.type(screen.getByRole('combobox'), 'pai');
  const town = await screen.findByRole('option', { name: /^Pai\s?also Bai, Mae Hong Son/ });
  expect(town.closest('[role=group]')?.textContent).toMatch(/^Towns/);
  await user.keyboard('{Enter}');
  expect(visited.at(-1)).toBe('/tours/create?countries=thailand&q=Pai');
});

test.each([
  ['are below what was shown before', [CANYON, PAI], /Canyon/],
  ['come first if one is what was typed', [PAI, CANYON], /Mae Hong Son/],
])('towns that take longer %s', async (_name, all, first) => {
  let finish = (_results: DeviceResult[]) => undefined as void;
  device.search = ({ towns }) =>
    towns ? new Promise<DeviceResult[]>((resolve) => (finish = resolve)) : Promise.resolve([CANYON]);
  const user = userEvent.setup();
  await renderIn('en', <SearchDialog onClose={() => undefined} />);
  await user.type(screen.getByRole('combobox'), 'pai');
  await screen.findByRole('option', { name: /Canyon/ });
  expect(optionNames()).toHaveLength(1);
  finish(all);
  await screen.findByRole('option', { name: /Mae Hong Son/ });
  expect(optionNames()[0]).toMatch(first);
});

/** The combobox of the home page. */
function Hero({ typed: initial }: { typed: string }) {
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(initial);
  return (
    <div ref={box}>
      <CountryCombobox
        inputRef={input}
        container={box}
        countries={[THAILAND]}
        chosen={[]}
        onChange={() => undefined}
        typed={typed}
        onType={setTyped}
        open
        onOpen={() => undefined}
        placeholder=""
        onStart={() => undefined}
        onBest={() => undefined}
      />
    </div>
  );
}

async function showHero() {
  await Promise.all([loadTranslations('en', 'frame'), loadTranslations('en', 'catalogue')]);
  await renderIn('en', <Hero typed="xyzzy" />);
}

test.each([
  ['offline', 'offline', 'search.nothingHere'],
  ['failed', 'failed', 'search.failed'],
  ['found', 'found', 'home.search.none'],
])('the hero tells the state %s instead of an empty list', async (_name, state, key) => {
  device.hasCatalogue = false;
  device.server = Object.assign({ state }, state === 'found' ? { found: { results: [] } } : {});
  device.search = () => Promise.resolve([]);
  await showHero();
  expect(await screen.findByText(translate('en', key))).toBeTruthy();
});

test('the hero lists towns, too', async () => {
  device.search = ({ towns }) => Promise.resolve(towns ? [PAI] : []);
  await showHero();
  expect(await screen.findByRole('option', { name: /Mae Hong Son/ })).toBeTruthy();
});
