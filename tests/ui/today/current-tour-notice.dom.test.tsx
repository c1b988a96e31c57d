import 'fake-indexeddb/auto';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { userDb } from '../../../src/data/storage/user-db.ts';
import { emptyTour } from '../../../src/data/tours/tour-document.ts';
import { localMoment } from '../../../src/data/tours/local-moment.ts';
import { addTour } from '../../../src/data/tours/tours.ts';
import { CurrentTourNotice } from '../../../src/ui/features/user-tours/current-tour-notice.tsx';
import { loadTranslations } from '../../../src/ui/shell/i18n/translations.ts';
import { renderIn } from '../support/with-translations.tsx';

afterEach(async () => {
  cleanup();
  for (const table of userDb.tables) await table.clear();
});

async function show(startDate: string) {
  const tour = { ...emptyTour(['sri-lanka'], new Date()), name: 'Hill country', startDate };
  const added = await addTour(userDb, tour, 6);
  if (!added.ok) throw new Error(added.code);
  await loadTranslations('en', 'mine');
  await renderIn(
    'en',
    <>
      <CurrentTourNotice countries={[]} />
      <p>shown</p>
    </>,
  );
}

it('links a tour in progress to the Today page', async () => {
  await show(localMoment(new Date()).slice(0, 10));
  const link = await screen.findByRole('link', { name: /today/i });
  expect(link.getAttribute('href')).toBe('/today');
  expect(screen.getByText(/Hill country/)).toBeTruthy();
});

it('shows nothing for a tour that has not started', async () => {
  await show('2099-01-10');
  await screen.findByText('shown');
  expect(screen.queryByRole('link')).toBeNull();
});
