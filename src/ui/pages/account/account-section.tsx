import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../../shell/components/class-names.ts';
import styles from './account-section.module.css';

/** A section of the account page with a title and an explanation. */
export function AccountSection(props: {
  title: string;
  intro?: string | undefined;
  danger?: boolean;
  children: ReactNode;
}) {
  const { title, intro, danger = false, children } = props;
  const id = useId();
  return (
    <section className={classNames(styles.section, danger && styles.danger)} aria-labelledby={id}>
      <div>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {intro !== undefined && <p className={styles.intro}>{intro}</p>}
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
