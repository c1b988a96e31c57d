import { Compass, MapPinOff, TriangleAlert } from 'lucide-react';
import { Button } from '../../components/form/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { SiteLayout } from '../../shell/layout/site-layout.tsx';
import { pathOf } from '../../shell/routing/paths.ts';
import { useTitle } from '../../shell/routing/use-title.ts';
import styles from './planner-notice.module.css';

const ICONS = { 'no-tour': Compass, 'not-found': MapPinOff, refused: TriangleAlert } as const;

/** Shown instead of a tour: no tour yet, not on this device, or no storage available. */
export function PlannerNotice({ about }: { about: keyof typeof ICONS }) {
  const { t, locale } = useTranslation();
  useTitle(t('planner.page-title'));
  return (
    <SiteLayout>
      <div className={styles.notice}>
        <h1 className={styles.heading}>{t('planner.page-title')}</h1>
        <EmptyState
          icon={ICONS[about]}
          title={t(`planner.notice.${about}.title`)}
          action={
            <Button variant="accent" href={pathOf('home', locale)}>
              {t(`planner.notice.${about}.action`)}
            </Button>
          }
        >
          {t(`planner.notice.${about}.text`)}
        </EmptyState>
      </div>
    </SiteLayout>
  );
}
