import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { describeTour, myTours } from '../../src/data/tours/my-tours.ts';
import { emptyTour } from '../../src/data/tours/tour-document.ts';
import { addTour, deleteTour, readTour } from '../../src/data/tours/tours.ts';
import { userDb } from '../../src/data/storage/user-db.ts';
import { loadTranslations } from '../../src/ui/shell/i18n/translations.ts';
import DescribeDialog from '../../src/ui/pages/my-tours/describe-dialog.tsx';
import { renderIn } from './support/with-translations.tsx';

afterEach(async () => {
  cleanup();
  for (const table of userDb.tables) await table.clear();
});

async function openDialog() {
  await loadTranslations('en', 'mine');
  await loadTranslations('en', 'lists');
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  const tour = { ...emptyTour(['namibia'], new Date()), name: 'Dunes', notes: 'sand', travellers: 3 };
  const added = await addTour(userDb, tour, 9);
  if (!added.ok) throw new Error(added.code);
  const [mine] = await myTours();
  if (mine === undefined) throw new Error('no tour');
  const close = vi.fn<() => void>();
  await renderIn(
    'en',
    <DescribeDialog tour={mine} unnamed="Namibia" nameOf={({ name }) => name} onClose={close} />,
  );
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Big dunes' } });
  return { id: added.value, close };
}

it('saves the edited field and keeps changes of another device', async () => {
  const { id, close } = await openDialog();
  await describeTour(id, { notes: 'salt' });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(await readTour(id)).toMatchObject({ name: 'Big dunes', notes: 'salt' });
  expect(await userDb.conflicts.count()).toBe(0);
});

it('offers to save a tour deleted meanwhile as a complete copy with the edits', async () => {
  const { id, close } = await openDialog();
  await screen.findByLabelText('Name');
  await new Promise((resolve) => setTimeout(resolve, 50));
  await deleteTour(id);
  fireEvent.click(await screen.findByRole('button', { name: 'Save as a copy' }, { timeout: 20_000 }));
  await waitFor(() => expect(close).toHaveBeenCalled());
  const [copy, ...others] = await myTours();
  expect(others).toEqual([]);
  expect(copy?.card.id).not.toBe(id);
  expect(await readTour(copy?.card.id ?? '')).toMatchObject({
    name: 'Big dunes',
    notes: 'sand',
    travellers: 3,
  });
});
