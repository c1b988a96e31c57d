import { createContext, useContext, useEffect } from 'react';
import type { ReactNode } from 'react';
import { DEFAULT_LOCALE } from '../../../model/base/locale.ts';
import type { Locale } from '../../../model/base/locale.ts';

const LocaleContext = createContext<Locale>(DEFAULT_LOCALE);

/** Gives the language of the address to everything below and to the document. */
export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  // Follows the document element: screen readers and hyphenation go by it.
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

export function useLocale(): Locale {
  return useContext(LocaleContext);
}
