import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { emptyTour } from '../../src/data/tours/tour-document.ts';
import { addTour, listUserTours } from '../../src/data/tours/tours.ts';
import { META, UserDb, userDb } from '../../src/data/storage/user-db.ts';
import FormerAccounts from '../../src/ui/features/former-accounts/former-accounts.tsx';
import { loadTranslations } from '../../src/ui/shell/i18n/translations.ts';
import { renderIn } from './support/with-translations.tsx';

const NAME = 'user-0193480e-0000-7000-8000-000000000001';

beforeEach(async () => {
  const db = new UserDb(NAME);
  await addTour(db, { ...emptyTour(['namibia'], new Date()), name: 'Goats' }, 9);
  await db.meta.put({ name: META.owner, value: 'anna' });
  db.close();
  await loadTranslations('en', 'forms');
});
afterEach(async () => {
  cleanup();
  await Dexie.delete(NAME);
  for (const table of userDb.tables) await table.clear();
});

it('keeps the data of a former account as a guest and removes it from the list', async () => {
  await renderIn('en', <FormerAccounts />);
  await screen.findByRole('heading', { name: /anna/ }, { timeout: 10_000 });
  expect(screen.getByText(/still has 1 tour\./)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Keep on this device' }));
  await waitFor(async () => expect((await listUserTours()).map(({ name }) => name)).toEqual(['Goats']));
  await waitFor(() => expect(screen.queryByRole('heading', { name: /anna/ })).toBeNull());
  expect(await Dexie.getDatabaseNames()).not.toContain(NAME);
}, 30_000);

it('asks for confirmation before deleting', async () => {
  await renderIn('en', <FormerAccounts />);
  fireEvent.click(await screen.findByRole('button', { name: 'Delete…' }, { timeout: 10_000 }));
  expect(await Dexie.getDatabaseNames()).toContain(NAME);
  fireEvent.click(screen.getByRole('button', { name: 'Delete for good' }));
  await waitFor(async () => expect(await Dexie.getDatabaseNames()).not.toContain(NAME));
  expect(await listUserTours()).toEqual([]);
}, 30_000);
