import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './out-link.module.css';

/** External link in a new tab. `sponsored`: the operator may earn a commission. */
export function OutLink(props: {
  href: string;
  /** Accessible name if the visible text alone is ambiguous. */
  label?: string | undefined;
  sponsored?: boolean;
  children: ReactNode;
}) {
  const { href, label, sponsored = false, children } = props;
  return (
    <a
      className={styles.out}
      href={href}
      target="_blank"
      rel={sponsored ? 'noopener noreferrer sponsored' : 'noopener noreferrer'}
      aria-label={label}
    >
      {children}
      <ExternalLink aria-hidden />
    </a>
  );
}
