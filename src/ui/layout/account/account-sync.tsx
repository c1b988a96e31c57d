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
 * Whether the account has what this device holds, for whoever is signed in: sign and words, and a press opens the
 * list. "Saved" stands there once the server has committed it.
 * @param quiet nothing where everything is as it should be
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
  const counted = look === 'waiting' || look === 'problem' || look === 'compare';
  const words = counted ? tn(`sync.chip.${look}`, count) : t(`sync.chip.${look}`);
  return (
    <>
      <button
        type="button"
        className={styles.chip}
        data-spot={place}
        data-look={look}
        aria-haspopup="dialog"
        aria-label={t('sync.chip.open', { state: words })}
        title={words}
        onClick={() => {
          setSiteDialog('sync');
        }}
      >
        <span className={styles.face}>
          <Icon className={styles.icon} aria-hidden />
          <span className={styles.words}>{words}</span>
        </span>
      </button>
      {/* A button's own words are not told when they change; that it is saving right now is not worth telling. */}
      <span className={hidden.hidden} role="status">
        {look === 'saving' ? '' : words}
      </span>
    </>
  );
}
