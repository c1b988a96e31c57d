import { CircleCheck, LoaderCircle, TriangleAlert } from 'lucide-react';
import type { PlannerState } from '../../../../data/planner-state.ts';
import { useWords } from '../../../i18n/use-words.ts';
import styles from './save-chip.module.css';

const ICONS = { saved: CircleCheck, saving: LoaderCircle, failed: TriangleAlert } as const;

/** Whether the device keeps what was just done; said politely, never in the way. */
export function SaveChip({ saving, short = false }: { saving: PlannerState['saving']; short?: boolean }) {
  const { t } = useWords();
  const Icon = ICONS[saving];
  return (
    <span className={styles.chip} data-saving={saving} role="status">
      <Icon size={short ? 16 : 20} strokeWidth={1.75} aria-hidden="true" />
      {t(short ? `planner.save-short.${saving}` : `planner.save-state.${saving}`)}
    </span>
  );
}
