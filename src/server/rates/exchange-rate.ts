import { z } from 'zod';
import type { ExchangeRate } from '../../contract/site-values.ts';
import { causeText } from '../cause-text.ts';
import type { StoredValues } from '../stores/stored-values.ts';

/** Fallback rate: fawazahmed0/currency-api of that day. */
const BUNDLED: ExchangeRate = { exchangeRate: 0.88, date: '2026-09-29', source: 'currency-api' };
/** Currency of `exchangeRate`. */
export const RATE_CURRENCY = 'EUR';
const STORED_KEY = 'exchange-rate-eur';
const DAY_MS = 24 * 3_600_000;
const RETRY_MS = 3_600_000;
const SIGNIFICANT_DIGITS = 6;
const TIMEOUT_MS = 3_000;
const rateSchema = z.object({
  /** Euros per dollar, in a plausible range. */
  exchangeRate: z.number().gt(0.5).lt(2),
  date: z.iso.date(),
  source: z.string(),
  /** Units of each currency per dollar. */
  rates: z.record(z.string().regex(/^[A-Z]{3}$/), z.number().positive()).optional(),
});

export interface ExchangeRates {
  /** Euros per dollar: the newest known rate. Never waits and never fails. */
  current(): ExchangeRate;
  stop(): void;
}

/**
 * Reads the stored value, then fetches a new one daily. Requests never wait for it; late or invalid responses are
 * ignored.
 */
export async function openExchangeRates(
  store: StoredValues,
  address: string | undefined,
  fetchText: (address: string, signal: AbortSignal) => Promise<string> = fetchOver,
): Promise<ExchangeRates> {
  const stored = rateSchema.safeParse(await store.read(STORED_KEY));
  let rate: ExchangeRate = stored.success && stored.data.date > BUNDLED.date ? stored.data : BUNDLED;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function update(from: string): Promise<void> {
    try {
      const found = readEcbRate(await fetchText(from, AbortSignal.timeout(TIMEOUT_MS)));
      if (found.date >= rate.date) {
        rate = found;
        await store.write(STORED_KEY, found);
      }
      schedule(from, DAY_MS);
    } catch (error) {
      console.warn(`No exchange rate from ${from}; keeping that of ${rate.date}: ${causeText(error)}`);
      schedule(from, RETRY_MS);
    }
  }

  function schedule(from: string, delayMs: number): void {
    if (stopped) return;
    timer = setTimeout(() => void update(from), delayMs);
    timer.unref();
  }

  if (address !== undefined) void update(address);
  return {
    current: () => rate,
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

/** Parses the daily file of the European Central Bank, which has units per euro. @throws for any other text */
export function readEcbRate(xml: string): ExchangeRate {
  const date = /<Cube\s+time=['"]([\d-]+)['"]/.exec(xml)?.[1];
  const unitsPerEuro = new Map(
    [...xml.matchAll(/<Cube\s+currency=['"]([A-Z]{3})['"]\s+rate=['"]([\d.]+)['"]/g)].map(
      ([, code = '', rate]) => [code, Number(rate)],
    ),
  );
  const dollars = unitsPerEuro.get('USD') ?? NaN;
  const perDollar = (units: number) => Number((units / dollars).toPrecision(SIGNIFICANT_DIGITS));
  const rates = Object.fromEntries(
    [['EUR', 1] as const, ...unitsPerEuro]
      .filter(([code]) => code !== 'USD')
      .map(([code, units]) => [code, perDollar(units)]),
  );
  return rateSchema.parse({ exchangeRate: perDollar(1), date, source: 'ECB', rates });
}

async function fetchOver(address: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.text();
}
