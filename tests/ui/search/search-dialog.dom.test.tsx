import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SearchResult } from '../../../src/contract/search.ts';
import SearchDialog from '../../../src/ui/features/search/search-dialog.tsx';
import { renderIn } from '../support/with-translations.tsx';

const worker = vi.hoisted(() => ({ wait: Promise.resolve() }));

vi.mock('../../../src/data/catalogue/data-client.ts', () => ({
  startDataClient: () => ({
    search: async ({ typed }: { typed: string }): Promise<SearchResult[]> => {
      await worker.wait;
      return [{ type: 'country', key: typed, text: typed }];
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

afterEach(cleanup);

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
