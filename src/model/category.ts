import type { Locale, Localized } from './base/locale.ts';

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

/** The two languages group the categories differently; in the order in which they are shown. */
const GROUPS: Localized<readonly [CategoryGroup, readonly CategoryKey[]][]> = {
  en: [
    [
      'nature',
      [
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
    ],
    ['activities', ['boat', 'diving', 'hiking', 'snorkeling', 'surfing', 'winter-sports']],
    ['culture', ['city', 'farming', 'history', 'night-life']],
    ['other', ['extreme', 'insta-spot', 'remote', 'sustainable', 'unesco-whs']],
  ],
  de: [
    ['nature', ['animals', 'desert', 'national-park', 'natural-phenomenon', 'lookout', 'rain-forest']],
    ['culture', ['city', 'farming', 'history', 'night-life']],
    ['water', ['beach', 'boat', 'diving', 'island', 'snorkeling', 'surfing', 'waterfall']],
    ['mountains', ['hiking', 'winter-sports']],
    ['other', ['extreme', 'insta-spot', 'remote', 'sustainable', 'unesco-whs']],
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
