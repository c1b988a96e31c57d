import { fieldOf } from '../../model/base/is-record.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../../model/base/locale.ts';

let ofPage: Locale | undefined;

/** Workers cannot read the document: the page names its language with each sync. */
export function setCallLocale(locale: Locale): void {
  ofPage = locale;
}

/** Language of calls that name none: the page's, in the service worker the browser's. */
export function callLocale(): Locale {
  const page: unknown = Reflect.get(globalThis, 'document');
  const language = page === undefined ? ofPage : fieldOf(fieldOf(page, 'documentElement'), 'lang');
  if (isLocale(language)) return language;
  const { languages = [] }: { languages?: readonly string[] } =
    typeof navigator === 'undefined' ? {} : navigator;
  return languages.map((tag) => tag.slice(0, 2)).find(isLocale) ?? DEFAULT_LOCALE;
}
