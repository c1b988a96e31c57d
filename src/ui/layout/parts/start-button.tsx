import { Button } from '../../components/form/button.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import styles from './start-button.module.css';
import { usePlanStart } from '../use-plan-start.ts';
import { useScrolledPast } from '../../shell/state/use-scrolled-past.ts';

/** From this scroll position on the floating button replaces it: one accent button per view. */
export const FLOATS_AFTER_PX = 480;

/** "Start planning" in the header of country and experience pages. */
export default function StartButton() {
  const { t } = useTranslation();
  const start = usePlanStart();
  const floats = useScrolledPast(FLOATS_AFTER_PX);
  if (start?.to !== 'planner' || floats) return null;
  return (
    <Button variant="accent" size="sm" className={styles.start} href={start.href}>
      {t('home.search.start')}
    </Button>
  );
}
