import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { getDeviceSettings, setDeviceSettings } from '../../../src/data/account/device-settings.ts';
import { catalogueDb } from '../../../src/data/storage/catalogue-db.ts';
import { writeMeta } from '../../../src/data/storage/write-meta.ts';
import type { Locale } from '../../../src/model/base/locale.ts';
import { useFormat } from '../../../src/ui/format/use-format.ts';
import { CurrencyChoice } from '../../../src/ui/layout/parts/choices.tsx';
import { renderIn } from '../support/with-translations.tsx';

const RATES = { EUR: 0.9, GBP: 0.8, CHF: 0.85, SEK: 10, NOK: 11, DKK: 7, CZK: 20, JPY: 150 };

async function pull(rates: Record<string, number>) {
  const value = { currency: 'EUR', exchangeRate: 0.9, date: '2026-11-20', source: 'ECB', rates };
  await writeMeta(catalogueDb, 'exchangeRate', { value, etag: null, askedAt: 0 });
}

async function open(locale: Locale, rates: Record<string, number> | null) {
  if (rates !== null) await pull(rates);
  await renderIn(
    locale,
    <>
      <CurrencyChoice />
      <Price />
    </>,
  );
}

function Price() {
  return <output>{useFormat().money(100)}</output>;
}

/** The note on a missing rate is a status as well. */
const price = () => document.querySelector('output')?.textContent;
const missingNote = () => document.querySelector('p[role="status"]');

afterEach(async () => {
  cleanup();
  setDeviceSettings({ currency: null });
  await catalogueDb.meta.clear();
});

test('every supported currency with a known rate can be chosen, and amounts follow', async () => {
  await open('en', RATES);
  const choice = await screen.findByRole('combobox', { name: 'Currency' });
  const codes = within(choice)
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ value }) => value);
  expect(codes).toEqual(['USD', 'EUR', 'GBP', 'CHF', 'SEK', 'NOK', 'DKK', 'CZK']);
  expect(price()).toBe('$100');
  for (const [code, shown] of [
    ['GBP', '£80'],
    ['CHF', 'CHF 85'],
    ['CZK', 'CZK 2,000'],
    ['EUR', '€90'],
    ['USD', '$100'],
  ] as const) {
    fireEvent.change(choice, { target: { value: code } });
    await waitFor(() => expect(price()?.replaceAll('\u00a0', ' ')).toBe(shown));
  }
  expect(missingNote()).toBeNull();
  expect(getDeviceSettings().currency).toBe('USD');
});

test('with the rate of the euro alone, dollar and euro are offered', async () => {
  await open('de', {});
  const euro = await screen.findByRole('radio', { name: 'EUR' });
  await waitFor(() => expect(euro).toHaveProperty('checked', true));
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  expect(price()).toBe('90\u00a0€');
});

test('a chosen currency without a rate stays selected, and a note says that prices are in US dollars', async () => {
  setDeviceSettings({ currency: 'GBP' });
  await open('en', { EUR: 0.9 });
  await waitFor(() => expect(missingNote()?.textContent).toContain('British Pound'));
  const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Currency' });
  expect(choice.value).toBe('GBP');
  expect(choice.getAttribute('aria-describedby')).toBe(missingNote()?.id);
  expect(price()).toBe('$100');
  expect(getDeviceSettings().currency).toBe('GBP');
});

test('a chosen currency whose rate arrives is shown, and the note goes', async () => {
  setDeviceSettings({ currency: 'GBP' });
  await open('en', null);
  await waitFor(() => expect(missingNote()).not.toBeNull());
  await pull(RATES);
  await waitFor(() => expect(price()).toBe('£80'));
  expect(missingNote()).toBeNull();
});

test('before the first choice a missing rate needs no note', async () => {
  await open('de', null);
  await waitFor(() => expect(price()).toBe('100\u00a0$'));
  expect(missingNote()).toBeNull();
});
