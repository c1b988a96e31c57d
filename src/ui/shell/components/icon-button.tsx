import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from './class-names.ts';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** Accessible name and tooltip. */
  label: string;
  icon: LucideIcon;
  variant?: 'plain' | 'outline' | 'filled' | undefined;
}

/** A button with one icon and a 44 px target. */
export function IconButton({
  label,
  icon: Icon,
  variant = 'plain',
  className,
  disabled = false,
  onClick,
  type = 'button',
  ...rest
}: IconButtonProps) {
  function click(event: MouseEvent<HTMLButtonElement>) {
    if (disabled) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...rest}
      className={classNames(styles.button, styles[variant], className)}
      type={type}
      aria-label={label}
      title={label}
      aria-disabled={disabled || undefined}
      onClick={click}
    >
      <Icon className={styles.icon} aria-hidden />
    </button>
  );
}
