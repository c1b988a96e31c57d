import { RefreshCw } from 'lucide-react';
import { OfflineLine } from '../components/offline-line.tsx';
import { formatInstant } from '../format/format-instant.ts';
import { useWords } from '../i18n/use-words.ts';

interface StatusNotesProps {
  /** What is shown may be old. */
  old: 'offline' | 'stale' | null;
  /** UTC instant of the last pull; null where there was none. */
  at: string | null;
  /** Changes to the new version that waits; null where none does. */
  update: (() => void) | null;
}

/** What is old and since when, and a new version. */
export default function StatusNotes({ old, at, update }: StatusNotesProps) {
  const { t, locale } = useWords();
  return (
    <>
      {old !== null && (
        <OfflineLine>
          {at === null
            ? t(`shell.${old}.empty`)
            : t(`shell.${old}.since`, { when: formatInstant(at, locale) })}
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
