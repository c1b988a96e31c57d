import { useFormat } from '../../../format/use-format.ts';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { Tag } from '../../../components/tag.tsx';
import { tourStatistics } from '../statistics/tour-statistics.ts';
import { usePlanner } from '../planner-context.tsx';
import styles from './side-column.module.css';

/** Effect of the last change on the statistics; nothing before the first change. */
export function LastChangeCard() {
  const labels = useTranslation();
  const format = useFormat();
  const { state, notice } = usePlanner();
  if (notice.serial === 0 || state.plan === null) return null;
  const moved = tourStatistics(state.plan.statistics, notice.delta, labels, format).filter(
    ({ delta }) => delta !== '',
  );
  return (
    <section className={styles.card} aria-labelledby="last-change">
      <h2 className={styles.title} id="last-change">
        {labels.t('planner.last-change.title')}
      </h2>
      <p>{notice.sentence}</p>
      {moved.length === 0 ? (
        <p className={styles.quiet}>{labels.t('planner.last-change.nothing')}</p>
      ) : (
        <ul className={styles.deltas}>
          {moved.map(({ name, label, delta }) => (
            <li key={name} className={styles.delta}>
              {label} <Tag tone="tint">{delta}</Tag>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
