import { RefreshCw } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { OfflineLine } from '../../components/offline-banner.tsx';
import { formatInstant } from '../../format/format-instant.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { lazyPart } from '../../shell/routing/lazy-page.tsx';
import { useSyncState } from '../../shell/state/use-sync-chip.ts';

interface StatusNotesProps {
  /** What is shown may be old. */
  staleState: 'offline' | 'stale' | null;
  /** UTC instant of the last pull; null where there was none. */
  at: string | null;
  /** Changes to the new version that waits; null where none does. */
  update: (() => void) | null;
}

const outdatedNote = lazyPart(() => import('./outdated-note.tsx'), 'lists');

/** From letting go to the click that follows it. */
const AFTER_PRESS_MS = 300;

/** What is old and since when, and a new version. */
export default function StatusNotes({ staleState, at, update }: StatusNotesProps) {
  const { t, locale } = useTranslation();
  const free = useNothingPressed();
  const sync = useSyncState();
  if (!free) return null;
  if (sync?.phase === 'failed' && sync.code === 'outdated') {
    return (
      <Suspense fallback={null}>
        <outdatedNote.Page />
      </Suspense>
    );
  }
  return (
    <>
      {staleState !== null && (
        <OfflineLine>
          {at === null
            ? t(`shell.${staleState}.empty`)
            : t(`shell.${staleState}.since`, { when: formatInstant(at, locale) })}
        </OfflineLine>
      )}
      {update !== null && (
        <OfflineLine tone="tint" icon={RefreshCw} actionLabel={t('shell.update.action')} onAction={update}>
          {t('shell.update.ready')}
        </OfflineLine>
      )}
    </>
  );
}

/** A line pushes the page down: it waits until what is being pressed has had its click. */
function useNothingPressed(): boolean {
  const [free, setFree] = useState(() => document.querySelector(':active') === null);

  // Follows the pointer.
  useEffect(() => {
    if (free) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const letGo = () => {
      timer = setTimeout(() => {
        setFree(true);
      }, AFTER_PRESS_MS);
    };
    const signs = ['pointerup', 'pointercancel'] as const;
    for (const sign of signs) addEventListener(sign, letGo, { once: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) removeEventListener(sign, letGo);
    };
  }, [free]);

  return free;
}
