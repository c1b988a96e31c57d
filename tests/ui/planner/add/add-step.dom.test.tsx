import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EngineApi } from '../../../../src/contract/engine-api.ts';
import type { ExperienceQuery } from '../../../../src/contract/data-api.ts';
import { catalogueDb } from '../../../../src/data/storage/catalogue-db.ts';
import { createEngineClient, type EngineClient } from '../../../../src/data/planner/engine-client.ts';
import { markFavorite } from '../../../../src/data/account/favorite-marks.ts';
import { editsSettled } from '../../../../src/data/release/open-edits.ts';
import { openPlannerSession } from '../../../../src/data/planner/planner-session.ts';
import type { PlannerSession } from '../../../../src/data/planner/planner-state.ts';
import { createTour } from '../../../../src/data/tours/tours.ts';
import { userDb } from '../../../../src/data/storage/user-db.ts';
import type { Locale } from '../../../../src/model/base/locale.ts';
import AddStep from '../../../../src/ui/features/planner/add/add-step.tsx';
import { stopKeys } from '../../../../src/ui/features/planner/add/candidates.ts';
import { PlannerProvider } from '../../../../src/ui/features/planner/planner-provider.tsx';
import { useChangeSnackbar } from '../../../../src/ui/features/planner/use-change-snackbar.ts';
import { SnackbarHost } from '../../../../src/ui/shell/components/snackbar-host.tsx';
import { LocaleProvider } from '../../../../src/ui/shell/i18n/locale-context.tsx';
import { loadTranslations } from '../../../../src/ui/shell/i18n/translations.ts';
import { filterExperiences, sortExperiences } from '../../../../worker/catalogue/filter-experiences.ts';
import { startOnChannel, testEngine, wholeEngine } from '../../../data/planner/engine-on-channel.ts';
import { country, ELLA, PLACES } from './places.ts';

// jsdom has no workers: the worker's own functions answer in the page.
vi.mock('../../../../src/data/catalogue/data-client.ts', () => ({
  startDataClient: () => ({
    experiences: findExperiences,
    places: () => Promise.resolve({ places: [], missing: [] }),
  }),
}));

async function findExperiences(query: ExperienceQuery): Promise<string[]> {
  const rows = await catalogueDb.experiences.toArray();
  const near = (await catalogueDb.experiences.bulkGet([...query.near])).flatMap(
    (row) => row?.location.coordinates ?? [],
  );
  const sort = query.sort === 'route' ? 'nearest' : query.sort;
  const points = near.length === 0 ? [] : [[near[0] ?? 0, near[1] ?? 0] as const];
  return sortExperiences(filterExperiences(rows, query), sort, {
    locale: query.locale,
    near: points,
  }).map((row) => row.key);
}

let session: PlannerSession;
let engine: EngineClient;

beforeEach(async () => {
  // jsdom has neither layout nor modal layer.
  Element.prototype.scrollIntoView = () => undefined;
  Object.assign(HTMLDialogElement.prototype, { showModal: openDialog, close: closeDialog });
  for (const locale of ['en', 'de'] as const) {
    await Promise.all([
      loadTranslations(locale, 'site'),
      loadTranslations(locale, 'planner'),
      loadTranslations(locale, 'catalogue'),
    ]);
  }
  await catalogueDb.countries.bulkPut([
    country('sri-lanka', 'LK', 'Sri Lanka', 'Sri Lanka'),
    country('namibia', 'NA', 'Namibia', 'Namibia'),
  ]);
  await catalogueDb.experiences.bulkPut(PLACES);
  await catalogueDb.experienceDetails.put({
    _id: 'ella',
    key: 'ella',
    country_key: 'sri-lanka',
    elevation_m: 1040,
    unesco: false,
    airport: 'HRI',
    always_open: true,
    website: null,
    activities: [],
    en: { description: 'A village in the hills.', opening_hours: 'Open ground.', address: 'Ella' },
    de: { description: 'Ein Dorf in den Bergen.', opening_hours: 'Offenes Gelände.', address: 'Ella' },
  });
  await markPulled();
});

afterEach(async () => {
  cleanup();
  session.close();
  await editsSettled();
  engine.close();
  for (const table of [...catalogueDb.tables, ...userDb.tables]) await table.clear();
});

function openDialog(this: HTMLDialogElement) {
  this.open = true;
}

function closeDialog(this: HTMLDialogElement) {
  this.open = false;
}

async function markPulled(): Promise<void> {
  for (const collection of ['countries', 'experiences', 'transport', 'airports', 'tours'] as const) {
    await catalogueDb.cursors.put({ collection, cursor: 'i.1', marking: false, head: 'i.1' });
  }
}

/** As in the planner's frame. */
function Snackbars() {
  useChangeSnackbar();
  return <SnackbarHost />;
}

interface Opened {
  search?: string;
  countries?: readonly string[];
  locale?: Locale;
  api?: EngineApi;
}

async function open({
  search = '',
  countries = ['sri-lanka'],
  locale = 'en',
  api = testEngine(),
}: Opened = {}) {
  const created = await createTour(countries);
  if (!created.ok) throw new Error(created.code);
  engine = createEngineClient(() => startOnChannel(api));
  session = openPlannerSession(created.value, { engine, now: () => '2026-11-20T09:30' });
  history.replaceState(null, '', `/tours/edit?tour=x&step=add${search}`);
  const shown = render(
    <LocaleProvider locale={locale}>
      <PlannerProvider
        session={session}
        step="add"
        loading={<p>loading</p>}
        notFound={<p>not found</p>}
        failed={<p>failed</p>}
      >
        <AddStep />
        <Snackbars />
      </PlannerProvider>
    </LocaleProvider>,
  );
  const address = () => location.pathname + location.search;
  return { ...shown, address, user: userEvent.setup() };
}

const titles = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

describe('add step', () => {
  it('lists the places of the tour’s country with facts, most liked first', async () => {
    await open();
    await screen.findByText('3 found');
    expect(titles()).toEqual([
      'Temple of the Tooth, Kandy',
      'Ella Village and Ella Rock',
      'Whale watching, Mirissa',
    ]);
    const [kandy, ella, mirissa] = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(kandy).toContain('Central Province, good all year');
    expect(kandy).toContain('1\u00a0day');
    expect(kandy).toContain('about $7');
    expect(ella).toContain('Uva Province, best Jan–Aug');
    expect(ella).toContain('2\u00a0days');
    expect(ella).toContain('free');
    expect(mirissa).toContain('best Nov–Apr');
    expect(mirissa).toContain('½\u00a0day');
    expect(screen.getByRole('searchbox', { name: 'Search towns and 3 experiences' })).toBeTruthy();
  });

  it('sorts favourites first, then places best in the tour’s months, and says so', async () => {
    await open();
    await screen.findByText('3 found');
    await markFavorite({ kind: 'experience', id: 'ella', on: true });
    await screen.findByText('Your favourites first.');
    expect(titles()[0]).toBe('Ella Village and Ella Rock');
    expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('Favourite');

    // November is best for whales; in Ella it rains.
    await session.edit({ startDate: '2026-11-22' }, 'dates-changed');
    await screen.findByText(/^Your favourites first, then the best places for your dates \(Nov\)\.$/);
    await markFavorite({ kind: 'experience', id: 'ella', on: false });
    await screen.findByText('Best places for your dates (Nov) first.');
    expect(titles().at(-1)).toBe('Ella Village and Ella Rock');
  });

  it('adds a place, numbers and announces it, and removes it again', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Add: Ella' }));
    await user.click(await screen.findByRole('button', { name: 'Add: Mirissa' }));
    await waitFor(() => expect(stopKeys(session.getState().tour)).toEqual(['ella', 'mirissa']));
    await screen.findByText('Mirissa added as stop 2');
    await screen.findByText('2 stops');
    const tray = within(screen.getByRole('region', { name: 'Your tour' }));
    expect(tray.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['1Ella', '2Mirissa']);

    await user.click(screen.getByRole('button', { name: 'In your tour: remove Ella' }));
    await waitFor(() => expect(stopKeys(session.getState().tour)).toEqual(['mirissa']));
    await screen.findByRole('button', { name: 'Add: Ella' });
  });

  it('adds a place at its best position and offers the end instead', async () => {
    const { user } = await open({ api: wholeEngine() });
    for (const name of ['Kandy', 'Mirissa', 'Ella'])
      await user.click(await screen.findByRole('button', { name: `Add: ${name}` }));
    await waitFor(() => expect(stopKeys(session.getState().tour)).toEqual(['kandy', 'ella', 'mirissa']));
    await screen.findByText(/^Ella added between Kandy and Mirissa · /);
    await user.click(screen.getByRole('button', { name: 'Move to end' }));
    await waitFor(() => expect(stopKeys(session.getState().tour)).toEqual(['kandy', 'mirissa', 'ella']));
  });

  it('inserts places one after another behind the stop of the address', async () => {
    const { user, address } = await open({ countries: ['sri-lanka', 'namibia'] });
    for (const name of ['Kandy', 'Mirissa'])
      await user.click(await screen.findByRole('button', { name: `Add: ${name}` }));
    await waitFor(() => expect(stopKeys(session.getState().tour)).toEqual(['kandy', 'mirissa']));
    const [kandy] = session.getState().tour?.itinerary ?? [];
    act(() =>
      history.pushState(null, '', `/tours/edit?tour=x&step=add&sort=name&after=${String(kandy?.id)}`),
    );
    await screen.findByText('New stops will be added after Kandy.');
    await user.click(await screen.findByRole('button', { name: 'Add: Sossusvlei' }));
    await screen.findByText('New stops will be added after Sossusvlei.');
    await user.click(await screen.findByRole('button', { name: 'Add: Ella' }));
    await screen.findByText('New stops will be added after Ella.');
    expect(stopKeys(session.getState().tour)).toEqual(['kandy', 'sossusvlei', 'ella', 'mirissa']);
    await screen.findByText(/^Ella added between Sossusvlei and Mirissa · \+3\sh of travel, \+/);
    expect(screen.queryByRole('button', { name: 'Move to end' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add where they fit best' }));
    expect(address()).toBe('/tours/edit?tour=x&step=add&sort=name');
    expect(screen.queryByText(/^New stops will be added/)).toBeNull();
    expect(document.activeElement?.textContent).toBe('Choose experiences');
  });

  it('adds a place once on a double click', async () => {
    const { user } = await open();
    await user.dblClick(await screen.findByRole('button', { name: 'Add: Ella' }));
    await screen.findByText('Ella added as stop 1');
    expect(stopKeys(session.getState().tour)).toEqual(['ella']);
  });

  it('removes the pressed places while an earlier removal is still being planned', async () => {
    const { user } = await open();
    for (const name of ['Ella', 'Kandy', 'Mirissa']) {
      await user.click(await screen.findByRole('button', { name: `Add: ${name}` }));
    }
    await screen.findByText('3 stops');
    for (const name of ['Ella', 'Kandy']) {
      fireEvent.click(screen.getByRole('button', { name: `In your tour: remove ${name}` }));
    }
    await waitFor(() => expect(stopKeys(session.getState().tour)).toHaveLength(1));
    expect(stopKeys(session.getState().tour)).toEqual(['mirissa']);
  });

  it('clears the tour in one step that can be undone', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Add: Ella' }));
    await user.click(screen.getByRole('button', { name: 'Add: Kandy' }));
    await waitFor(() => expect(stopKeys(session.getState().tour)).toEqual(['ella', 'kandy']));
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    await screen.findByText('No stops yet');
    await session.undo();
    expect(stopKeys(session.getState().tour)).toEqual(['ella', 'kandy']);
  });

  it('writes filters to the address and updates the count', async () => {
    const { user, address } = await open();
    await user.click(await screen.findByRole('button', { name: 'Hiking' }));
    await screen.findByText('1 found');
    expect(address()).toBe('/tours/edit?tour=x&step=add&category=hiking');
    await user.click(screen.getByRole('button', { name: 'Beach' }));
    await screen.findByText('2 found');
    expect(address()).toBe('/tours/edit?tour=x&step=add&category=hiking,beach');
    await user.click(screen.getByRole('button', { name: 'Hiking' }));
    await user.type(screen.getByRole('searchbox'), 'whale');
    await waitFor(() => expect(address()).toBe('/tours/edit?tour=x&step=add&q=whale&category=beach'));
    expect(titles()).toEqual(['Whale watching, Mirissa']);
  });

  it('starts with the filters of the address, in the page’s language', async () => {
    await open({ search: '&month=12&sort=price', locale: 'de' });
    await screen.findByText('2 gefunden');
    expect(titles()).toEqual(['Zahntempel in Kandy', 'Wale beobachten in Mirissa']);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sortieren nach' }).value).toBe('price');
  });

  it('shows the count on the button of the filter dialog, and resets all filters', async () => {
    const { user, address } = await open({ search: '&q=a' });
    await user.click(await screen.findByRole('button', { name: 'All filters' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.click(dialog.getByRole('button', { name: '8 to 24\u00a0hours' }));
    await user.click(dialog.getByRole('button', { name: 'Central Province' }));
    await dialog.findByRole('button', { name: 'Show 0 experiences' });
    await user.click(dialog.getByRole('button', { name: 'Reset filters' }));
    await user.click(await dialog.findByRole('button', { name: 'Show 3 experiences' }));
    expect(address()).toBe('/tours/edit?tour=x&step=add');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  });

  it('an empty result suggests a filter to remove', async () => {
    const { user, address } = await open({ search: '&category=beach&month=7&hours=0-8' });
    await screen.findByText('No experiences found, please try a different filter.');
    await user.click(await screen.findByRole('button', { name: /Any month/ }));
    await screen.findByText('1 found');
    expect(address()).toBe('/tours/edit?tour=x&step=add&category=beach&hours=0-8');
  });

  it('shows the countries of a tour as filters', async () => {
    const { user, address } = await open({ countries: ['sri-lanka', 'namibia'] });
    await screen.findByText('4 found');
    await user.click(screen.getByRole('button', { name: 'Namibia' }));
    await screen.findByText('1 found');
    expect(titles()).toEqual(['Sossusvlei and Big Daddy']);
    expect(address()).toContain('country=namibia');
    expect(screen.queryByRole('combobox', { name: 'Add a country' })).toBeNull();
  });

  it('adds a country to the tour and lists its places; a single country is read-only', async () => {
    const { user } = await open();
    expect((await screen.findByText('Sri Lanka')).tagName).toBe('P');
    expect(screen.queryByRole('button', { name: 'Sri Lanka' })).toBeNull();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Add a country' }), 'Namibia');
    await screen.findByText('4 found');
    expect(session.getState().tour?.countries).toEqual(['sri-lanka', 'namibia']);
    expect(screen.getByRole('button', { name: 'Sri Lanka' })).toBeTruthy();
  });

  it('opens the details of one place at a time and closes them with Escape', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Details: Kandy' }));
    await screen.findByText(/You can read more once you’re online/);
    await user.click(screen.getByRole('button', { name: 'Details: Ella' }));
    const details = within(await screen.findByRole('region', { name: ELLA.en.title }));
    await details.findByText('A village in the hills.');
    expect(details.getByText('1,040 m')).toBeTruthy();
    expect(details.getByText('about $30, 2025 estimate')).toBeTruthy();
    expect(screen.queryByText(/You can read more/)).toBeNull();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: ELLA.en.title })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Details: Ella' }));
  });

  it('shows placeholder cards only while loading without data', async () => {
    await catalogueDb.experiences.clear();
    await catalogueDb.cursors.clear();
    await open();
    await screen.findByRole('status', { name: 'Loading experiences' });
    await catalogueDb.experiences.bulkPut(PLACES);
    await screen.findByText('3 found');
    expect(screen.queryByRole('status', { name: 'Loading experiences' })).toBeNull();
  });

  it('has no axe violations', async () => {
    const { container, user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Add: Ella' }));
    await user.click(screen.getByRole('button', { name: 'Details: Ella' }));
    await screen.findByText('A village in the hills.');
    const { violations } = await axe.run(container, {
      // Both need a layout and a whole page.
      rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
  });
});
