import { CloudAlert, CloudCheck, CloudOff, CloudUpload, RefreshCw, TriangleAlert } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useWords } from '../i18n/use-words.ts';
import { classNames } from './class-names.ts';
import styles from './sync-chip.module.css';

export type SyncChipState =
  'up-to-date' | 'refreshing' | 'sending' | 'waiting' | 'offline' | 'stale' | 'needs-you';

const ICONS: Record<SyncChipState, LucideIcon> = {
  'up-to-date': CloudCheck,
  refreshing: RefreshCw,
  sending: RefreshCw,
  waiting: CloudUpload,
  offline: CloudOff,
  stale: CloudAlert,
  'needs-you': TriangleAlert,
};

/** How this device and the server stand; always icon and word. `count` is for `waiting` and `needs-you`. */
export function SyncChip({ state, count = 0 }: { state: SyncChipState; count?: number }) {
  const { t, tn } = useWords();
  const Icon = ICONS[state];
  const words =
    state === 'waiting' || state === 'needs-you' ? tn(`kit.sync.${state}`, count) : t(`kit.sync.${state}`);
  return (
    <span className={classNames(styles.chip, styles[state])} role="status">
      <Icon className={styles.icon} aria-hidden />
      <span>{words}</span>
    </span>
  );
}
