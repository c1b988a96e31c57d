import 'fake-indexeddb/auto';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FoundPlace, PlaceQuery, PlacesFound } from '../../../../src/contract/data-api.ts';
import { catalogueDb } from '../../../../src/data/storage/catalogue-db.ts';
import { createEngineClient, type EngineClient } from '../../../../src/data/planner/engine-client.ts';
import { editsSettled } from '../../../../src/data/release/open-edits.ts';
import { listOwnExperiences } from '../../../../src/data/own-experiences/own-experiences.ts';
import { openPlannerSession } from '../../../../src/data/planner/planner-session.ts';
import type { PlannerSession } from '../../../../src/data/planner/planner-state.ts';
import { createTour } from '../../../../src/data/tours/tours.ts';
import { userDb } from '../../../../src/data/storage/user-db.ts';
import type { Locale } from '../../../../src/model/base/locale.ts';
import AddStep from '../../../../src/ui/features/planner/add/add-step.tsx';
import { stopKeys } from '../../../../src/ui/features/planner/add/candidates.ts';
import { PlannerProvider } from '../../../../src/ui/features/planner/planner-provider.tsx';
import { LocaleProvider } from '../../../../src/ui/shell/i18n/locale-context.tsx';
import { loadTranslations } from '../../../../src/ui/shell/i18n/translations.ts';
import { startOnChannel, testEngine } from '../../../data/planner/engine-on-channel.ts';
import { KANDY, matchedPlace } from '../../../builders/matched-place.ts';
import { saveList } from '../../../../src/data/saved-lists/saved-lists.ts';
import { country } from './places.ts';

const SAIGON: FoundPlace = {
  id: 'geonames:1566083',
  name: 'Ho Chi Minh City',
  alias: 'Saigon',
  country: 'VN',
  region: 'Ho Chi Minh',
  zone: 'Asia/Ho_Chi_Minh',
  at: [106.66, 10.82],
};

let asked: PlaceQuery[];
let found: PlacesFound;
/** Before an answer to the query. */
let searched: Promise<void>;

// jsdom has no workers.
vi.mock('../../../../src/data/catalogue/data-client.ts', () => ({
  startDataClient: () => ({
    experiences: async () => (await listOwnExperiences()).map(({ id }) => id),
    places: async (query: PlaceQuery) => {
      asked.push(query);
      await searched;
      return query.typed === '' ? { ...found, places: [] } : found;
    },
  }),
}));

let session: PlannerSession;
let engine: EngineClient;

beforeEach(async () => {
  asked = [];
  found = { places: [SAIGON], missing: [] };
  searched = Promise.resolve();
  Element.prototype.scrollIntoView = () => undefined;
  const parts = ['site', 'planner', 'catalogue', 'places'] as const;
  for (const locale of ['en', 'de'] as const)
    await Promise.all(parts.map((part) => loadTranslations(locale, part)));
  await catalogueDb.countries.put(country('sri-lanka', 'LK', 'Sri Lanka', 'Sri Lanka'));
  for (const collection of ['countries', 'experiences', 'transport', 'airports', 'tours'] as const)
    await catalogueDb.cursors.put({ collection, cursor: 'i.1', marking: false, head: 'i.1' });
});

afterEach(async () => {
  cleanup();
  session.close();
  await editsSettled();
  engine.close();
  for (const table of [...catalogueDb.tables, ...userDb.tables]) await table.clear();
});

async function open(countries: readonly string[], locale: Locale = 'en') {
  const created = await createTour(countries);
  if (!created.ok) throw new Error(created.code);
  engine = createEngineClient(() => startOnChannel(testEngine()));
  session = openPlannerSession(created.value, { engine, now: () => '2026-11-20T09:30' });
  history.replaceState(null, '', '/tours/edit?tour=x&step=add');
  render(
    <LocaleProvider locale={locale}>
      <PlannerProvider
        session={session}
        step="add"
        loading={<p>loading</p>}
        notFound={<p>not found</p>}
        failed={<p>failed</p>}
      >
        <AddStep />
      </PlannerProvider>
    </LocaleProvider>,
  );
  return userEvent.setup();
}

describe('towns in the add step', () => {
  it('are found by another name, with where they are, and added with one tap as own experiences', async () => {
    const user = await open(['sri-lanka']);
    await user.type(await screen.findByRole('searchbox'), 'saigon');
    await screen.findByText('Town · Ho Chi Minh, Vietnam');
    expect(asked).toContainEqual({ typed: 'saigon', locale: 'en', countries: ['LK', 'known'] });
    expect(screen.getByText('Saigon').tagName).toBe('MARK');
    await user.click(screen.getByRole('button', { name: 'Add the town Ho Chi Minh City' }));
    await waitFor(() => expect(stopKeys(session.getState().tour)).toHaveLength(1));
    const [own] = await listOwnExperiences();
    expect(own).toMatchObject({ title: 'Ho Chi Minh City', country_key: 'vn', source: SAIGON.id });
    expect(stopKeys(session.getState().tour)).toEqual([own?.id]);

    // The first experience of a country brings filters; the row and its focus stay.
    await screen.findByRole('searchbox', { name: 'Search towns and 1 experience' });
    const remove = screen.getByRole('button', { name: 'In your tour: remove the town Ho Chi Minh City' });
    expect(document.activeElement).toBe(remove);
    await editsSettled();
    await user.click(remove);
    await waitFor(() => expect(stopKeys(session.getState().tour)).toEqual([]));
    // A tap during a change counts as a part of it.
    await editsSettled();
    await user.click(await screen.findByRole('button', { name: 'Add the town Ho Chi Minh City' }));
    await waitFor(() => expect(stopKeys(session.getState().tour)).toEqual([own?.id]));
    expect(await listOwnExperiences()).toHaveLength(1);
  });

  it('start a tour that has no country yet, in the page’s language', async () => {
    const user = await open([], 'de');
    await user.type(await screen.findByRole('searchbox', { name: 'Ort suchen' }), 'saigon');
    await user.click(await screen.findByRole('button', { name: 'Ort hinzufügen: Ho Chi Minh City' }));
    // Smaller towns that travellers know are found as well.
    expect(asked).toContainEqual({ typed: 'saigon', locale: 'de', countries: ['known'] });
    await waitFor(() => expect(session.getState().tour?.countries).toEqual(['vn']));
    await screen.findByText('Eigener Ort');
    await screen.findByText('Übliche Werte');
  });

  it('say that no town was found only if all towns were searched', async () => {
    found = { places: [], missing: [] };
    const user = await open(['sri-lanka']);
    await user.type(await screen.findByRole('searchbox'), 'Nowhere');
    expect(await screen.findByText('We couldn’t find a town called “Nowhere”.')).toBeTruthy();
  });

  it('say nothing before they were searched, and after a failure only what is known', async () => {
    const nothing = 'No experiences here yet';
    let fail = (_error: Error): void => undefined;
    searched = new Promise((_resolve, reject) => {
      fail = reject;
    });
    const user = await open(['sri-lanka']);
    expect(await screen.findByText(nothing)).toBeTruthy();
    await user.type(screen.getByRole('searchbox'), 'Nowhere');
    await waitFor(() => expect(screen.queryByText(nothing)).toBeNull());
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    fail(new Error('the worker stopped'));
    expect(await screen.findByText(nothing)).toBeTruthy();
    expect(screen.queryByText(/^We couldn’t find a town/)).toBeNull();
    expect(warn).toHaveBeenCalled();
    warn.mockRestore();
  });

  it('say which countries’ towns are not on the device, and offer an own place where none is found', async () => {
    found = { places: [], missing: ['LK', 'world'] };
    const user = await open(['sri-lanka']);
    await user.type(await screen.findByRole('searchbox'), 'Nowhere');
    await screen.findByText(/^Towns in Sri Lanka and other countries aren’t on this device yet\./);
    expect(screen.getByRole('link', { name: 'Add it as your own place' }).getAttribute('href')).toBe(
      '/user/experiences?edit=new&title=Nowhere',
    );
    expect(screen.queryByText(/^We couldn’t find a town/)).toBeNull();
    const { violations } = await act(() => axe.run(document.body, { rules: { region: { enabled: false } } }));
    expect(violations).toEqual([]);
  });
});

describe('saved places in the add step', () => {
  beforeEach(async () => {
    const kandy = {
      name: 'Kandy',
      note: 'try the hoppers',
      match: { kind: 'gazetteer', place: KANDY },
    } as const;
    const hanoi = { ...KANDY, id: 'geonames:1581130', name: 'Hanoi', country: 'VN', region: '' };
    const places = [
      matchedPlace(kandy),
      matchedPlace({ name: 'Lake of Hanoi', match: { kind: 'point', near: hanoi } }),
    ];
    await saveList(places, 'Pinned');
    found = { places: [], missing: [] };
  });

  it('are those in the tour’s countries, each added with one tap and removed again', async () => {
    const user = await open(['sri-lanka']);
    expect(await screen.findByText('Central, Sri Lanka · Pinned')).toBeTruthy();
    expect(screen.getByText('try the hoppers')).toBeTruthy();
    expect(screen.queryByText('Lake of Hanoi')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add Kandy' }));
    await waitFor(() => expect(stopKeys(session.getState().tour)).toHaveLength(1));
    const [own] = await listOwnExperiences();
    expect(own).toMatchObject({ title: 'Kandy', source: KANDY.id, description: 'try the hoppers' });
    await editsSettled();
    // The other one is on the card of the new own experience.
    const [remove] = await screen.findAllByRole('button', { name: 'In your tour: remove Kandy' });
    if (remove === undefined) throw new Error('no button');
    await user.click(remove);
    await waitFor(() => expect(stopKeys(session.getState().tour)).toEqual([]));
    const { violations } = await act(() => axe.run(document.body, { rules: { region: { enabled: false } } }));
    expect(violations).toEqual([]);
  });

  it('are found by name in any country', async () => {
    const user = await open(['sri-lanka']);
    await user.type(await screen.findByRole('searchbox'), 'lake of');
    expect(await screen.findByText('Vietnam · Pinned')).toBeTruthy();
    expect(screen.queryByText('Central, Sri Lanka · Pinned')).toBeNull();
  });
});
