import { CloudOff } from 'lucide-react';
import { allRoundups } from '../../../data/catalogue/roundup-queries.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { CardGrid, GridSkeleton } from '../../features/cards/card-grid.tsx';
import { RoundupCard } from '../../features/cards/roundup-card.tsx';
import { HeadPicture } from '../../layout/parts/head-picture.tsx';
import { VisuallyHidden } from '../../shell/components/visually-hidden.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { SiteLayout } from '../../shell/layout/site-layout.tsx';
import { useTitle } from '../../shell/routing/use-title.ts';
import { useFlags } from '../../shell/state/use-flags.ts';
import { useLive } from '../../shell/state/use-live.ts';
import { useSyncChipState } from '../../shell/state/use-sync-chip.ts';
import styles from './collections-page.module.css';

/** All roundups in the editors' order. */
export default function CollectionsPage() {
  const { t } = useTranslation();
  const { tours } = useFlags();
  const found = useLive(() => allRoundups(tours), [tours]);
  useTitle(t('roundup.all'));
  return (
    <SiteLayout>
      <HeadPicture />
      <div className={styles.page}>
        <h1>{t('roundup.all')}</h1>
        <p className={styles.intro}>{t('roundup.intro')}</p>
        {found === undefined || found.roundups.length === 0 ? (
          <NothingCached complete={found?.complete === true} />
        ) : (
          <>
            <VisuallyHidden>
              <h2>{t('roundup.list')}</h2>
            </VisuallyHidden>
            <CardGrid>
              {found.roundups.map((roundup) => (
                <li key={roundup.key} data-card>
                  <RoundupCard roundup={roundup} />
                </li>
              ))}
            </CardGrid>
          </>
        )}
      </div>
    </SiteLayout>
  );
}

/** Skeleton while data may still arrive; otherwise the reason. */
function NothingCached({ complete }: { complete: boolean }) {
  const { t } = useTranslation();
  const state = useSyncChipState();
  if (complete) return <EmptyState icon={CloudOff} title={t('roundup.none')} />;
  if (state === 'offline' || state === 'stale') {
    return (
      <EmptyState icon={CloudOff} title={t('lists.unreachable.what')}>
        {t('lists.unreachable.next')}
      </EmptyState>
    );
  }
  return (
    <div role="status" aria-label={t('roundup.loading')}>
      <GridSkeleton />
    </div>
  );
}
