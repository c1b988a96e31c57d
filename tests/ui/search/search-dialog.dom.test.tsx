import 'fake-indexeddb/auto';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SearchAnswer, UnderstoodPart } from '../../../src/contract/data-api.ts';
import { catalogueDb } from '../../../src/data/storage/catalogue-db.ts';
import { writeMeta } from '../../../src/data/storage/write-meta.ts';
import SearchDialog from '../../../src/ui/features/search/search-dialog.tsx';
import { renderIn } from '../support/with-translations.tsx';

const worker = vi.hoisted(() => ({
  wait: Promise.resolve(),
  parts: [] as UnderstoodPart[],
  isEmpty: false,
}));

vi.mock('../../../src/data/catalogue/data-client.ts', () => ({
  startDataClient: () => ({
    search: async ({ typed }: { typed: string }): Promise<SearchAnswer> => {
      await worker.wait;
      const found: SearchAnswer['results'] = [{ type: 'country', key: typed, text: typed }];
      return { results: worker.isEmpty ? [] : found, parts: worker.parts };
    },
  }),
}));
vi.mock('../../../src/data/catalogue/search-data.ts', () => ({
  canSearchHere: () => Promise.resolve(true),
  searchFacts: () =>
    Promise.resolve({
      countries: new Map(),
      experiences: new Map(),
      tours: new Map(),
      posts: new Map(),
      counts: new Map(),
      sections: new Map(),
    }),
}));
vi.mock('../../../src/ui/features/search/suggestions.tsx', () => ({ Suggestions: () => null }));

beforeEach(() => {
  // jsdom has neither layout nor modal layer.
  Element.prototype.scrollIntoView = () => undefined;
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close: () => undefined,
  });
});

afterEach(() => {
  cleanup();
  worker.isEmpty = false;
  worker.parts = [];
});

test('Enter opens the result of the last typed text even when its results are still loading', async () => {
  const user = userEvent.setup();
  const { visited } = await renderIn('en', <SearchDialog onClose={() => undefined} />);
  await user.type(screen.getByRole('combobox'), 'peru');
  await screen.findAllByRole('option', { name: /peru/ });

  let answer = () => undefined as void;
  worker.wait = new Promise((resolve) => (answer = resolve));
  await user.clear(screen.getByRole('combobox'));
  await user.type(screen.getByRole('combobox'), 'laos{Enter}');
  expect(visited).toEqual(['/']);
  answer();
  await vi.waitFor(() => expect(visited.at(-1)).toBe('/destinations/laos'));
  expect(visited).toEqual(['/', '/destinations/laos']);
});

test('searches again once the catalogue has been pulled', async () => {
  await writeMeta(catalogueDb, 'sync', { phase: 'pulling', collection: 'experiences', received: 1 });
  worker.isEmpty = true;
  await renderIn('en', <SearchDialog onClose={() => undefined} />);
  await userEvent.type(screen.getByRole('combobox'), 'peru');
  await screen.findByRole('button', { name: 'Ask us' });
  worker.isEmpty = false;
  await writeMeta(catalogueDb, 'sync', { phase: 'idle', at: '2026-11-30T00:00:00.000Z' });
  expect(await screen.findAllByRole('option', { name: /peru/ })).not.toEqual([]);
});

test('says what the words were taken for, and removes one of them', async () => {
  worker.wait = Promise.resolve();
  worker.parts = [
    { kind: 'category', key: 'beach', text: 'Beach', rest: 'march', isTypo: false },
    { kind: 'months', key: '3', text: 'March', rest: 'beaches', isTypo: false },
  ];
  const user = userEvent.setup();
  await renderIn('en', <SearchDialog onClose={() => undefined} />);
  await user.type(screen.getByRole('combobox'), 'beaches in march');
  const group = await screen.findByRole('group', { name: 'Searching for' });
  expect(
    within(group)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Beach', 'March']);
  worker.parts = worker.parts.slice(0, 1);
  await user.click(within(group).getByRole('button', { name: 'Remove “March” from the search' }));
  const input = screen.getByRole<HTMLInputElement>('combobox');
  expect(input.value).toBe('beaches');
  expect(document.activeElement).toBe(input);
  // A single word explains itself.
  await vi.waitFor(() => expect(screen.queryByRole('group', { name: 'Searching for' })).toBeNull());
});

test('with nothing found, “Ask us” closes the search and opens the contact page', async () => {
  worker.isEmpty = true;
  const close = vi.fn<() => void>();
  const user = userEvent.setup();
  const { visited } = await renderIn('en', <SearchDialog onClose={close} />);
  await user.type(screen.getByRole('combobox'), 'atlantis');
  expect(await screen.findByText('Nothing found for “atlantis”.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Ask us' }));
  expect(close).toHaveBeenCalledOnce();
  expect(visited.at(-1)).toBe('/contact');
});
