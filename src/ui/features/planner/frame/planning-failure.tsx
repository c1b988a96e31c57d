import { TriangleAlert } from 'lucide-react';
import { Button } from '../../../components/form/button.tsx';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { pathOf } from '../../../shell/routing/paths.ts';
import { usePlanner } from '../planner-context.tsx';
import styles from './planning-failure.module.css';

/** Planning failed: says that the plan is safe and offers retry and undo. */
export function PlanningFailure() {
  const { t, locale } = useTranslation();
  const { session, state } = usePlanner();
  return (
    <div className={styles.failure} role="alert">
      <TriangleAlert size={20} aria-hidden="true" />
      <div>
        <p>
          <b>{t('planner.failure.title')}</b> {t('planner.failure.text')}
        </p>
        <div className={styles.actions}>
          <Button variant="outline" size="sm" onClick={() => location.reload()}>
            {t('planner.failure.again')}
          </Button>
          {state.canUndo ? (
            <Button variant="text" size="sm" onClick={() => void session.undo()}>
              {t('planner.failure.undo')}
            </Button>
          ) : (
            <Button variant="text" size="sm" href={pathOf('home', locale)}>
              {t('planner.notice.not-found.action')}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
