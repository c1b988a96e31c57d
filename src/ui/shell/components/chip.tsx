import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './chip.module.css';
import { classNames } from './class-names.ts';

export interface ChipProps {
  selected: boolean;
  onToggle: () => void;
  icon?: LucideIcon | undefined;
  /** Small element before the label, such as a flag. */
  lead?: ReactNode;
  disabled?: boolean | undefined;
  children: ReactNode;
}

/** A toggleable filter. */
export function Chip({ selected, onToggle, icon: Icon, lead, disabled = false, children }: ChipProps) {
  return (
    <button
      className={classNames(styles.chip, selected && styles.selected)}
      type="button"
      aria-pressed={selected}
      aria-disabled={disabled || undefined}
      onClick={() => {
        if (!disabled) onToggle();
      }}
    >
      {Icon !== undefined && <Icon className={styles.icon} aria-hidden />}
      {lead}
      <span>{children}</span>
    </button>
  );
}
