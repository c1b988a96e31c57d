import { useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { getDeviceSettings, subscribeDeviceSettings } from '../../../data/account/device-settings.ts';
import { sharedQueries } from '../../../data/catalogue/shell-queries.ts';
import { unitsPerDollar } from '../../../model/base/currency.ts';
import { CURRENCY, ExchangeContext } from '../../format/exchange-rate.ts';
import { useLocale } from '../i18n/locale-context.tsx';
import { useShared } from './use-live.ts';

/** The currency that the user chose, or that of the language; amounts stay in USD while its rate is not known. */
export function WithExchangeRate({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const chosen = useSyncExternalStore(subscribeDeviceSettings, getDeviceSettings).currency;
  const known = useShared(sharedQueries.exchangeRate);
  const currency = chosen ?? CURRENCY[locale];
  const rate = currency === 'USD' ? null : unitsPerDollar(currency, known);
  const exchange = useMemo(() => (rate === null ? null : { currency, rate }), [currency, rate]);
  return <ExchangeContext value={exchange}>{children}</ExchangeContext>;
}
