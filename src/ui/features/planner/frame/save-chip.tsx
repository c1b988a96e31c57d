import { CircleCheck, LoaderCircle, TriangleAlert } from 'lucide-react';
import type { PlannerState } from '../../../../data/planner-state.ts';
import { useWords } from '../../../i18n/use-words.ts';
import styles from './save-chip.module.css';

const ICONS = { saved: CircleCheck, saving: LoaderCircle, failed: TriangleAlert } as const;

/** Whether the device keeps what was just done; said politely, never in the way. */
export function SaveChip({ saving, place }: { saving: PlannerState['saving']; place: 'bar' | 'phone' }) {
  const { t } = useWords();
  const Icon = ICONS[saving];
  return (
    <span className={styles.chip} data-saving={saving} data-place={place} role="status">
      <Icon size={place === 'phone' ? 16 : 20} strokeWidth={1.75} aria-hidden="true" />
      <span className={styles.long}>{t(`planner.save-state.${saving}`)}</span>
      <span className={styles.short}>{t(`planner.save-short.${saving}`)}</span>
    </span>
  );
}
