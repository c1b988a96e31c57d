import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import { useFormat } from '../../../format/use-format.ts';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { usePlanner } from '../planner-context.tsx';
import styles from './phone-bar.module.css';
import { PlannerMenu } from './planner-menu.tsx';
import { SaveChip } from './save-chip.tsx';
import { TourTitle } from './tour-title.tsx';
import { UndoButtons } from './undo-buttons.tsx';

/** Top bar of the phone layout: back, title, save state, dates, undo, redo, menu. */
export function PhoneBar() {
  const { t } = useTranslation();
  const format = useFormat();
  const { state } = usePlanner();
  const { plan } = state;
  return (
    <header className={styles.bar}>
      <Link
        href="/"
        className={styles.back}
        aria-label={t('planner.back-home')}
        title={t('planner.back-home')}
      >
        <ArrowLeft size={24} strokeWidth={1.75} aria-hidden="true" />
      </Link>
      <div className={styles.middle}>
        <TourTitle compact />
        <p className={styles.second}>
          <SaveChip place="phone" />
          {plan !== null && (
            <span className={styles.dates}>{format.dateRange(plan.start, plan.end, 'short')}</span>
          )}
        </p>
      </div>
      <div className={styles.end}>
        <UndoButtons />
        <PlannerMenu />
      </div>
    </header>
  );
}
