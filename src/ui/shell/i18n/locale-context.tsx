import { createContext, useContext, useEffect } from 'react';
import type { ReactNode } from 'react';
import { DEFAULT_LOCALE } from '../../../model/base/locale.ts';
import type { Locale } from '../../../model/base/locale.ts';

const LocaleContext = createContext<Locale>(DEFAULT_LOCALE);

/** Provides the URL's language to the tree and to the document. */
export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  // Syncs `lang` on the document element, for screen readers and hyphenation.
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

export function useLocale(): Locale {
  return useContext(LocaleContext);
}
