import { afterEach, expect, it, vi } from 'vitest';
import { openExchangeRates, readEcbRate } from '../../../src/server/rates/exchange-rate.ts';

const BUNDLED = { exchangeRate: 0.88, date: '2026-09-29', source: 'currency-api' };
const ecb = (date: string, usd: string) =>
  `<gesmes:Envelope><Cube><Cube time='${date}'><Cube currency='USD' rate='${usd}'/><Cube currency='JPY' rate='180'/></Cube></Cube></gesmes:Envelope>`;

function openValues(value?: unknown) {
  const values = new Map<string, unknown>(value === undefined ? [] : [['exchange-rate-eur', value]]);
  return {
    values,
    read: (name: string) => Promise.resolve(values.get(name)),
    write: (name: string, written: unknown) => {
      values.set(name, written);
      return Promise.resolve();
    },
  };
}

afterEach(() => vi.restoreAllMocks());

it('uses the bundled rate without an address', async () => {
  const rates = await openExchangeRates(openValues(), undefined);
  expect(rates.current()).toEqual(BUNDLED);
});

it('fetches a rate at the start and stores it', async () => {
  const values = openValues();
  const rates = await openExchangeRates(values, 'https://ecb.example', () =>
    Promise.resolve(ecb('2026-11-20', '1.25')),
  );
  await vi.waitFor(() =>
    expect(rates.current()).toEqual({
      exchangeRate: 0.8,
      date: '2026-11-20',
      source: 'ECB',
      rates: { EUR: 0.8, JPY: 144 },
    }),
  );
  await vi.waitFor(() => expect(values.values.get('exchange-rate-eur')).toEqual(rates.current()));
  rates.stop();
});

it('keeps the last rate when a fetch fails', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const last = { exchangeRate: 0.91, date: '2026-11-19', source: 'ECB' };
  const rates = await openExchangeRates(openValues(last), 'https://ecb.example', () =>
    Promise.reject(new Error('late')),
  );
  await vi.waitFor(() => expect(warned).toHaveBeenCalledTimes(1));
  expect(rates.current()).toEqual(last);
  rates.stop();
});

it('ignores a stored value that is invalid or older than the bundled one', async () => {
  for (const values of [
    { exchangeRate: 12 },
    { exchangeRate: 0.9, date: '2026-01-01', source: 'ECB' },
    'text',
  ]) {
    expect((await openExchangeRates(openValues(values), undefined)).current()).toEqual(BUNDLED);
  }
});

it('readEcbRate inverts the dollar rate and throws for anything else', () => {
  expect(readEcbRate(ecb('2026-11-20', '1.1364')).exchangeRate).toBe(0.879972);
  for (const text of ['', '<html>', ecb('2026-11-20', '0'), ecb('2026-11-20', '11')]) {
    expect(() => readEcbRate(text)).toThrow('exchangeRate');
  }
});
