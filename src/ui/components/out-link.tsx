import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './out-link.module.css';

/** A link to another site, in a new tab. `sponsored`: the operator may be paid for what is bought there. */
export function OutLink(props: {
  href: string;
  /** What screen readers say where the words alone do not tell where it leads. */
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
