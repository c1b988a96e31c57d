import { useLiveQuery } from 'dexie-react-hooks';
import { GitCompareArrows } from 'lucide-react';
import { listConflicts } from '../../../data/sync/conflicts.ts';
import { StatusLine } from '../../components/status-line.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { setSiteDialog } from '../../shell/state/site-dialog-store.ts';
import { useUserDb } from '../../layout/account/use-user-db.ts';
import styles from './my-tours-page.module.css';

/** Notice about unresolved conflicts; nothing if there are none. */
export function ConflictNotice() {
  const { t, tn } = useTranslation();
  const db = useUserDb();
  const count = useLiveQuery(async () => (await listConflicts(undefined, db)).length, [db]) ?? 0;
  return (
    <div role="status" className={styles.notice}>
      {count > 0 && (
        <StatusLine
          icon={GitCompareArrows}
          actionLabel={t('myTours.compare')}
          onAction={() => setSiteDialog('compare')}
        >
          {tn('myTours.differ', count)}
        </StatusLine>
      )}
    </div>
  );
}
