import 'fake-indexeddb/auto';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SAVED_LISTS_MAX } from '../../../src/contract/account-limits.ts';
import type { MatchedPlace } from '../../../src/contract/place-list.ts';
import { savedLists } from '../../../src/data/saved-lists/saved-lists.ts';
import { emptyRow } from '../../../src/data/storage/empty-row.ts';
import { userDb } from '../../../src/data/storage/user-db.ts';
import type { SavedList } from '../../../src/model/schemas/saved-list.ts';
import { PlaceListPreview } from '../../../src/ui/features/export/place-list/place-list-preview.tsx';
import { LocaleProvider } from '../../../src/ui/shell/i18n/locale-context.tsx';
import { loadTranslations } from '../../../src/ui/shell/i18n/translations.ts';
import { matchedPlace } from '../../builders/matched-place.ts';

let saved: SavedList[];
beforeEach(async () => {
  saved = [];
  for (const part of ['site', 'export'] as const) await loadTranslations('en', part);
});
afterEach(async () => {
  cleanup();
  for (const table of userDb.tables) await table.clear();
});

function open(places: MatchedPlace[]) {
  render(
    <LocaleProvider locale="en">
      <PlaceListPreview
        found={{ ok: true, list: { format: 'gpx', places, problems: [], ignored: {} }, missing: [] }}
        fileName="asia.gpx"
        onAdded={() => undefined}
        onSaved={(list) => saved.push(list)}
      />
    </LocaleProvider>,
  );
  return userEvent.setup();
}
const points = (count: number) =>
  Array.from({ length: count }, (_, at) => matchedPlace({ name: `Place ${at}` }));
const unknown = matchedPlace({ name: 'Atlantis', match: { kind: 'none' }, doubt: 'not-found' });

it('saves the selected places of a short file under its name', async () => {
  const user = open([...points(3), unknown]);
  await user.click(screen.getByRole('checkbox', { name: /^Place 1/ }));
  await user.click(screen.getByRole('button', { name: 'Save 2 places for later' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const [list] = await savedLists();
  expect(list).toMatchObject({ name: 'asia', places: [{ name: 'Place 0' }, { name: 'Place 2' }] });
  const { violations } = await act(() => axe.run(document.body, { rules: { region: { enabled: false } } }));
  expect(violations).toEqual([]);
});

it('saves all known places of a long file, from which nothing is selected at first', async () => {
  const user = open([...points(40), unknown]);
  await user.click(screen.getByRole('button', { name: 'Save 40 places for later' }));
  await waitFor(() => expect(saved[0]?.places).toHaveLength(40));
  expect(screen.getByRole('button', { name: /^New tour/ }).getAttribute('aria-disabled')).toBe('true');
});

it('says why a list cannot be saved', async () => {
  const full = Array.from({ length: SAVED_LISTS_MAX }, (_, at) =>
    emptyRow(`list${at}`, { id: `list${at}` } as SavedList),
  );
  await userDb.savedLists.bulkPut(full);
  const user = open(points(2));
  await user.click(screen.getByRole('button', { name: 'Save 2 places for later' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'You can have up to 200 lists. Delete one in My tours first.',
  );
  expect(saved).toEqual([]);
});
