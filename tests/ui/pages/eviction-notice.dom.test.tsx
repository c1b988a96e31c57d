import 'fake-indexeddb/auto';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { catalogueDb } from '../../../src/data/storage/catalogue-db.ts';
import { storeLoggedInUser } from '../../../src/data/account/logged-in-user.ts';
import EvictionNotice from '../../../src/ui/layout/notes/eviction-notice.tsx';
import { loadTranslations } from '../../../src/ui/shell/i18n/translations.ts';
import { renderIn } from '../support/with-translations.tsx';

const ANNA = { id: '0193480e-0000-7000-8000-000000000001', username: 'anna' };
const DELETED = /seven days.*your tours/;

beforeEach(async () => {
  vi.stubGlobal('GestureEvent', Event);
  Object.assign(navigator, { standalone: false });
  localStorage.setItem('userTours', JSON.stringify([{ id: '1', title: 'Namibia' }]));
  await loadTranslations('en', 'packs');
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'standalone');
  await catalogueDb.delete({ disableAutoOpen: false });
});

const show = () =>
  renderIn(
    'en',
    <>
      <EvictionNotice />
      <p>shown</p>
    </>,
  );

it('tells a guest with a tour in Safari what is deleted and what helps', async () => {
  await catalogueDb.table('meta').put({ name: 'settings', settings: { value: { loginActive: true } } });
  await show();
  expect(screen.getByText(DELETED)).toBeTruthy();
  expect(screen.getByText(/Add to Home Screen/)).toBeTruthy();
  const login = await screen.findByRole('link', { name: 'Log in to keep a copy' });
  expect(login.getAttribute('href')).toMatch(/^\/login\?return=/);
});

it.each([
  ['the app is installed', () => Object.assign(navigator, { standalone: true })],
  ['there is no tour', () => localStorage.removeItem('userTours')],
  ['the tours are in an account', () => storeLoggedInUser(ANNA as Parameters<typeof storeLoggedInUser>[0])],
  ['the browser keeps data', () => vi.unstubAllGlobals()],
])('says nothing where %s', async (_case, arrange) => {
  arrange();
  await show();
  expect(screen.getByText('shown')).toBeTruthy();
  expect(screen.queryByText(DELETED)).toBeNull();
});
