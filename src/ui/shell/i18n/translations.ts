import rosetta from 'rosetta';
import { pageStays, warnOfFailedLoad } from '../../../data/offline/page-stays.ts';
import { DEFAULT_LOCALE } from '../../../model/base/locale.ts';
import type { Locale } from '../../../model/base/locale.ts';
import { advancePage } from '../routing/page-progress.ts';
import type { TranslationPart } from './translation-part.ts';

type Table = Record<string, unknown>;
export type TranslationParams = Record<string, string | number>;

/** Delay before a failed chunk is requested again. */
export const RETRY_DELAY_MS = 5_000;
export const translations = rosetta<Table>({});
const loading = new Map<string, Promise<void>>();
const loaded = new Set<string>();

const SITE_TRANSLATIONS: Record<Locale, () => Promise<{ default: Table }>> = {
  en: () => import('../../../../locales/en.json?part=site'),
  de: () => import('../../../../locales/de.json?part=site'),
};

/** Loads a part once; falls back to English if the other language cannot be loaded. */
export function loadTranslations(locale: Locale, part: TranslationPart): Promise<void> {
  const id = `${locale}/${part}`;
  const existing = loading.get(id);
  if (existing !== undefined) return existing;
  const promise = fetchTranslations(locale, part).then(() => {
    loaded.add(id);
    advancePage();
    // React's `use` reads these two fields, so that loaded translations never suspend a component.
    void Object.assign(promise, { status: 'fulfilled', value: undefined });
  });
  loading.set(id, promise);
  // Allows a retry after a delay: retrying on every render would suspend in an endless loop.
  promise.catch(() => setTimeout(() => loading.delete(id), RETRY_DELAY_MS));
  return promise;
}

export function hasTranslations(locale: Locale, part: TranslationPart): boolean {
  return loaded.has(`${locale}/${part}`);
}

async function fetchTranslations(locale: Locale, part: TranslationPart): Promise<void> {
  try {
    translations.set(locale, await load(locale, part));
  } catch (error) {
    if (locale === DEFAULT_LOCALE) {
      // A page that is being left shows and logs no error.
      await pageStays();
      throw error;
    }
    warnOfFailedLoad(`No translations for ${locale}; using English`, error);
    translations.set(locale, await load(DEFAULT_LOCALE, part));
  }
}

/** The map of lazy parts is in the chunk of the route table, outside the first bundle. */
async function load(locale: Locale, part: TranslationPart): Promise<Table> {
  if (part === 'site') return (await SITE_TRANSLATIONS[locale]()).default;
  const { LAZY_TRANSLATIONS } = await import('../../i18n/lazy-translations.ts');
  return (await LAZY_TRANSLATIONS[locale][part]()).default;
}

/** Translates a key; a missing one is logged and shown as the key itself, so that it is noticed. */
export function translate(locale: Locale, key: string, params?: TranslationParams): string {
  const found: unknown = translations.t(key, params, locale);
  if (typeof found === 'string' && found !== '') return found;
  console.error(`No text for ${key} in ${locale}`);
  return key;
}
