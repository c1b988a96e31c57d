import type { ReactNode } from 'react';
import { SiteLayout } from '../../shell/layout/site-layout.tsx';
import { useTitle } from '../../shell/routing/use-title.ts';
import styles from './account-sheet.module.css';

/** Layout of a single narrow form: login, sign-up, passwords, confirmations. */
export function AccountSheet(props: {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
  below?: ReactNode;
}) {
  const { title, intro, children, below } = props;
  useTitle(title);
  return (
    <SiteLayout>
      <div className={styles.page}>
        <div className={styles.sheet}>
          <h1 className={styles.title}>{title}</h1>
          {intro !== undefined && <p className={styles.intro}>{intro}</p>}
          {children}
        </div>
        {below !== undefined && <div className={styles.below}>{below}</div>}
      </div>
    </SiteLayout>
  );
}
