import { useLiveQuery } from 'dexie-react-hooks';
import { TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { inMemory } from '../../../data/storage/device-storage.ts';
import { userTours } from '../../../data/tours/user-queries.ts';
import { saveTourFiles } from '../../../data/tours/files/save-tour-files.ts';
import type { StorageState } from '../../../data/storage/storage-state.ts';
import { unsentTourFiles } from '../../../data/tours/files/unsent-tour-files.ts';
import { StatusLine } from '../../components/status-line.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';

/** Warns that the device does not store changes, and says what helps. */
export default function StorageNote({ state }: { state: Exclude<StorageState, 'ok'> }) {
  const { t } = useTranslation();
  if (state === 'denied' && inMemory.now) return <MemoryNote />;
  const reload = state === 'outdated' || state === 'broken';
  return (
    <StatusLine
      tone="bad"
      icon={TriangleAlert}
      actionLabel={reload ? t('lists.reload') : undefined}
      onAction={() => location.reload()}
    >
      {t(`lists.storage.${state}`)}
    </StatusLine>
  );
}

/** In memory mode tours can be exported as files; leaving the page with an unsaved tour asks for confirmation. */
function MemoryNote() {
  const { t } = useTranslation();
  const unsaved = useLiveQuery(async () => {
    const touched = new Set((await userTours()).map(({ id }) => id));
    return (await unsentTourFiles()).filter(({ tour }) => touched.has(tour.id));
  });
  const isAtRisk = unsaved !== undefined && unsaved.length > 0;
  useEffect(() => {
    if (!isAtRisk) return undefined;
    const ask = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isAtRisk]);
  return (
    <StatusLine
      tone="bad"
      icon={TriangleAlert}
      actionLabel={isAtRisk ? t('lists.storage.files') : undefined}
      onAction={() => void saveTourFiles(unsaved ?? [])}
    >
      {t('lists.storage.denied')}
    </StatusLine>
  );
}
