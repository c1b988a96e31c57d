import type { ReactNode } from 'react';
import { HeadPicture } from '../../layout/parts/head-picture.tsx';
import { MinimalLayout } from '../../layout/parts/minimal-layout.tsx';
import { Logo } from '../../shell/layout/logo.tsx';
import { SiteLayout } from '../../shell/layout/site-layout.tsx';
import { useTitle } from '../../shell/routing/use-title.ts';
import styles from './account-sheet.module.css';

/**
 * Layout of a single narrow form: login, sign-up, passwords, confirmations. `inSite`: keeps the navigation, since the
 * user wanted another page of the site.
 */
export function AccountSheet(props: {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
  below?: ReactNode;
  inSite?: boolean;
}) {
  const { title, intro, children, below, inSite = false } = props;
  useTitle(title);
  const content = (
    <div className={styles.page}>
      <div className={styles.sheet}>
        <h1 className={styles.title}>{title}</h1>
        {intro !== undefined && <p className={styles.intro}>{intro}</p>}
        {children}
      </div>
      {below !== undefined && <div className={styles.below}>{below}</div>}
    </div>
  );
  if (inSite) {
    return (
      <SiteLayout>
        <HeadPicture />
        {content}
      </SiteLayout>
    );
  }
  return (
    <MinimalLayout
      head={
        <header className={styles.head}>
          <Logo />
        </header>
      }
    >
      <main id="content" tabIndex={-1}>
        {content}
      </main>
    </MinimalLayout>
  );
}
