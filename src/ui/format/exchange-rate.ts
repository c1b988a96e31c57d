import { createContext, useContext } from 'react';
import type { Locale } from '../../model/base/locale.ts';

/** The currency that amounts are shown in, and its units for one USD. */
export interface Exchange {
  currency: string;
  rate: number;
}

/** What a language counts in while nobody chose. */
export const CURRENCY: Record<Locale, 'USD' | 'EUR'> = { en: 'USD', de: 'EUR' };

/** Null where amounts stay in USD, also while no rate is known; the shell fills it. */
export const ExchangeContext = createContext<Exchange | null>(null);

export function useExchange(): Exchange | null {
  return useContext(ExchangeContext);
}
