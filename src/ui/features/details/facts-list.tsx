import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './facts-list.module.css';

export interface Fact {
  icon?: LucideIcon | undefined;
  value: ReactNode;
  label: string;
}

/** Key facts, two per row: the value emphasized, its label below. */
export function FactsList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ icon: Icon, value, label }) => (
        <div key={label} className={styles.fact}>
          <dt>
            {Icon !== undefined && <Icon aria-hidden />}
            {label}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
