import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { usePlanner } from '../planner-context.tsx';
import { StatisticsList, useTourStatistics } from '../statistics/statistics-list.tsx';
import type { StatisticName } from '../statistics/tour-statistics.ts';
import styles from './tour-summary.module.css';

/** Phone layout: the tour in one line; a press shows all statistics and the tools for the whole tour. */
export function TourSummary({ children }: { children: ReactNode }) {
  const { t, tn } = useTranslation();
  const { state, preview } = usePlanner();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const statistics = useTourStatistics();
  const plan = preview ?? state.plan;
  if (plan === null) return null;
  const valueOf = (name: StatisticName) => statistics?.find((item) => item.name === name)?.value ?? '';
  return (
    <>
      <button
        type="button"
        className={styles.line}
        data-summary
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.numbers}>
          <b>{tn('planner.days', plan.days)}</b>
          <span>
            {t('planner.about')} <b>{valueOf('cost')}</b>
          </span>
          <span>{t('planner.statistics.on-the-way', { time: valueOf('travelTime') })}</span>
        </span>
        <ChevronDown className={styles.chevron} size={20} aria-hidden="true" />
      </button>
      {isOpen && (
        <div id={id} className={styles.rest}>
          <StatisticsList look="sheet" names={['cost', 'travelTime', 'distance', 'co2']} />
          {children}
        </div>
      )}
    </>
  );
}
