import type { ReactNode } from 'react';
import { Section } from '../../layout/parts/section.tsx';
import styles from './detail-section.module.css';

export interface DetailSectionProps {
  /** Anchor in the address and for the tabs. */
  id: string;
  title: string;
  intro?: string | undefined;
  action?: ReactNode;
  children: ReactNode;
}

/** A part of a detail page that the tabs and an address lead to. */
export function DetailSection({ id, ...section }: DetailSectionProps) {
  return (
    <div id={id} className={styles.anchor}>
      <Section {...section} />
    </div>
  );
}
