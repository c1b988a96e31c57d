import { useWords } from '../../../i18n/use-words.ts';
import type { ModeLine } from '../mode-line.ts';
import type { MapLeg } from './map-parts.ts';
import styles from './plan-map.module.css';

const ORDER: readonly ModeLine[] = ['road', 'estimate', 'rail', 'ferry', 'walk', 'flight'];

/** How the ways of the plan are drawn; only the modes that occur. */
export function MapLegend({ legs }: { legs: readonly MapLeg[] }) {
  const { t } = useWords();
  const modes = ORDER.filter((mode) => legs.some(({ line }) => line === mode));
  if (modes.length === 0) return null;
  return (
    <ul className={styles.legend} aria-label={t('planner.map.legend')}>
      {modes.map((mode) => (
        <li key={mode} className={styles.mode}>
          <svg className={styles.sample} data-line={mode} viewBox="0 0 30 10" aria-hidden="true">
            <path d={mode === 'flight' ? 'M1 9 Q15 -5 29 9' : 'M2 5 H28'} />
          </svg>
          {t(`planner.map.mode.${mode}`)}
        </li>
      ))}
    </ul>
  );
}
