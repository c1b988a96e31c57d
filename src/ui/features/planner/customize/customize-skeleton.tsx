import { Skeleton } from '../../../shell/components/skeleton.tsx';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import styles from './customize-step.module.css';

/** Placeholder of the itinerary while the device has no plan yet. */
export function CustomizeSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles.panel} role="status" aria-label={t('planner.loading')}>
      <div className={styles.skeletons}>
        <Skeleton height="48px" />
        <Skeleton height="120px" />
        <Skeleton height="48px" />
        <Skeleton height="120px" />
      </div>
    </div>
  );
}
