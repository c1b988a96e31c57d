import { useLiveQuery } from 'dexie-react-hooks';
import {
  CloudCheck,
  CloudOff,
  CloudUpload,
  GitCompareArrows,
  LogIn,
  type LucideIcon,
  RefreshCw,
  TriangleAlert,
} from 'lucide-react';
import { syncSummary } from '../../../data/sync/sync-summary.ts';
import hidden from '../../shell/components/visually-hidden.module.css';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import styles from './account-sync.module.css';
import { setSiteDialog } from '../../shell/state/site-dialog-store.ts';
import { type SyncLook, syncLook } from '../notes/sync-look.ts';
import { useOnline } from '../../shell/state/use-online.ts';
import { useUserDb } from './use-user-db.ts';

const ICONS: Record<SyncLook, LucideIcon> = {
  saved: CloudCheck,
  saving: RefreshCw,
  offline: CloudOff,
  waiting: CloudUpload,
  problem: TriangleAlert,
  signedOut: LogIn,
  compare: GitCompareArrows,
};

/**
 * Sync state of the account for logged-in users: icon and label; a click opens the list of pending changes. "Saved" is
 * shown once the server has committed everything.
 * @param quiet hide while there is no problem
 */
export default function AccountSync({
  place,
  quiet = false,
}: {
  place: 'bar' | 'phone' | 'small';
  quiet?: boolean;
}) {
  const { t, tn } = useTranslation();
  const db = useUserDb();
  const online = useOnline();
  const summary = useLiveQuery(() => syncSummary(db), [db]);
  if (summary === undefined) return null;
  const { look, count } = syncLook(summary, online);
  if (quiet && (look === 'saved' || look === 'saving' || look === 'offline')) return null;
  const Icon = ICONS[look];
  const hasCount = look === 'waiting' || look === 'problem' || look === 'compare';
  const label = hasCount ? tn(`sync.chip.${look}`, count) : t(`sync.chip.${look}`);
  return (
    <>
      <button
        type="button"
        className={styles.chip}
        data-spot={place}
        data-look={look}
        aria-haspopup="dialog"
        aria-label={t('sync.chip.open', { state: label })}
        title={label}
        onClick={() => setSiteDialog('sync')}
      >
        <span className={styles.face}>
          <Icon className={styles.icon} aria-hidden />
          <span className={styles.text}>{label}</span>
        </span>
      </button>
      {/* A button's changing label is not announced, so a live region is; the transient "saving" is omitted. */}
      <span className={hidden.hidden} role="status">
        {look === 'saving' ? '' : label}
      </span>
    </>
  );
}
