import type { ExperienceSummary } from '../../../../model/schemas/catalogue.ts';
import { formatMonths } from '../../../format/format-months.ts';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import styles from './add-step.module.css';
import { isInSeason, type Preferences } from './rank-by-preferences.ts';

/** Explains why some results come first; nothing if none were moved up. */
export function RankingNote({
  places,
  preferences,
}: {
  places: readonly ExperienceSummary[];
  preferences: Preferences;
}) {
  const { t, locale } = useTranslation();
  const favorites = places.some(({ key }) => preferences.favorites.has(key));
  const best = preferences.months.length > 0 && places.some((place) => isInSeason(place, preferences.months));
  if (!favorites && !best) return null;
  const months = formatMonths(preferences.months, locale, 'short');
  return (
    <p className={styles.first}>
      {best
        ? t(favorites ? 'planner.add.first.both' : 'planner.add.first.best', { months })
        : t('planner.add.first.favorites')}
    </p>
  );
}
