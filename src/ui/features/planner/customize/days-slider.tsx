import { startTransition, useState } from 'react';
import { RangeSlider } from '../../../components/form/range-slider.tsx';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { usePlanner } from '../planner-context.tsx';
import styles from './days-slider.module.css';
import { longestDays } from './longest-days.ts';
import { useRecommendedDays } from './use-recommended-days.ts';

/** Length of the whole tour in days. Dragging previews the plan; releasing commits it. */
export function DaysSlider() {
  const { t, tn } = useTranslation();
  const { session, state, preview, setPreview } = usePlanner();
  const recommended = useRecommendedDays(session, state);
  const planned = state.plan?.days ?? 1;
  const stops = state.plan?.statistics.numberOfExp ?? 0;
  const [dragged, setDragged] = useState<{ days: number; max: number } | null>(null);
  const max = dragged?.max ?? longestDays(planned, recommended);
  const days = dragged?.days ?? planned;
  // Shown while dragging, and as long as the committed plan falls short of the requested days.
  const missed = (preview ?? state.plan)?.warnings.find((warning) => warning.code === 'days-not-reached');

  async function showPreview(target: number): Promise<void> {
    setDragged({ days: target, max });
    const plan = await session.preview([{ op: 'adjustDays', days: target }]);
    if (plan !== null) setPreview(plan);
  }

  async function commit(target: number): Promise<void> {
    if (target !== planned) await session.apply([{ op: 'adjustDays', days: target }], 'days-adjusted');
    setPreview(null);
    // A key pressed in the meantime holds a newer value. In a transition, to render together with the committed plan.
    startTransition(() => setDragged((current) => (current?.days === target ? null : current)));
  }

  return (
    <div className={styles.slider}>
      <div className={styles.row}>
        <span className={styles.days}>{tn('planner.days', days)}</span>
        <RangeSlider
          label={t('planner.slider.label')}
          min={1}
          max={max}
          value={days}
          valueText={tn('planner.days', days)}
          tick={recommended ?? undefined}
          onInput={(target) => void showPreview(target)}
          onCommit={(target) => void commit(target)}
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
