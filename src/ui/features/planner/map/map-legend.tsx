import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { lineParts, type ModeLine } from '../mode-line.ts';
import type { MapConnection } from './map-parts.ts';
import styles from './plan-map.module.css';

const ORDER: readonly ModeLine[] = ['road', 'estimate', 'rail', 'ferry', 'walk', 'flight'];

/** Legend of the line styles that occur in the plan. */
export function MapLegend({ connections }: { connections: readonly MapConnection[] }) {
  const { t } = useTranslation();
  const drawn = connections.flatMap(({ line, estimated, points, crossed = [] }) =>
    lineParts(line, estimated, points, crossed).map(({ mode }) => ({ mode, estimated })),
  );
  const shown = ORDER.flatMap((mode) =>
    [false, true]
      .filter((isEstimate) => drawn.some((part) => part.mode === mode && part.estimated === isEstimate))
      .map((isEstimate) => ({ mode, isEstimate })),
  );
  if (shown.length === 0) return null;
  return (
    <ul className={styles.legend} aria-label={t('planner.map.legend')}>
      {shown.map(({ mode, isEstimate }) => (
        <li key={`${mode} ${isEstimate}`} className={styles.mode}>
          <svg
            className={styles.sample}
            data-line={mode}
            data-estimated={isEstimate && mode !== 'estimate'}
            viewBox="0 0 30 10"
            aria-hidden="true"
          >
            <path d={mode === 'flight' ? 'M1 9 Q15 -5 29 9' : 'M2 5 H28'} />
          </svg>
          {isEstimate && mode !== 'estimate'
            ? t('planner.map.estimated', { mode: t(`planner.map.mode.${mode}`) })
            : t(`planner.map.mode.${mode}`)}
        </li>
      ))}
    </ul>
  );
}
