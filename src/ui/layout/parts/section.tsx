import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './section.module.css';

export interface SectionProps {
  title: string;
  intro?: string | undefined;
  /** Beside the heading, for example a link to all items. */
  action?: ReactNode;
  children: ReactNode;
}

/** A page section with a heading, in the width of the content. */
export function Section({ title, intro, action, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <div>
          <h2 id={id}>{title}</h2>
          {intro !== undefined && <p className={styles.intro}>{intro}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
