import { TriangleAlert } from 'lucide-react';
import type { StorageState } from '../../data/storage-state.ts';
import { OfflineLine } from '../components/offline-line.tsx';
import { useWords } from '../i18n/use-words.ts';

/** Says that the device does not keep what the person does, and what helps. */
export default function StorageNote({ state }: { state: Exclude<StorageState, 'ok'> }) {
  const { t } = useWords();
  const reload = state === 'outdated' || state === 'broken';
  return (
    <OfflineLine
      tone="bad"
      icon={TriangleAlert}
      actionLabel={reload ? t('lists.reload') : undefined}
      onAction={() => {
        location.reload();
      }}
    >
      {t(`lists.storage.${state}`)}
    </OfflineLine>
  );
}
