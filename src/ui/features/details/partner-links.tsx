import type { LucideIcon } from 'lucide-react';
import { OutLink } from '../../components/out-link.tsx';
import styles from './partner-links.module.css';

export interface PartnerLink {
  icon: LucideIcon;
  label: string;
  /** From `src/model/provider-links.ts`, with the key of the item as the campaign where a partner takes one. */
  href: string;
  sponsored?: boolean;
}

/** Searches at other sites for what is booked before a journey. */
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
