import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openConflicts } from '../../../src/data/sync/conflict-rows.ts';
import { newConflictRow } from '../../../src/data/sync/new-conflict-row.ts';
import { storeLoggedInUser } from '../../../src/data/account/logged-in-user.ts';
import { addTour, readTour } from '../../../src/data/tours/tours.ts';
import { switchUserDb, userDb } from '../../../src/data/storage/user-db.ts';
import { LogOutDialog } from '../../../src/ui/features/account/log-out-dialog.tsx';
import { ConflictDialog } from '../../../src/ui/features/sync/conflict-dialog.tsx';
import { SyncDialog } from '../../../src/ui/features/sync/sync-dialog.tsx';
import { loadTranslations } from '../../../src/ui/shell/i18n/translations.ts';
import { tourOf } from '../../builders/edited-tours.ts';
import { renderIn } from '../support/with-translations.tsx';

const TOUR = { ...tourOf(2), version: null, name: 'Trains' };
const ABOUT = { collection: 'tours' as const, documentId: TOUR.id };
const ANNA = {
  id: '0193480e-0000-7000-8000-000000000002',
  username: 'anna',
  email: null,
  emailConfirmed: false,
  emailWanted: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  image_uri: null,
  location: null,
  language: 'en' as const,
  hasPassword: true,
  providers: [],
};

beforeEach(async () => {
  // jsdom has no dialogs.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  await addTour(userDb, TOUR, 7);
  await Promise.all([
    loadTranslations('en', 'sync'),
    loadTranslations('de', 'sync'),
    loadTranslations('en', 'mine'),
  ]);
});
afterEach(async () => {
  cleanup();
  for (const table of userDb.tables) await table.clear();
  storeLoggedInUser(null);
  switchUserDb(null);
});

it.each([
  ['mine', 'en', 'Current version', 'Other version', 'Use the other version instead: Name'],
  ['theirs', 'de', 'Gilt jetzt', 'Der andere Wert', 'Den anderen Wert nehmen: Name'],
] as const)(
  'shows the current and the other value, written by %s, and adopts the other',
  async (by, locale, inUse, other, use) => {
    // As pulled from another device.
    const row = newConflictRow(ABOUT, { path: 'name', value: 'Tea', by });
    await userDb.conflicts.put({ ...row, rev: 4, base: row.local, dirty: false });
    await renderIn(locale, <ConflictDialog onClose={() => undefined} />);
    const dialog = await screen.findByText(inUse, {}, { timeout: 10_000 });
    expect(dialog.parentElement?.textContent).toContain('Trains');
    expect(screen.getByText(other).parentElement?.textContent).toContain('Tea');
    fireEvent.click(screen.getByRole('button', { name: use }));
    await waitFor(async () => expect((await readTour(TOUR.id))?.name).toBe('Tea'));
    await waitFor(() => expect(screen.queryByText(other)).toBeNull());
    expect(await openConflicts(userDb)).toEqual([]);
  },
  30_000,
);

it('lists an unsent conflict among the pending changes and mentions it before logging out', async () => {
  storeLoggedInUser(ANNA);
  switchUserDb(ANNA.id);
  await addTour(userDb, TOUR, 7);
  await userDb.tours.toCollection().modify({ rev: 3, dirty: false });
  await userDb.conflicts.put(newConflictRow(ABOUT, { path: 'name', value: 'Tea', by: 'mine' }));
  await renderIn('en', <SyncDialog onClose={() => undefined} />);
  const list = await screen.findByRole('list', { name: 'Waiting to be sent' }, { timeout: 10_000 });
  expect(list.textContent).toContain('Trains');
  expect(list.textContent).toContain('Conflicting change');
  cleanup();
  await renderIn('en', <LogOutDialog onClose={() => undefined} />);
  const question = await screen.findByText(
    /1 change on this device isn’t in your account yet/,
    {},
    { timeout: 10_000 },
  );
  expect(question.textContent).toContain('This includes a conflicting change you haven’t resolved yet.');
}, 30_000);
