import type { Locale, Localized } from './base/locale.ts';

const NATURE = [
  'animals',
  'beach',
  'desert',
  'island',
  'national-park',
  'natural-phenomenon',
  'lookout',
  'rain-forest',
  'waterfall',
] as const;
const ACTIVITIES = ['boat', 'diving', 'hiking', 'snorkeling', 'surfing', 'winter-sports'] as const;
const CULTURE = ['city', 'farming', 'history', 'night-life'] as const;
const OTHER = ['extreme', 'insta-spot', 'remote', 'sustainable', 'unesco-whs'] as const;

/** Category keys. Apart from the schemas, so that pages need no zod. */
export const CATEGORY_KEYS = [...NATURE, ...ACTIVITIES, ...CULTURE, ...OTHER] as const;
export type CategoryKey = (typeof CATEGORY_KEYS)[number];

/** Values of the filter “other” of tours: about their stops, and how one gets from one to the next. */
export const TOUR_OTHERS = ['unesco', 'beach', 'wildlife', 'no-flight'] as const;

export type CategoryGroup = 'nature' | 'activities' | 'culture' | 'water' | 'mountains' | 'other';

/** The two languages group the categories differently; in the order in which they are shown. */
const GROUPS: Localized<readonly [CategoryGroup, readonly CategoryKey[]][]> = {
  en: [
    ['nature', NATURE],
    ['activities', ACTIVITIES],
    ['culture', CULTURE],
    ['other', OTHER],
  ],
  de: [
    ['nature', ['animals', 'desert', 'national-park', 'natural-phenomenon', 'lookout', 'rain-forest']],
    ['culture', CULTURE],
    ['water', ['beach', 'boat', 'diving', 'island', 'snorkeling', 'surfing', 'waterfall']],
    ['mountains', ['hiking', 'winter-sports']],
    ['other', OTHER],
  ],
};

export function categoryGroups(locale: Locale): CategoryGroup[] {
  return GROUPS[locale].map(([group]) => group);
}

export function categoriesOfGroup(group: CategoryGroup, locale: Locale): readonly CategoryKey[] {
  return GROUPS[locale].find(([name]) => name === group)?.[1] ?? [];
}

export function categoryGroup(category: string, locale: Locale): CategoryGroup {
  return GROUPS[locale].find(([, keys]) => keys.some((key) => key === category))?.[0] ?? 'other';
}
