import type { ReactNode } from 'react';
import { Section } from '../../layout/parts/section.tsx';
import styles from './detail-section.module.css';

export interface DetailSectionProps {
  /** Anchor for the URL and the tabs. */
  id: string;
  title: string;
  intro?: string | undefined;
  action?: ReactNode;
  children: ReactNode;
}

/** A section of a detail page with an anchor for the tabs and the URL. */
export function DetailSection({ id, ...section }: DetailSectionProps) {
  return (
    <div id={id} className={styles.anchor}>
      <Section {...section} />
    </div>
  );
}
