import 'fake-indexeddb/auto';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { savedSearches, saveSearch } from '../../../src/data/saved-lists/saved-searches.ts';
import { userDb } from '../../../src/data/storage/user-db.ts';
import SavedSearches from '../../../src/ui/pages/my-tours/saved-searches.tsx';
import { SnackbarHost } from '../../../src/ui/shell/components/snackbar-host.tsx';
import { LocaleProvider } from '../../../src/ui/shell/i18n/locale-context.tsx';
import { loadTranslations } from '../../../src/ui/shell/i18n/translations.ts';

beforeEach(async () => {
  // jsdom has no modal dialogs.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
  for (const part of ['site', 'lists', 'places'] as const) await loadTranslations('en', part);
  await saveSearch({ list: 'countries', query: 'with=beach&sort=name' }, 'Beaches');
});
afterEach(async () => {
  cleanup();
  for (const table of userDb.tables) await table.clear();
});

async function open() {
  render(
    <LocaleProvider locale="en">
      <SavedSearches />
      <SnackbarHost />
    </LocaleProvider>,
  );
  await screen.findByRole('heading', { name: 'Saved searches' });
  return userEvent.setup();
}
const names = async () => (await savedSearches()).map(({ name }) => name);

it('links to its list with its filters', async () => {
  await open();
  const link = screen.getByRole('link', { name: 'Beaches' });
  expect(link.getAttribute('href')).toBe('/destinations?with=beach&sort=name');
  expect(screen.getByText('Destinations')).toBeTruthy();
  const { violations } = await act(() => axe.run(document.body, { rules: { region: { enabled: false } } }));
  expect(violations).toEqual([]);
});

it('is renamed; without a name it keeps its own', async () => {
  const user = await open();
  for (const [typed, expected] of [
    ['By the sea', 'By the sea'],
    [' ', 'By the sea'],
  ] as const) {
    await user.click(screen.getByRole('button', { name: /^More options for / }));
    await user.click(screen.getByRole('menuitem', { name: 'Rename', hidden: true }));
    const field = await screen.findByRole('textbox', { name: 'Name' });
    await user.clear(field);
    await user.type(field, `${typed}{Enter}`);
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    expect(await names()).toEqual([expected]);
  }
});

it('is deleted at once, and restored with its filters', async () => {
  const user = await open();
  const before = await savedSearches();
  await user.click(screen.getByRole('button', { name: /^More options for / }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete', hidden: true }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Saved searches' })).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByRole('link', { name: 'Beaches' });
  expect(await savedSearches()).toMatchObject(before.map(({ id: _id, ...search }) => search));
});
