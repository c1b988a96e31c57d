import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../shell/components/class-names.ts';
import styles from './tag.module.css';

export interface TagProps {
  tone: 'tint' | 'good' | 'warn' | 'bad' | 'neutral';
  icon?: LucideIcon | undefined;
  children: ReactNode;
}

/** A small status label; always text, never color alone. */
export function Tag({ tone, icon: Icon, children }: TagProps) {
  return (
    <span className={classNames(styles.tag, styles[tone])}>
      {Icon !== undefined && <Icon className={styles.icon} aria-hidden />}
      <span>{children}</span>
    </span>
  );
}
