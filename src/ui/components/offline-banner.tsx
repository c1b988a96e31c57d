import type { LucideIcon } from 'lucide-react';
import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../shell/components/class-names.ts';
import styles from './offline-banner.module.css';

export interface OfflineLineProps {
  tone?: 'neutral' | 'tint' | 'bad' | undefined;
  icon?: LucideIcon | undefined;
  actionLabel?: string | undefined;
  onAction?: (() => void) | undefined;
  children: ReactNode;
}

/** Inline status line about the displayed data; never a dialog. */
export function OfflineLine({
  tone = 'neutral',
  icon: Icon = CloudOff,
  actionLabel,
  onAction,
  children,
}: OfflineLineProps) {
  return (
    <div className={classNames(styles.line, styles[tone])}>
      <Icon className={styles.icon} aria-hidden />
      <span>{children}</span>
      {actionLabel !== undefined && (
        <button className={styles.action} type="button" onClick={onAction}>
          {actionLabel}
        </button>
      )}
    </div>
  );
}
