import { Skeleton } from '../../shell/components/skeleton.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { StatusLines } from '../../shell/layout/status-lines.tsx';
import { useTitle } from '../../shell/routing/use-title.ts';
import styles from './planner-loading.module.css';

/** Skeleton of the planner while a tour is opening; shows an error if the storage cannot be opened. */
export function PlannerLoading() {
  const { t } = useTranslation();
  useTitle(t('planner.page-title'));
  return (
    <>
      <StatusLines />
      <main className={styles.loading} aria-busy="true">
        <h1 className={styles.heading}>{t('planner.loading')}</h1>
        <Skeleton height="48px" />
        <Skeleton height="120px" />
        <Skeleton height="120px" />
      </main>
    </>
  );
}
