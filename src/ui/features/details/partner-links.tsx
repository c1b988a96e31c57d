import type { LucideIcon } from 'lucide-react';
import { OutLink } from '../../components/out-link.tsx';
import styles from './partner-links.module.css';

export interface PartnerLink {
  icon: LucideIcon;
  label: string;
  /** From `src/model/provider-links.ts`, with the item's key as the campaign if the partner supports one. */
  href: string;
  sponsored?: boolean;
}

/** Search links to partner sites for bookings. */
export function PartnerLinks({ links }: { links: readonly PartnerLink[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ icon: Icon, label, href, sponsored = false }) => (
        <li key={href} className={styles.link}>
          <Icon aria-hidden />
          <OutLink href={href} sponsored={sponsored}>
            {label}
          </OutLink>
        </li>
      ))}
    </ul>
  );
}
