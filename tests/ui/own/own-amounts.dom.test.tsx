import 'fake-indexeddb/auto';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { readOwnExperience, saveOwnExperience } from '../../../src/data/own-experiences/own-experiences.ts';
import { type Exchange, ExchangeContext } from '../../../src/ui/format/exchange-rate.ts';
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
  const page = (exchange: Exchange | null) => (
    <LocaleProvider locale="de">
      <ExchangeContext value={exchange}>
        <OwnEditor
          id={saved.value}
          onClose={() => {
            closed = true;
          }}
        />
      </ExchangeContext>
    </LocaleProvider>
  );
  const { rerender } = render(page(null));
  const price = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Preis pro Person' });
  expect((await price()).value).toBe('10');

  rerender(page({ currency: 'EUR', rate: 0.8 }));
  expect((await price()).value).toBe('8');
  screen.getByRole('button', { name: 'Ort speichern' }).click();
  await vi.waitFor(() => expect(closed).toBe(true));
  expect(await readOwnExperience(saved.value)).toMatchObject({ price: 10, price_per_night: 50 });
});
