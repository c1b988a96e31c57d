import { useMemo, useSyncExternalStore } from 'react';
import { getDeviceSettings, subscribeDeviceSettings } from '../../data/account/device-settings.ts';
import { sharedQueries } from '../../data/catalogue/shell-queries.ts';
import { unitsPerDollar } from '../../model/base/currency.ts';
import type { Locale } from '../../model/base/locale.ts';
import { useLocale } from '../shell/i18n/locale-context.tsx';
import { useShared } from '../shell/state/use-live.ts';

/** The currency that amounts are shown in, and its units for one USD. */
export interface Exchange {
  currency: string;
  rate: number;
}

/** Default currency of each language until the user chooses one. */
export const CURRENCY: Record<Locale, 'USD' | 'EUR'> = { en: 'USD', de: 'EUR' };

/**
 * The currency that the user chose, or that of the language. Null while amounts stay in USD, also while its rate is not
 * known.
 */
export function useExchange(): Exchange | null {
  const locale = useLocale();
  const chosen = useSyncExternalStore(subscribeDeviceSettings, getDeviceSettings).currency;
  const known = useShared(sharedQueries.exchangeRate);
  const currency = chosen ?? CURRENCY[locale];
  const rate = currency === 'USD' ? null : unitsPerDollar(currency, known);
  return useMemo(() => (rate === null ? null : { currency, rate }), [currency, rate]);
}
