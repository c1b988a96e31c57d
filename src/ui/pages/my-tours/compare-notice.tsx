import { useLiveQuery } from 'dexie-react-hooks';
import { GitCompareArrows } from 'lucide-react';
import { listConflicts } from '../../../data/sync/conflicts.ts';
import { OfflineLine } from '../../components/offline-line.tsx';
import { useWords } from '../../i18n/use-words.ts';
import { setSiteDialog } from '../../layout/site-dialog-store.ts';
import { useUserDb } from '../../layout/use-user-db.ts';
import styles from './my-tours-page.module.css';

/** Says calmly that there are values to compare; nothing where there are none. */
export function CompareNotice() {
  const { t, tn } = useWords();
  const db = useUserDb();
  const count = useLiveQuery(async () => (await listConflicts(undefined, db)).length, [db]) ?? 0;
  return (
    <div role="status" className={styles.notice}>
      {count > 0 && (
        <OfflineLine
          icon={GitCompareArrows}
          actionLabel={t('myTours.compare')}
          onAction={() => {
            setSiteDialog('compare');
          }}
        >
          {tn('myTours.differ', count)}
        </OfflineLine>
      )}
    </div>
  );
}
