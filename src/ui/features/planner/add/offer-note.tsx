import type { ExperienceSummary } from '../../../../model/schemas/catalogue.ts';
import { formatMonths } from '../../../format/format-months.ts';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import styles from './add-step.module.css';
import { isBestThen, type Wishes } from './offered-first.ts';

/** Why the list begins as it does; nothing where nothing was put first. */
export function OfferNote({ places, wishes }: { places: readonly ExperienceSummary[]; wishes: Wishes }) {
  const { t, locale } = useTranslation();
  const favorites = places.some(({ key }) => wishes.favorites.has(key));
  const best = wishes.months.length > 0 && places.some((place) => isBestThen(place, wishes.months));
  if (!favorites && !best) return null;
  const months = formatMonths(wishes.months, locale, 'short');
  return (
    <p className={styles.first}>
      {best
        ? t(favorites ? 'planner.add.first.both' : 'planner.add.first.best', { months })
        : t('planner.add.first.favorites')}
    </p>
  );
}
