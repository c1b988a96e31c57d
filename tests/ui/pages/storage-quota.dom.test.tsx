import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StorageQuota } from '../../../src/ui/pages/storage/storage-quota.tsx';
import { loadTranslations } from '../../../src/ui/shell/i18n/translations.ts';
import { renderIn } from '../support/with-translations.tsx';

const UNKNOWN = 'This browser doesn’t say how much space is available.';
const refusing = () => Promise.reject(new DOMException('no', 'SecurityError'));
const estimating = {
  estimate: () => Promise.resolve({ usage: 1_000_000, quota: 2_000_000_000 }),
  persisted: () => Promise.resolve(false),
};

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  await loadTranslations('en', 'packs');
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'storage');
});

function stubStorage(storage: object): void {
  Object.defineProperty(navigator, 'storage', { configurable: true, value: storage });
}

it.each([
  ['has no estimate', {}],
  ['refuses the estimate', { ...estimating, estimate: refusing }],
])('says that the space is unknown where the browser %s', async (_name, storage) => {
  stubStorage(storage);
  await renderIn('en', <StorageQuota />);
  expect(await screen.findByText(UNKNOWN)).toBeTruthy();
});

it.each([
  ['no', () => Promise.resolve(false)],
  ['with an error', refusing],
])('says that the browser declined where it answers %s', async (_name, persist) => {
  stubStorage({ ...estimating, persist });
  await renderIn('en', <StorageQuota />);
  fireEvent.click(await screen.findByRole('button', { name: 'Ask the browser to keep it' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/declined for now/));
});
