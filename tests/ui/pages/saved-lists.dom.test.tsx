import 'fake-indexeddb/auto';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { saveList, savedLists } from '../../../src/data/saved-lists/saved-lists.ts';
import { userDb } from '../../../src/data/storage/user-db.ts';
import SavedLists from '../../../src/ui/pages/my-tours/saved-lists.tsx';
import { SnackbarHost } from '../../../src/ui/shell/components/snackbar-host.tsx';
import { LocaleProvider } from '../../../src/ui/shell/i18n/locale-context.tsx';
import { loadTranslations } from '../../../src/ui/shell/i18n/translations.ts';
import { matchedPlace } from '../../builders/matched-place.ts';
import { country } from '../../worker/catalogue/catalogue-rows.ts';

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
  const places = [
    matchedPlace({ name: 'Waterfall', note: 'after rain' }),
    matchedPlace({ name: 'Tea shop' }),
  ];
  await saveList(places, 'Pinned');
});
afterEach(async () => {
  cleanup();
  for (const table of userDb.tables) await table.clear();
});

async function open() {
  render(
    <LocaleProvider locale="en">
      <SavedLists countries={[country('sri-lanka', 'Sri Lanka', 'Sri Lanka', { iso2: 'LK' })]} />
      <SnackbarHost />
    </LocaleProvider>,
  );
  await screen.findByRole('heading', { name: 'Pinned' });
  return userEvent.setup();
}
const names = async () => (await savedLists()).flatMap(({ places }) => places.map(({ name }) => name));

it('lists each list with its countries and a tour there, and its places with their notes', async () => {
  await open();
  expect(await screen.findByText(/^2 places · Sri Lanka|^2 places/)).toBeTruthy();
  expect(screen.getByText('after rain')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Plan a tour' }).getAttribute('href')).toContain('countries=');
  const { violations } = await act(() => axe.run(document.body, { rules: { region: { enabled: false } } }));
  expect(violations).toEqual([]);
});

it('a place is removed at once and put back in its position', async () => {
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'Remove Waterfall from the list' }));
  await waitFor(async () => expect(await names()).toEqual(['Tea shop']));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await names()).toEqual(['Waterfall', 'Tea shop']));
});

it('a list is deleted only after a confirmation that says what happens', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Delete list' }));
  expect(
    await screen.findByText(
      'This will delete “Pinned” and the 2 places saved in it. Your tours won’t change.',
    ),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(await names()).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Delete list' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Pinned' })).toBeNull());
  expect(await names()).toEqual([]);
});
