import { ChartNoAxesColumn } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../shell/components/icon-button.tsx';
import { Skeleton } from '../../../shell/components/skeleton.tsx';
import { useFormat } from '../../../format/use-format.ts';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { HomeAirportButton } from '../home-airport/home-airport-button.tsx';
import { TourTitle } from '../frame/tour-title.tsx';
import { ReturnJourneySwitch } from '../home-airport/return-journey-switch.tsx';
import { usePlanner } from '../planner-context.tsx';
import { StatisticsList } from './statistics-list.tsx';
import { StatisticsDialog } from './statistics-dialog.tsx';
import styles from './summary-bar.module.css';

/** Summary bar of the wide layout: name, dates, statistics and home airport of the tour. */
export function SummaryBar() {
  const { t } = useTranslation();
  const format = useFormat();
  const { state, preview } = usePlanner();
  const [open, setOpen] = useState(false);
  const plan = preview ?? state.plan;
  const loading = plan === null && state.failure === null;
  return (
    <section className={styles.summary} aria-label={t('planner.statistics.bar')}>
      <div className={styles.title}>
        <TourTitle />
        {loading && <Skeleton width="180px" />}
        {plan !== null && (
          <p className={styles.dates}>{format.dateRange(plan.start, plan.end, 'day-year')}</p>
        )}
      </div>
      {loading ? <Skeleton width="420px" height="48px" /> : <StatisticsList look="strip" />}
      <div className={styles.more}>
        <IconButton
          label={t('planner.statistics.more')}
          icon={ChartNoAxesColumn}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
      </div>
      <div className={styles.end}>
        <HomeAirportButton />
        <ReturnJourneySwitch />
      </div>
      {open && <StatisticsDialog onClose={() => setOpen(false)} />}
    </section>
  );
}
