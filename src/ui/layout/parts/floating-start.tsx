import { ArrowRight } from 'lucide-react';
import { Button } from '../../components/form/button.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import styles from './floating-start.module.css';
import { FLOATS_AFTER_PX } from './start-button.tsx';
import { focusCountrySearch, usePlanStart } from '../use-plan-start.ts';
import { useScrolledPast } from '../../shell/state/use-scrolled-past.ts';

/** Floating "Start planning" button on wide screens, once the page's own button is scrolled out of view. */
export function FloatingStart() {
  const { t } = useTranslation();
  const start = usePlanStart();
  const floats = useScrolledPast(FLOATS_AFTER_PX);
  if (start === null || !floats) return null;
  return (
    <div className={styles.float}>
      {start.to === 'planner' ? (
        <Button variant="accent" href={start.href} iconEnd={ArrowRight}>
          {t('home.search.start')}
        </Button>
      ) : (
        <Button variant="accent" iconEnd={ArrowRight} onClick={focusCountrySearch}>
          {t('home.search.start')}
        </Button>
      )}
    </div>
  );
}
