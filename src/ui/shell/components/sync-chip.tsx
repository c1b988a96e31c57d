import { CloudAlert, CloudCheck, CloudOff, RefreshCw } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from '../i18n/use-translation.ts';
import { classNames } from './class-names.ts';
import styles from './sync-chip.module.css';

export type SyncChipState = 'up-to-date' | 'refreshing' | 'offline' | 'stale';

const ICONS: Record<SyncChipState, LucideIcon> = {
  'up-to-date': CloudCheck,
  refreshing: RefreshCw,
  offline: CloudOff,
  stale: CloudAlert,
};

/** Freshness of the cached catalogue; always an icon with a label. */
export function SyncChip({ state }: { state: SyncChipState }) {
  const { t } = useTranslation();
  const Icon = ICONS[state];
  return (
    <span className={classNames(styles.chip, styles[state])} role="status">
      <Icon className={styles.icon} aria-hidden />
      <span>{t(`kit.sync.${state}`)}</span>
    </span>
  );
}
