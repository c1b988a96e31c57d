import type { TourToday } from '../../../model/tour-today.ts';
import { useWording } from '../../features/export/use-wording.ts';
import { StepList } from './step-list.tsx';
import styles from './today-page.module.css';
import type { TodayStep } from './today-steps.ts';

/** Summary of the next day. */
export function TomorrowCard({ today }: { today: TourToday<TodayStep> }) {
  const { t, format } = useWording();
  const { date, over, steps, wakesAt, arrives } = today.tomorrow;
  const wakesIn = wakesAt?.kind === 'stop' ? wakesAt.entry.name : null;
  return (
    <section className={styles.card} aria-labelledby="today-tomorrow" data-today="tomorrow">
      <div className={styles.body}>
        <h2 id="today-tomorrow" className={styles.eyebrow}>
          {t('today.tomorrow.title')} <span className={styles.quiet}>{format.date(date, 'day')}</span>
        </h2>
        {over ? (
          <p>{t('today.tomorrow.over')}</p>
        ) : (
          <>
            {arrives?.kind === 'connection' && (
              <p>
                {t('today.tomorrow.lands', { place: arrives.entry.to, time: format.clock(arrives.ends.at) })}
              </p>
            )}
            {wakesIn !== null && (
              <p>
                {t(steps.length === 0 ? 'today.tomorrow.rest' : 'today.tomorrow.wakes', { place: wakesIn })}
              </p>
            )}
            {steps.length > 0 && <StepList steps={steps} />}
            {steps.length === 0 && wakesIn === null && arrives === null && <p>{t('today.tomorrow.empty')}</p>}
          </>
        )}
      </div>
    </section>
  );
}
