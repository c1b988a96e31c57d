import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link } from 'wouter';
import styles from './button.module.css';
import { classNames } from '../../shell/components/class-names.ts';

export type ButtonVariant = 'primary' | 'accent' | 'outline' | 'ghost' | 'text';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  variant: ButtonVariant;
  size?: 'md' | 'sm' | undefined;
  icon?: LucideIcon | undefined;
  iconEnd?: LucideIcon | undefined;
  /** Renders a link: inside the site through the router, anything with a scheme in a new tab. */
  href?: string | undefined;
  /** Shows a busy state and ignores clicks. */
  busy?: boolean | undefined;
  children: ReactNode;
}

/** The site's button; `accent` at most once per view. A disabled one stays focusable. */
export function Button({
  variant,
  size = 'md',
  icon: Icon,
  iconEnd: IconEnd,
  href,
  busy = false,
  disabled = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const look = classNames(styles.button, styles[variant], size === 'sm' && styles.small, className);
  const content = (
    <>
      {Icon !== undefined && <Icon className={classNames(styles.icon, busy && styles.turning)} aria-hidden />}
      <span className={styles.label}>{children}</span>
      {IconEnd !== undefined && <IconEnd className={styles.icon} aria-hidden />}
    </>
  );
  if (href !== undefined && !disabled) {
    return isExternal(href) ? (
      <a className={look} href={href} target="_blank" rel="noopener noreferrer">
        {content}
      </a>
    ) : (
      <Link className={look} href={href} aria-label={rest['aria-label']}>
        {content}
      </Link>
    );
  }
  const isInactive = disabled || busy;
  function click(event: MouseEvent<HTMLButtonElement>) {
    if (isInactive) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...rest}
      className={look}
      type={type}
      aria-disabled={isInactive || undefined}
      aria-busy={busy || undefined}
      onClick={click}
    >
      {content}
    </button>
  );
}

function isExternal(href: string): boolean {
  return /^[a-z]+:/i.test(href);
}
