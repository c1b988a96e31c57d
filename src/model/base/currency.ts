/** Currencies that prices can be shown in; one is offered while its rate is known. */
export const CURRENCIES = ['USD', 'EUR', 'GBP', 'CHF', 'SEK', 'NOK', 'DKK', 'CZK'] as const;

/** Known exchange rates, in units for one US dollar: that of `currency`, and others from the same source. */
export interface DollarRates {
  currency: string;
  exchangeRate: number;
  rates?: Readonly<Record<string, number>> | undefined;
}

/** Units of `currency` for one US dollar; null while its rate is not known. */
export function unitsPerDollar(currency: string, known: DollarRates | null | undefined): number | null {
  if (currency === 'USD') return 1;
  if (currency === known?.currency) return known.exchangeRate;
  return known?.rates?.[currency] ?? null;
}
