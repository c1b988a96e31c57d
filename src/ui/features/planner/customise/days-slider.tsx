import { startTransition, useState } from 'react';
import { RangeSlider } from '../../../components/form/range-slider.tsx';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { StatisticsList } from '../statistics/statistics-list.tsx';
import { usePlanner } from '../planner-context.tsx';
import { useWide } from '../use-wide.ts';
import styles from './days-slider.module.css';
import { longestDays } from './longest-days.ts';
import { useRecommendedDays } from './use-recommended-days.ts';

/** Days of the whole tour. Everything follows while it is held; letting go keeps it. */
export function DaysSlider() {
  const { t, tn } = useTranslation();
  const { session, state, preview, setPreview, news } = usePlanner();
  const wide = useWide();
  const recommended = useRecommendedDays(session, state);
  const planned = state.plan?.days ?? 1;
  const stops = state.plan?.statistics.numberOfExp ?? 0;
  const [held, setHeld] = useState<{ days: number; max: number } | null>(null);
  const max = held?.max ?? longestDays(planned, recommended);
  const days = held?.days ?? planned;
  // Said while the slider is held, and as long as the plan stands that fell short.
  const missed = (preview ?? state.plan)?.warnings.find((warning) => warning.code === 'days-not-reached');

  async function show(wanted: number): Promise<void> {
    setHeld({ days: wanted, max });
    const plan = await session.preview([{ op: 'adjustDays', days: wanted }]);
    if (plan !== null) setPreview(plan);
  }

  async function keep(wanted: number): Promise<void> {
    if (wanted !== planned) await session.apply([{ op: 'adjustDays', days: wanted }], 'days-adjusted');
    setPreview(null);
    // A key pressed in the meantime holds the slider at a newer wish. Together with what was kept.
    startTransition(() => setHeld((current) => (current?.days === wanted ? null : current)));
  }

  return (
    <div className={styles.slider}>
      {!wide && <StatisticsList look="sheet" names={['cost', 'way', 'distance']} />}
      <div className={styles.row}>
        <span className={styles.days}>
          {tn('planner.days', days)}
          {!wide && held === null && news.delta.days !== 0 && (
            <span className={styles.delta}>
              {news.delta.days > 0 ? '+' : '−'}
              {Math.abs(news.delta.days)}
            </span>
          )}
        </span>
        <RangeSlider
          label={t('planner.slider.label')}
          min={1}
          max={max}
          value={days}
          valueText={tn('planner.days', days)}
          tick={recommended ?? undefined}
          onInput={(wanted) => void show(wanted)}
          onCommit={(wanted) => void keep(wanted)}
          disabled={stops === 0}
        />
        {recommended !== null && (
          <span className={styles.recommended}>{t('planner.slider.recommended', { days: recommended })}</span>
        )}
      </div>
      {missed !== undefined && (
        <p className={styles.missed} role="status">
          {t('planner.slider.not-reached', {
            wanted: tn('planner.days', missed.wanted),
            reached: tn('planner.days', missed.reached),
          })}
        </p>
      )}
    </div>
  );
}
