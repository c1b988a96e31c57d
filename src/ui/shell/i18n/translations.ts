import rosetta from 'rosetta';
import { DEFAULT_LOCALE } from '../../../model/base/locale.ts';
import type { Locale } from '../../../model/base/locale.ts';

/**
 * The interface's words. Each language is cut into lazy parts by `src/tools/build/locale-parts.mjs`:
 * `site` for the shell and the first screen, `lists` for lists of tours and what lies further down,
 * `planner` for what only the planner says, `catalogue` for names of categories, regions and weather,
 * `details` for the pages of one place, country or tour, `texts` for pages that are read and forms, `account`
 * for what belongs to a person, `takeout` for files, links and prints of a tour, `sync` for what is on its way to
 * the account, `mine` for the list of the person's tours, `today` for the day of one that is under way, `hints`
 * for what is good to know about a stop of the plan, `packs` for what is taken along and lies on the device, `forms` for what happens to open forms.
 */
export type TranslationPart =
  | 'site'
  | 'lists'
  | 'planner'
  | 'catalogue'
  | 'frame'
  | 'details'
  | 'texts'
  | 'browse'
  | 'account'
  | 'takeout'
  | 'sync'
  | 'mine'
  | 'today'
  | 'hints'
  | 'packs'
  | 'forms';
type Table = Record<string, unknown>;
export type TranslationParams = Record<string, string | number>;

/** What could not be loaded is asked for again after this time. */
export const TRY_AGAIN_MS = 5_000;
const words = rosetta<Table>({});
const loading = new Map<string, Promise<void>>();
const loaded = new Set<string>();

const SITE_WORDS: Record<Locale, () => Promise<{ default: Table }>> = {
  en: () => import('../../../../locales/en.json?part=site'),
  de: () => import('../../../../locales/de.json?part=site'),
};

/** Loads a part once; English stands in where the other language cannot be loaded. */
export function loadTranslations(locale: Locale, part: TranslationPart): Promise<void> {
  const id = `${locale}/${part}`;
  const known = loading.get(id);
  if (known !== undefined) return known;
  const promise = fetchWords(locale, part).then(() => {
    loaded.add(id);
    // React's `use` reads these two fields: words that are here never make a page wait.
    void Object.assign(promise, { status: 'fulfilled', value: undefined });
  });
  loading.set(id, promise);
  // Tried again, but not by each drawing: a part that waits for it would begin anew without an end.
  promise.catch(() => setTimeout(() => loading.delete(id), TRY_AGAIN_MS));
  return promise;
}

export function hasWords(locale: Locale, part: TranslationPart): boolean {
  return loaded.has(`${locale}/${part}`);
}

async function fetchWords(locale: Locale, part: TranslationPart): Promise<void> {
  try {
    words.set(locale, await load(locale, part));
  } catch (error) {
    if (locale === DEFAULT_LOCALE) throw error;
    console.warn(`The words for ${locale} lack; English stands in`, error);
    words.set(locale, await load(DEFAULT_LOCALE, part));
  }
}

/** The table of the other parts is a chunk of its own: it comes with the table of pages. */
async function load(locale: Locale, part: TranslationPart): Promise<Table> {
  if (part === 'site') return (await SITE_WORDS[locale]()).default;
  const { MORE_WORDS } = await import('../../i18n/more-words.ts');
  return (await MORE_WORDS[locale][part]()).default;
}

/** One sentence; the key itself where there is none, so that a gap is seen. */
export function translate(locale: Locale, key: string, params?: TranslationParams): string {
  const found: unknown = words.t(key, params, locale);
  if (typeof found === 'string' && found !== '') return found;
  console.error(`No words for ${key} in ${locale}`);
  return key;
}
