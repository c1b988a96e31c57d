import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import styles from './itinerary-drag.module.css';

/** Visible hint at the keys that move a dragged stop; screen readers get it by announcement. */
export function KeyHints() {
  const { t } = useTranslation();
  return (
    <p className={styles.hints} aria-hidden="true">
      <kbd>↑</kbd> <kbd>↓</kbd> {t('planner.drag.keys.move')} <kbd>{t('planner.drag.keys.space')}</kbd>{' '}
      {t('planner.drag.keys.drop')} <kbd>{t('planner.drag.keys.esc')}</kbd> {t('planner.drag.keys.back')}
    </p>
  );
}
