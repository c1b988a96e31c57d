import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { outbox } from '../../../src/data/messages/outbox.ts';
import { settingsSchema } from '../../../src/contract/site-values.ts';
import { catalogueDb } from '../../../src/data/storage/catalogue-db.ts';
import { writeMeta } from '../../../src/data/storage/write-meta.ts';
import { userDb } from '../../../src/data/storage/user-db.ts';
import ContactPage from '../../../src/ui/pages/contact/contact-page.tsx';
import { loadTranslations } from '../../../src/ui/shell/i18n/translations.ts';
import { renderIn } from '../support/with-translations.tsx';

// The page layout has its own tests.
vi.mock('../../../src/ui/shell/layout/site-layout.tsx', () => ({
  SiteLayout: ({ children }: { children: ReactNode }) => <main>{children}</main>,
}));

const BODY = { name: 'Ada', email: 'ada@example.org', subject: 'Train times', message: 'A question.' };

beforeEach(async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await loadTranslations('en', 'texts');
  await outbox.send({ kind: 'contact', body: BODY }, 'en');
});
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  await userDb.outgoing.clear();
});

const subject = () => screen.getByLabelText<HTMLInputElement>('Subject *');
const states = async () => (await userDb.outgoing.toArray()).map(({ state }) => state);

async function edit() {
  await renderIn('en', <ContactPage />, '/contact');
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  await waitFor(() => expect(subject().value).toBe('Train times'));
}

test('a waiting message stays on the device while it is edited, and its new version replaces it', async () => {
  await edit();
  expect(await states()).toEqual(['held']);
  fireEvent.change(subject(), { target: { value: 'Night trains' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send message' }));
  await waitFor(async () => {
    const rows = await userDb.outgoing.toArray();
    expect(rows).toMatchObject([{ state: 'waiting', body: { subject: 'Night trains' } }]);
  });
  await waitFor(() => expect(subject().value).toBe(''));
});

test('the page names who runs the site, as far as the settings do', async () => {
  await renderIn('en', <ContactPage />, '/contact');
  expect(document.querySelector('address')).toBeNull();
  const contact = { lines: ['Reisen & Co', 'Weg 1'], email: 'hallo@example.org' };
  const settings = { pageSize: 24, currencies: [], oauth: [], tagManagerId: null, imageBase: null, contact };
  await writeMeta(catalogueDb, 'settings', { value: settingsSchema.parse(settings), etag: null, askedAt: 0 });
  const email = await screen.findByRole('link', { name: 'hallo@example.org' });
  expect(email.getAttribute('href')).toBe('mailto:hallo@example.org');
  expect(screen.getByText('Reisen & Co').closest('address')?.textContent).toBe(
    'Reisen & CoWeg 1hallo@example.org',
  );
  await catalogueDb.meta.clear();
});

test('cancelling leaves the message as it was', async () => {
  await edit();
  fireEvent.change(subject(), { target: { value: 'Night trains' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel editing' }));
  await waitFor(async () => expect(await states()).toEqual(['waiting']));
  expect(subject().value).toBe('');
  expect((await userDb.outgoing.toArray())[0]?.body['subject']).toBe('Train times');
});

test('leaving the page ends the edit', async () => {
  await edit();
  cleanup();
  await waitFor(async () => expect(await states()).toEqual(['waiting']));
});

test('a message that is gone meanwhile is said to be', async () => {
  await edit();
  await userDb.outgoing.clear();
  await screen.findByText(/has been sent or discarded/);
  expect(subject().value).toBe('Train times');
});
