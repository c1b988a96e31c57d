import { useLiveQuery } from 'dexie-react-hooks';
import { FileJson2, GitCompareArrows, LogIn, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { unsentTourFiles } from '../../../data/tours/files/unsent-tour-files.ts';
import { sendNow, type PendingList, pendingList } from '../../../data/sync/pending-list.ts';
import { Button } from '../../components/form/button.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { showSnackbar } from '../../shell/components/snackbar-store.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { setSiteDialog } from '../../shell/state/site-dialog-store.ts';
import { useOnline } from '../../shell/state/use-online.ts';
import { useUserDb } from '../../layout/account/use-user-db.ts';
import { pathOf } from '../../shell/routing/paths.ts';
import { saveTourFiles } from '../../../data/tours/files/save-tour-files.ts';
import styles from './sync-dialog.module.css';
import { PendingRow } from './pending-row.tsx';

const WIDTH_PX = 620;

/** Pending changes that are not in the account yet, with actions. */
export function SyncDialog({ onClose }: { onClose: () => void }) {
  const { t, tn, locale } = useTranslation();
  const [, navigate] = useLocation();
  const db = useUserDb();
  const online = useOnline();
  const list = useLiveQuery(() => pendingList(db), [db]);
  const [busy, setBusy] = useState(false);

  async function syncNow(): Promise<void> {
    setBusy(true);
    const done = await sendNow(db);
    setBusy(false);
    const later = navigator.onLine ? 'later' : 'offline';
    showSnackbar({ message: t(`sync.tried.${done ? 'saved' : later}`) });
  }

  async function save(): Promise<void> {
    const count = await saveTourFiles(await unsentTourFiles(new Date(), db));
    showSnackbar({ message: tn('sync.exported', count) });
  }

  const things = list?.things ?? [];
  const state = list === undefined ? null : stateOf(list, online);
  const hasTours = things.some(({ kind, what }) => kind === 'tours' && what !== 'deleted');
  return (
    <Dialog
      open
      onClose={onClose}
      width={WIDTH_PX}
      title={t('sync.title')}
      footer={
        things.length === 0 ? undefined : (
          <>
            {hasTours && (
              <Button variant="outline" icon={FileJson2} onClick={() => void save()}>
                {t('sync.export')}
              </Button>
            )}
            <Button variant="primary" icon={RefreshCw} busy={busy} onClick={() => void syncNow()}>
              {t(busy ? 'sync.trying' : 'sync.tryNow')}
            </Button>
          </>
        )
      }
    >
      <p role="status">{state !== null && t(`sync.state.${state}`)}</p>
      {state === 'signed-out' && (
        <Button
          variant="primary"
          icon={LogIn}
          onClick={() => {
            onClose();
            navigate(pathOf('login', locale));
          }}
        >
          {t('sync.login')}
        </Button>
      )}
      {state === 'outdated' && (
        <Button variant="primary" icon={RefreshCw} onClick={() => void updateToNewest()}>
          {t('sync.reload')}
        </Button>
      )}
      {things.length > 0 && (
        <ul className={styles.list} aria-label={t('sync.list')}>
          {things.map((thing) => (
            <PendingRow key={`${thing.kind} ${thing.id}`} thing={thing} onClose={onClose} />
          ))}
        </ul>
      )}
      {list !== undefined && list.summary.conflicts > 0 && (
        <div className={styles.compare}>
          <p>{tn('myTours.differ', list.summary.conflicts)}</p>
          <Button
            variant="outline"
            size="sm"
            icon={GitCompareArrows}
            onClick={() => setSiteDialog('compare')}
          >
            {t('myTours.compare')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

async function updateToNewest(): Promise<void> {
  const release = await import('../../../data/release/new-release.ts');
  await release.updateToNewest();
}

/** State of the sync; a problem that blocks everything takes precedence over one that blocks a single change. */
function stateOf({ summary, things }: PendingList, online: boolean) {
  const { phase } = summary;
  if (phase === 'signed-out' || phase === 'outdated' || phase === 'storage-full') return phase;
  if (things.length === 0) return 'saved';
  if (things.some(({ rejected }) => rejected !== null)) return 'problem';
  if (!online) return 'offline';
  return summary.state === 'saving' ? 'saving' : 'waiting';
}
