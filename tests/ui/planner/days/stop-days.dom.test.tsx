import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlacesFound } from '../../../../src/contract/data-api.ts';
import { createEngineClient, type EngineClient } from '../../../../src/data/planner/engine-client.ts';
import { openPlannerSession } from '../../../../src/data/planner/planner-session.ts';
import type { PlannerSession } from '../../../../src/data/planner/planner-state.ts';
import { editsSettled } from '../../../../src/data/release/open-edits.ts';
import { catalogueDb } from '../../../../src/data/storage/catalogue-db.ts';
import { userDb } from '../../../../src/data/storage/user-db.ts';
import { createTour } from '../../../../src/data/tours/tours.ts';
import type { Locale } from '../../../../src/model/base/locale.ts';
import { placedItems } from '../../../../src/model/items/stop-items.ts';
import { isStop } from '../../../../src/model/plan.ts';
import type { ExperienceDetails } from '../../../../src/model/schemas/catalogue.ts';
import { toggleDays } from '../../../../src/ui/features/planner/itinerary/days/open-days.ts';
import { Itinerary } from '../../../../src/ui/features/planner/itinerary/itinerary.tsx';
import { usePlanner } from '../../../../src/ui/features/planner/planner-context.tsx';
import { PlannerProvider } from '../../../../src/ui/features/planner/planner-provider.tsx';
import { LocaleProvider } from '../../../../src/ui/shell/i18n/locale-context.tsx';
import { loadTranslations } from '../../../../src/ui/shell/i18n/translations.ts';
import { startOnChannel, testEngine } from '../../../data/planner/engine-on-channel.ts';
import { country, ELLA, KANDY } from '../add/places.ts';
import { mediaQueryLists } from '../../support/media-query-lists.ts';

const LAKE: PlacesFound['places'][number] = {
  id: 'geonames:1241622',
  name: 'Kandy Lake',
  alias: null,
  country: 'LK',
  region: 'Central Province',
  zone: 'Asia/Colombo',
  at: [80.64, 7.29],
};
const DETAILS: ExperienceDetails = {
  _id: 'kandy',
  key: 'kandy',
  country_key: 'sri-lanka',
  elevation_m: 500,
  unesco: true,
  airport: 'CMB',
  always_open: true,
  website: null,
  activities: [
    {
      key: 'temple',
      promote: false,
      en: { title: 'Temple of the Tooth', description: '<p>x</p>' },
      de: { title: 'Zahntempel', description: '<p>x</p>' },
    },
  ],
  en: { description: 'x', opening_hours: 'x', address: 'x' },
  de: { description: 'x', opening_hours: 'x', address: 'x' },
};

// jsdom has no workers.
vi.mock('../../../../src/data/catalogue/data-client.ts', () => ({
  startDataClient: () => ({
    places: ({ typed }: { typed: string }) =>
      Promise.resolve({ places: typed === '' ? [] : [LAKE], missing: [] }),
  }),
}));

let session: PlannerSession;
let engine: EngineClient;

beforeEach(async () => {
  vi.stubGlobal(
    'matchMedia',
    mediaQueryLists(() => true),
  );
  Element.prototype.scrollIntoView = () => undefined;
  HTMLDialogElement.prototype.showModal = openDialog;
  HTMLDialogElement.prototype.close = closeDialog;
  const parts = ['site', 'planner', 'catalogue', 'items'] as const;
  for (const locale of ['en', 'de'] as const)
    await Promise.all(parts.map((part) => loadTranslations(locale, part)));
  await catalogueDb.countries.put(country('sri-lanka', 'LK', 'Sri Lanka', 'Sri Lanka'));
  await catalogueDb.experiences.bulkPut([KANDY, ELLA]);
  await catalogueDb.experienceDetails.put(DETAILS);
  for (const collection of ['countries', 'experiences', 'transport', 'airports', 'tours'] as const)
    await catalogueDb.cursors.put({ collection, cursor: 'i.1', marking: false, head: 'i.1' });
});

afterEach(async () => {
  cleanup();
  session.close();
  await editsSettled();
  engine.close();
  for (const table of [...catalogueDb.tables, ...userDb.tables]) await table.clear();
  vi.unstubAllGlobals();
});

function openDialog(this: HTMLDialogElement) {
  this.open = true;
}

function closeDialog(this: HTMLDialogElement) {
  this.open = false;
}

/** Without the drag of stops, so that the live region of dnd-kit is that of items. */
function Rows() {
  const { state } = usePlanner();
  const { plan } = state;
  if (plan === null) return null;
  return (
    <Itinerary
      plan={plan}
      itinerary={plan.itinerary}
      options={state.options}
      lostStops={[]}
      nightsChanged={null}
    />
  );
}

/** A tour with two nights in Kandy, from Sunday 10 January, 08:00, and one in Ella; the days of Kandy are shown. */
async function open(locale: Locale = 'en') {
  const created = await createTour(['sri-lanka']);
  if (!created.ok) throw new Error(created.code);
  engine = createEngineClient(() => startOnChannel(testEngine()));
  session = openPlannerSession(created.value, { engine, now: () => '2026-11-20T09:30' });
  await session.edit({ startDate: '2027-01-10' }, 'dates-changed');
  for (const key of ['kandy', 'ella'])
    await session.apply([{ op: 'add', experience_id: key }], 'stop-added', key);
  await session.apply([{ op: 'setNights', entry: 0, nights: 2 }], 'nights-changed', 'kandy');
  const [kandy, ella] = (session.getState().tour?.itinerary ?? []).filter(isStop).map(({ id }) => id ?? '');
  if (!kandy || !ella) throw new Error('the tour has two stops');
  render(
    <LocaleProvider locale={locale}>
      <PlannerProvider session={session} step="customize" loading={null} notFound={null} failed={null}>
        <Rows />
      </PlannerProvider>
    </LocaleProvider>,
  );
  toggleDays(kandy);
  const panel = await screen.findByRole('group', { name: /: (day plan|Tagesplan)$/ }, { timeout: 15_000 });
  return { user: userEvent.setup(), kandy, ella, panel: within(panel), element: panel };
}

function items() {
  return placedItems((session.getState().tour?.itinerary ?? []).filter(isStop)).map(({ stop, item }) => {
    const { id: _id, ...fields } = item;
    return Object.assign({ stop }, fields);
  });
}

async function addNote(user: ReturnType<typeof userEvent.setup>, button: RegExp, text: string) {
  await user.click(screen.getByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('searchbox'), text);
  await user.click(await dialog.findByRole('button', { name: `Add “${text}” as your own note` }));
  await screen.findByText(text);
}

describe('days of a stop', { timeout: 30_000 }, () => {
  it('take activities of the catalogue, own notes and places, on a day or on none yet', async () => {
    const { user, kandy, panel } = await open();
    expect(panel.getAllByRole('button', { pressed: false })).toHaveLength(2);
    expect(panel.getByRole('button', { pressed: true }).textContent).toBe('Sun10');
    await user.click(screen.getByRole('button', { name: 'Add to Sun, Jan 10' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: 'Temple of the Tooth' }));
    await panel.findByText('Temple of the Tooth');
    await addNote(user, /^Add to Sun/, 'Lunch');
    await user.click(screen.getByRole('button', { name: 'Add without choosing a day' }));
    await user.type(screen.getByRole('searchbox'), 'lake');
    await user.click(await screen.findByRole('button', { name: /^Kandy Lake/ }));
    await panel.findByText('Kandy Lake');
    expect(items()).toEqual([
      { stop: kandy, kind: 'activity', ref: 'kandy/temple', title: 'Temple of the Tooth', day: 0 },
      { stop: kandy, kind: 'note', title: 'Lunch', day: 0 },
      {
        stop: kandy,
        kind: 'place',
        ref: 'geonames:1241622',
        title: 'Kandy Lake',
        location: { coordinates: [80.64, 7.29] },
      },
    ]);
    expect(screen.getByRole('button', { name: 'Kandy: day plan' }).textContent).toBe('Day plan (3)');
  });

  it('an item gets a time and a length, another day and another stop, and is removed', async () => {
    const { user, kandy, ella, panel } = await open();
    await addNote(user, /^Add to Sun/, 'Lunch');
    await user.click(panel.getByRole('button', { name: 'More options for Lunch' }));
    await user.click(screen.getByRole('menuitem', { name: 'Edit…', hidden: true }));
    fireEvent.change(screen.getByLabelText('Time'), { target: { value: '12:30' } });
    await user.type(screen.getByLabelText('Time needed'), '900');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await panel.findByText('12:30');
    // From 08:00 to 20:00, and 15 hours of lunch.
    expect(panel.getByText('about 15 of 12 hours')).toBeTruthy();
    await user.click(panel.getByRole('button', { name: 'More options for Lunch' }));
    await user.click(screen.getByRole('menuitem', { name: 'Edit…', hidden: true }));
    await user.selectOptions(screen.getByLabelText('Day'), 'Mon, Jan 11');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await panel.findByText('Nothing planned for this day yet.');
    expect(items()).toEqual([
      { stop: kandy, kind: 'note', title: 'Lunch', day: 1, start: '12:30', minutes: 900 },
    ]);
    await user.click(panel.getByRole('button', { name: 'Mon, Jan 11, 1 thing to do' }));
    await user.click(panel.getByRole('button', { name: 'More options for Lunch' }));
    await user.click(screen.getByRole('menuitem', { name: 'Edit…', hidden: true }));
    await user.selectOptions(screen.getByLabelText('Stop'), '2. Ella');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(items()).toEqual([{ stop: ella, kind: 'note', title: 'Lunch', start: '12:30', minutes: 900 }]),
    );
    toggleDays(ella);
    const other = within(await screen.findByRole('group', { name: 'Ella: day plan' }));
    await user.click(await other.findByRole('button', { name: 'More options for Lunch' }));
    await user.click(screen.getByRole('menuitem', { name: 'Remove', hidden: true }));
    await waitFor(() => expect(items()).toEqual([]));
    await session.undo();
    expect(items()).toHaveLength(1);
    toggleDays(ella);
  });

  it('keys move an item: left and right change the day, up and down the order, and it is announced', async () => {
    const { user, panel, element } = await open();
    await addNote(user, /^Add to Sun/, 'Walk');
    await addNote(user, /^Add to Sun/, 'Swim');
    const status = () =>
      screen.getAllByRole('status').map(({ textContent }) => textContent.replace('\u00a0', ''));
    const grip = () => panel.getByRole('button', { name: 'Swim: drag to a day' });
    grip().focus();
    await waitFor(() => expect(document.querySelector('[id^=DndLiveRegion]')).not.toBeNull(), {
      timeout: 15_000,
    });
    fireEvent.keyDown(grip(), { code: 'Space' });
    await waitFor(() => expect(status().join(' ')).toContain('Swim picked up, Sun, Jan 10.'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    fireEvent.keyDown(document, { code: 'ArrowUp' });
    await waitFor(() => expect(status()).toContain('Swim: Sun, Jan 10, 1 of 2.'));
    fireEvent.keyDown(document, { code: 'ArrowRight' });
    await waitFor(() => expect(status()).toContain('Swim: Mon, Jan 11, 1 of 1.'));
    // The day that it would go to is shown, and the grip keeps the focus.
    expect(panel.getByRole('button', { pressed: true }).textContent).toBe('Mon11');
    expect(document.activeElement).toBe(grip());
    fireEvent.keyDown(document, { code: 'Escape' });
    await waitFor(() => expect(status()).toContain('Swim is back where it was.'));
    expect(items().map(({ title, day }) => [title, day])).toEqual([
      ['Walk', 0],
      ['Swim', 0],
    ]);

    fireEvent.keyDown(grip(), { code: 'Space' });
    await new Promise((resolve) => setTimeout(resolve, 40));
    fireEvent.keyDown(document, { code: 'ArrowLeft' });
    await waitFor(() => expect(status()).toContain('Swim: No day yet, 1 of 1.'));
    fireEvent.keyDown(document, { code: 'Space' });
    await waitFor(() => expect(status()).toContain('Swim moved: No day yet.'));
    expect(items().map(({ title, day }) => [title, day])).toEqual([
      ['Walk', 0],
      ['Swim', undefined],
    ]);
    expect((await axe.run(element, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual(
      [],
    );
  });

  it('a pointer drops an item on another stop, and before another item', async () => {
    const { user, kandy, ella, panel } = await open();
    for (const text of ['Walk', 'Swim']) await addNote(user, /^Add to Sun/, text);
    const grip = (name: string) => panel.getByRole('button', { name: `${name}: drag to a day` });
    grip('Swim').focus();
    await waitFor(() => expect(document.querySelector('[id^=DndLiveRegion]')).not.toBeNull(), {
      timeout: 15_000,
    });
    const dragOnto = async (name: string, target: Element | null) => {
      document.elementsFromPoint = () => (target === null ? [] : [target]);
      const at = (clientX: number) => ({ isPrimary: true, button: 0, clientX, clientY: 0 });
      fireEvent.pointerDown(grip(name), at(0));
      for (const x of [10, 20]) {
        fireEvent.pointerMove(document, at(x));
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      fireEvent.pointerUp(document, at(20));
    };
    await dragOnto('Swim', panel.getByText('Walk').closest('li'));
    await waitFor(() => expect(items().map(({ title }) => title)).toEqual(['Swim', 'Walk']));
    await editsSettled();
    await dragOnto('Swim', document.querySelector(`[data-select-stop="${ella}"]`));
    await waitFor(() =>
      expect(items().map(({ stop, title, day }) => [stop, title, day])).toEqual([
        [kandy, 'Walk', 0],
        [ella, 'Swim', undefined],
      ]),
    );
    await editsSettled();
    const before = items();
    await dragOnto('Walk', panel.getByText('Walk').closest('li'));
    await dragOnto('Walk', null);
    expect(items()).toEqual(before);
  });

  it('in German, with the title of an activity in the language of the page', async () => {
    const { user, kandy, panel } = await open('de');
    const add = {
      id: '0193480e-0000-7000-8000-000000000900',
      kind: 'activity',
      ref: 'kandy/temple',
      title: 'Temple of the Tooth',
    } as const;
    const { itemEdit } = await import('../../../../src/data/planner/item-edits.ts');
    await session.editItinerary(itemEdit([{ add, stop: kandy }]), 'item-added', add.title);
    await panel.findByText('Zahntempel');
    await user.click(panel.getByRole('button', { name: 'Ohne Tag hinzufügen' }));
    expect(screen.getByRole('searchbox', { name: 'Aktivität, Ort oder eigene Notiz' })).toBeTruthy();
  });
});
