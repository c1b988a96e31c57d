import { LOCALES, type Locale, type Localized } from './base/locale.ts';

/** Category keys. Apart from the schemas, so that pages need no zod. */
export const CATEGORY_KEYS = [
  'animals',
  'beach',
  'desert',
  'island',
  'national-park',
  'natural-phenomenon',
  'lookout',
  'rain-forest',
  'waterfall',
  'boat',
  'diving',
  'hiking',
  'snorkeling',
  'surfing',
  'winter-sports',
  'city',
  'farming',
  'history',
  'night-life',
  'extreme',
  'insta-spot',
  'remote',
  'sustainable',
  'unesco-whs',
] as const;
export type CategoryKey = (typeof CATEGORY_KEYS)[number];

export type CategoryGroup = 'nature' | 'activities' | 'culture' | 'water' | 'mountains' | 'other';

/** The two languages group the categories differently. */
const GROUPS: Localized<Partial<Record<CategoryGroup, readonly CategoryKey[]>>> = {
  en: {
    nature: [
      'animals',
      'beach',
      'desert',
      'island',
      'national-park',
      'natural-phenomenon',
      'lookout',
      'rain-forest',
      'waterfall',
    ],
    activities: ['boat', 'diving', 'hiking', 'snorkeling', 'surfing', 'winter-sports'],
    culture: ['city', 'farming', 'history', 'night-life'],
    other: ['extreme', 'insta-spot', 'remote', 'sustainable', 'unesco-whs'],
  },
  de: {
    nature: ['animals', 'desert', 'national-park', 'natural-phenomenon', 'lookout', 'rain-forest'],
    culture: ['city', 'farming', 'history', 'night-life'],
    water: ['beach', 'boat', 'diving', 'island', 'snorkeling', 'surfing', 'waterfall'],
    mountains: ['hiking', 'winter-sports'],
    other: ['extreme', 'insta-spot', 'remote', 'sustainable', 'unesco-whs'],
  },
};

/** Groups of a language, in the order in which they are shown. */
export const CATEGORY_GROUPS = Object.fromEntries(
  LOCALES.map((locale) => [locale, Object.keys(GROUPS[locale])]),
) as Localized<CategoryGroup[]>;

export function categoriesOfGroup(group: CategoryGroup, locale: Locale): readonly CategoryKey[] {
  return GROUPS[locale][group] ?? [];
}

export function categoryGroup(category: string, locale: Locale): CategoryGroup {
  const found = CATEGORY_GROUPS[locale].find((group) =>
    categoriesOfGroup(group, locale).some((key) => key === category),
  );
  return found ?? 'other';
}
