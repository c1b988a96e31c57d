import { Skeleton } from '../../shell/components/skeleton.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { StatusLines } from '../../shell/layout/status-lines.tsx';
import { useTitle } from '../../shell/routing/use-title.ts';
import styles from './planner-loading.module.css';

/** The shape of the planner while a tour is being opened; a device that does not let it be opened says so here. */
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
