import { sitePath } from '../../contract/paths/site-paths.ts';
import type { CountrySummary, ExperienceSummary, TourSummary } from '../../model/schemas/catalogue.ts';
import { LOCALES, type Locale, type Localized } from '../../model/base/locale.ts';
import type { Roundup } from '../../model/schemas/roundup.ts';
import type { Blogpost } from '../../model/schemas/story.ts';
import type { PageAnswer, PageContext, PagePaths, PageView } from './page-view.ts';

interface Translated {
  active_translations: readonly Locale[];
  active?: boolean;
}

/** Whether an item has a page in the language. Items that are active in no language are shown in English. */
export function isShown(
  { active = true, active_translations: languages }: Translated,
  locale: Locale,
): boolean {
  return active && (languages.includes(locale) || (locale === 'en' && languages.length === 0));
}

export function experiencePaths(row: ExperienceSummary): PagePaths {
  return pathsOf(row, (locale) => sitePath('experiences-key', locale, { key: row.key }));
}

export function countryPaths(row: CountrySummary): PagePaths {
  return pathsOf(row, (locale) => sitePath('destinations-key', locale, { key: row.key }));
}

export function tourPaths(row: TourSummary): PagePaths {
  return pathsOf(row, (locale) => sitePath('tours-slug', locale, { slug: row[locale].slug }));
}

/** A roundup is there in every language. */
export function roundupPaths(row: Roundup): Localized<string> {
  const path = (locale: Locale) => sitePath('collections-slug', locale, { slug: row[locale].slug });
  return { en: path('en'), de: path('de') };
}

export function postPaths(row: Blogpost): PagePaths {
  return pathsOf(row, (locale) => sitePath('blog-key', locale, { key: row.key }));
}

/** The page of an item, or a redirect to the English page if the item is not shown in this language. */
export function itemAnswer(
  paths: PagePaths,
  { locale }: Pick<PageContext, 'locale'>,
  view: () => PageView,
): PageAnswer {
  if (paths[locale] !== undefined) return { view: view() };
  return paths.en === undefined ? undefined : { redirect: { status: 302, path: paths.en } };
}

/** Items that have a page in the language, with their paths, in the given order. */
export function shownItems<Row extends Translated>(
  rows: Iterable<Row>,
  paths: (row: Row) => PagePaths,
  locale: Locale,
): { row: Row; path: string }[] {
  return [...rows].flatMap((row) => {
    const path = paths(row)[locale];
    return path === undefined ? [] : [{ row, path }];
  });
}

function pathsOf(row: Translated, path: (locale: Locale) => string): PagePaths {
  return Object.fromEntries(
    LOCALES.filter((locale) => isShown(row, locale)).map((locale) => [locale, path(locale)]),
  );
}
