import { RefreshCw } from 'lucide-react';
import { Suspense } from 'react';
import { StatusLine } from '../../components/status-line.tsx';
import { formatInstant } from '../../format/format-instant.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { lazyPart } from '../../shell/routing/lazy-page.tsx';
import { useSyncState } from '../../shell/state/use-sync-chip.ts';

interface StatusNotesProps {
  /** Whether the displayed data may be stale. */
  staleState: 'offline' | 'stale' | null;
  /** UTC instant of the last pull; null if there was none. */
  at: string | null;
  /** Applies a waiting update; null if there is none. */
  update: (() => void) | null;
}

const outdatedNote = lazyPart(() => import('./outdated-note.tsx'), 'lists', 'frame');

/** Status lines for stale data with its age, and for an available update. */
export default function StatusNotes({ staleState, at, update }: StatusNotesProps) {
  const { t, locale } = useTranslation();
  const sync = useSyncState();
  if (sync?.phase === 'failed' && sync.code === 'outdated') {
    return (
      <Suspense fallback={null}>
        <outdatedNote.Component />
      </Suspense>
    );
  }
  return (
    <>
      {staleState !== null && (
        <StatusLine>
          {at === null
            ? t(`status.${staleState}.empty`)
            : t(`status.${staleState}.since`, { when: formatInstant(at, locale) })}
        </StatusLine>
      )}
      {update !== null && (
        <StatusLine tone="tint" icon={RefreshCw} actionLabel={t('status.update.action')} onAction={update}>
          {t('status.update.ready')}
        </StatusLine>
      )}
    </>
  );
}
