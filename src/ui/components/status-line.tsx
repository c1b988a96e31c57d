import type { LucideIcon } from 'lucide-react';
import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../shell/components/class-names.ts';
import styles from './status-line.module.css';

export interface StatusLineProps {
  tone?: 'neutral' | 'tint' | 'bad' | undefined;
  icon?: LucideIcon | undefined;
  actionLabel?: string | undefined;
  onAction?: (() => void) | undefined;
  children: ReactNode;
}

/** Inline status line about the displayed data; never a dialog. */
export function StatusLine({
  tone = 'neutral',
  icon: Icon = CloudOff,
  actionLabel,
  onAction,
  children,
}: StatusLineProps) {
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
