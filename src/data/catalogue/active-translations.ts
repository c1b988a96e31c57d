import { LOCALES, type Locale } from '../../model/base/locale.ts';
import { catalogueDb } from '../storage/catalogue-db.ts';

/** Languages that an item is available in; null if it is not stored on this device. A tour is found by its slug. */
export async function activeTranslations(
  table: 'countries' | 'experiences' | 'tours' | 'blogposts',
  keyOrSlug: string,
): Promise<readonly Locale[] | null> {
  const item =
    table === 'tours'
      ? await catalogueDb.tours
          .filter((tour) => LOCALES.some((locale) => tour[locale].slug === keyOrSlug))
          .first()
      : await catalogueDb[table].get(keyOrSlug);
  return item?.active_translations ?? null;
}
