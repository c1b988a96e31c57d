import { ArrowRight, Share2 } from 'lucide-react';
import { Button } from '../../../components/form/button.tsx';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { Logo } from '../../../shell/layout/logo.tsx';
import { setExportRequest } from '../../../layout/export-request.ts';
import { PlannerMenu } from './planner-menu.tsx';
import { usePlanner } from '../planner-context.tsx';
import styles from './planner-bar.module.css';
import { SaveChip } from './save-chip.tsx';
import { StepTabs } from './step-tabs.tsx';
import { UndoButtons } from './undo-buttons.tsx';

/** Top bar of the wide layout: logo, steps in the exact center, save state, next step. */
export function PlannerBar() {
  const { t } = useTranslation();
  const { state, step, stepHref } = usePlanner();
  const hasStops = (state.plan?.statistics.numberOfExp ?? 0) > 0;
  return (
    <header className={styles.bar}>
      <div className={styles.logo}>
        <Logo />
      </div>
      <StepTabs place="bar" />
      <div className={styles.end}>
        <SaveChip place="bar" />
        <span className={styles.rule} />
        <UndoButtons />
        {step !== 'book' && <PlannerMenu />}
        {step === 'customize' && hasStops && (
          <Button variant="accent" size="sm" href={stepHref('book')} iconEnd={ArrowRight}>
            {t('planner.next-book')}
          </Button>
        )}
        {step === 'book' && (
          <Button
            variant="outline"
            size="sm"
            icon={Share2}
            onClick={() => setExportRequest({ kind: 'export', tourId: state.tour?.id ?? '' })}
          >
            {t('planner.menu.export')}
          </Button>
        )}
      </div>
    </header>
  );
}
