import 'fake-indexeddb/auto';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { catalogueDb } from '../../../src/data/storage/catalogue-db.ts';
import { writeMeta } from '../../../src/data/storage/write-meta.ts';
import { readOwnExperience, saveOwnExperience } from '../../../src/data/own-experiences/own-experiences.ts';
import { LocaleProvider } from '../../../src/ui/shell/i18n/locale-context.tsx';
import { loadTranslations } from '../../../src/ui/shell/i18n/translations.ts';
import { OwnEditor } from '../../../src/ui/pages/own-experience/own-editor.tsx';

// The page layout has its own tests.
vi.mock('../../../src/ui/shell/layout/site-layout.tsx', () => ({
  SiteLayout: ({ children }: { children: ReactNode }) => <main>{children}</main>,
}));

afterEach(cleanup);

test('converts the amounts of an open form when the rate arrives, so that saving changes no price', async () => {
  await Promise.all((['site', 'account', 'catalogue'] as const).map((part) => loadTranslations('de', part)));
  const saved = await saveOwnExperience({
    title: 'Farm',
    description: '',
    country_key: 'namibia',
    region: '',
    address: '',
    location: { coordinates: [15.3, -24.7] },
    duration: 24,
    categories: [],
    months: [],
    price: 10,
    price_per_night: 50,
  });
  if (!saved.ok) throw new Error('the place was not saved');
  let closed = false;
  render(
    <LocaleProvider locale="de">
      <OwnEditor
        id={saved.value}
        onClose={() => {
          closed = true;
        }}
      />
    </LocaleProvider>,
  );
  const price = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Preis pro Person' });
  expect((await price()).value).toBe('10');

  const value = { currency: 'EUR', exchangeRate: 0.8, date: '2026-11-20', source: 'ECB', rates: {} };
  await writeMeta(catalogueDb, 'exchangeRate', { value, etag: null, askedAt: 0 });
  await vi.waitFor(async () => expect((await price()).value).toBe('8'));
  screen.getByRole('button', { name: 'Ort speichern' }).click();
  await vi.waitFor(() => expect(closed).toBe(true));
  expect(await readOwnExperience(saved.value)).toMatchObject({ price: 10, price_per_night: 50 });
});
