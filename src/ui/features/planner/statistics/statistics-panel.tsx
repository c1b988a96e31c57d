import { textKeyOf } from '../../../../../locales/text-keys.ts';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { missingConnections } from '../book/cost-bars.ts';
import { CostCard } from '../book/cost-card.tsx';
import { usePlanner } from '../planner-context.tsx';
import { StatisticsList } from './statistics-list.tsx';
import styles from './statistics-panel.module.css';

/** All statistics of a tour: categories, lengths of stays, and costs compared to the usual ones. */
export function StatisticsPanel() {
  const { t, tn } = useTranslation();
  const { state, preview } = usePlanner();
  const statistics = preview?.statistics ?? state.plan?.statistics;
  if (statistics === undefined || state.tour === null) return null;
  const { tourCategories, numberOfExp, duration } = statistics;
  return (
    <div className={styles.panel}>
      <StatisticsList look="panel" />
      {numberOfExp > 0 && (
        <p className={styles.line}>
          {t('planner.statistics.per-stop', {
            stops: tn('planner.stops', numberOfExp),
            nights: tn('planner.nights', duration.perExp),
          })}
        </p>
      )}
      {tourCategories.length > 0 && (
        <ul className={styles.categories} aria-label={t('planner.statistics.categories')}>
          {tourCategories.map(({ key, count }) => (
            <li key={key} className={styles.category}>
              {t(textKeyOf('categories', key))} <b>{count}</b>
            </li>
          ))}
        </ul>
      )}
      <CostCard
        statistics={statistics}
        budget={state.budget}
        travelers={state.tour.travellers}
        missingConnections={missingConnections(preview ?? state.plan)}
      />
    </div>
  );
}
