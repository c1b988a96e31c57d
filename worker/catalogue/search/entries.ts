import { byKey } from '../../../src/model/base/by-key.ts';
import { LOCALES } from '../../../src/model/base/locale.ts';
import type { SearchRows } from './search-rows.ts';
import type { Entry } from './text-index.ts';

/** What an entry is about, apart from its texts. */
export interface Facts {
  type: 'country' | 'experience' | 'activity' | 'tour' | 'roundup' | 'post' | 'faq';
  key: string;
  /** Key of the activity, for that type. */
  activity?: string;
  countries: readonly string[];
  categories: readonly string[];
  months: readonly number[];
  /** The most important first. */
  tags: readonly string[];
  days?: number;
  /** Of a country: 1 low, 3 high. */
  budget?: number;
}

export interface SearchEntry extends Entry {
  facts: Facts;
}

const NONE = { countries: [], categories: [], months: [], tags: [] } as const;

/** Everything that a text can find. */
export function searchEntries(rows: SearchRows): SearchEntry[] {
  const countries = byKey(rows.countries);
  const details = byKey(rows.details);
  const experiences = byKey(rows.experiences.filter(({ active }) => active));
  const countryNames = (key: string) => LOCALES.map((locale) => countries.get(key)?.[locale].name ?? '');
  const titles = (key: string) => {
    const row = experiences.get(key);
    return row ? LOCALES.flatMap((locale) => [row[locale].title, row[locale].short_title]) : [];
  };
  return [
    ...rows.countries.map((row) => ({
      id: `country/${row.key}`,
      names: LOCALES.map((locale) => row[locale].name),
      more: LOCALES.map((locale) => rows.regionName(row, locale)),
      texts: [],
      facts: {
        ...NONE,
        type: 'country' as const,
        key: row.key,
        countries: [row.key],
        months: row.best_months,
        budget: row.budget_key,
      },
    })),
    ...[...experiences.values()].map((row) => ({
      id: `experience/${row.key}`,
      names: titles(row.key),
      // Keys are former and English names: `kgari-fraser-island`.
      more: [
        ...LOCALES.map((locale) => row[locale].region),
        ...countryNames(row.country_key),
        row.hotel_city,
        row.key,
      ],
      texts: LOCALES.map(
        (locale) => `${row[locale].teaser} ${details.get(row.key)?.[locale].description ?? ''}`,
      ),
      facts: {
        ...NONE,
        type: 'experience' as const,
        key: row.key,
        countries: [row.country_key],
        categories: row.categories,
        months: row.months,
      },
    })),
    ...rows.details.flatMap(({ key, country_key: country, activities }) => {
      const row = experiences.get(key);
      if (row === undefined) return [];
      return activities.map((activity) => ({
        id: `activity/${key}/${activity.key}`,
        names: LOCALES.map((locale) => activity[locale].title),
        more: [...titles(key), ...LOCALES.map((locale) => row[locale].region), row.hotel_city, activity.key],
        texts: LOCALES.map((locale) => activity[locale].description),
        facts: {
          ...NONE,
          type: 'activity' as const,
          key,
          activity: activity.key,
          countries: [country],
          months: row.months,
        },
      }));
    }),
    ...rows.tours.map((row) => ({
      id: `tour/${row.key}`,
      names: LOCALES.map((locale) => row[locale].title),
      more: [
        ...row.countries.flatMap(countryNames),
        ...row.experiences.flatMap(({ key }) => titles(key)),
        row.key,
      ],
      texts: LOCALES.map((locale) => row[locale].teaser),
      facts: {
        ...NONE,
        type: 'tour' as const,
        key: row.key,
        countries: row.countries,
        categories: row.categories.map(([category]) => category),
        months: row.months,
        days: row.days,
      },
    })),
    ...rows.roundups.map((row) => ({
      id: `roundup/${row.key}`,
      names: LOCALES.map((locale) => row[locale].title),
      more: [row.key],
      texts: LOCALES.map((locale) => row[locale].teaser),
      facts: { ...NONE, type: 'roundup' as const, key: row.key },
    })),
    ...rows.posts.map((row) => ({
      id: `post/${row.key}`,
      names: LOCALES.map((locale) => row[locale].title),
      more: [row.key],
      texts: LOCALES.map((locale) => row[locale].teaser),
      facts: { ...NONE, type: 'post' as const, key: row.key, countries: row.countries, tags: row.tags },
    })),
    ...rows.faqs.map((row) => ({
      id: `faq/${row.key}`,
      names: LOCALES.map((locale) => row[locale].question),
      more: [row.key],
      texts: [],
      facts: { ...NONE, type: 'faq' as const, key: row.key },
    })),
  ];
}
