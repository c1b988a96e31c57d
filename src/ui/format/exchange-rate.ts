import { createContext, useContext } from 'react';
import type { ExchangeRate } from './format-money.ts';

/** The rate that amounts are shown at; the shell fills it from the device's database. */
export const ExchangeRateContext = createContext<ExchangeRate>(null);

export function useExchangeRate(): ExchangeRate {
  return useContext(ExchangeRateContext);
}
