import { createContext, useContext } from 'react';
import type { Locale } from '../../model/base/locale.ts';

/** The currency that amounts are shown in, and its units for one USD. */
export interface Exchange {
  currency: string;
  rate: number;
}

/** Default currency of each language until the user chooses one. */
export const CURRENCY: Record<Locale, 'USD' | 'EUR'> = { en: 'USD', de: 'EUR' };

/** Null while amounts stay in USD, also while no rate is known; the shell provides it. */
export const ExchangeContext = createContext<Exchange | null>(null);

export function useExchange(): Exchange | null {
  return useContext(ExchangeContext);
}
