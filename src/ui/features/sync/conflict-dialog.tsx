import { useLiveQuery } from 'dexie-react-hooks';
import {
  describeConflicts,
  type DescribedConflict,
  decideConflict,
} from '../../../data/sync/conflict-list.ts';
import { Button } from '../../components/form/button.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { showSnackbar } from '../../shell/components/snackbar-store.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { useUserDb } from '../../layout/account/use-user-db.ts';
import { ConflictRow } from './conflict-row.tsx';
import styles from './conflict-dialog.module.css';

const WIDTH_PX = 760;

/** Conflicts between two devices: shows both values of each, to choose one or keep the current state. */
export function ConflictDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const db = useUserDb();
  const list = useLiveQuery(() => describeConflicts(db), [db]);
  const values = (list ?? []).filter(({ kind }) => kind === 'value' || kind === 'order');

  /** @param useOther the losing value instead of the current one */
  async function resolveAll(useOther: boolean): Promise<void> {
    let left = 0;
    for (const row of values) {
      const result = await decideConflict(row, useOther, db);
      if (!result.ok) {
        showSnackbar({ message: t('sync.notKept') });
        return;
      }
      if (result.value === 'no-place') left += 1;
    }
    const done = useOther ? 'sync.compare.done' : 'sync.compare.stays';
    showSnackbar({ message: t(left > 0 ? 'sync.compare.noPlace' : done) });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      width={WIDTH_PX}
      title={t('sync.compare.title')}
      footer={
        values.length < 2 ? undefined : (
          <>
            <Button variant="outline" onClick={() => void resolveAll(false)}>
              {t('sync.compare.allKeep')}
            </Button>
            <Button variant="outline" onClick={() => void resolveAll(true)}>
              {t('sync.compare.allUse')}
            </Button>
          </>
        )
      }
    >
      <p>{t(list?.length === 0 ? 'sync.compare.none' : 'sync.compare.intro')}</p>
      {groupsOf(list ?? []).map((group) => (
        <section key={group[0]?.documentId} className={styles.group}>
          <h3 className={styles.document}>{nameOf(group[0], t)}</h3>
          <ul className={styles.list}>
            {group.map((row) => (
              <ConflictRow key={row.id} row={row} />
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}

/** Groups conflicts by document; the list is ordered by document. */
function groupsOf(list: readonly DescribedConflict[]): DescribedConflict[][] {
  const groups: DescribedConflict[][] = [];
  for (const row of list) {
    const last = groups.at(-1);
    if (last?.[0]?.documentId === row.documentId) last.push(row);
    else groups.push([row]);
  }
  return groups;
}

function nameOf(row: DescribedConflict | undefined, t: ReturnType<typeof useTranslation>['t']): string {
  if (row === undefined || row.title === null) return t('sync.compare.gone');
  if (row.title !== '') return row.title;
  return row.collection === 'settings' ? t('sync.kind.settings') : t('sync.untitled');
}
