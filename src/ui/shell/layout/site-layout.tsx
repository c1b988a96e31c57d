import type { ReactNode } from 'react';
import { SnackbarHost } from '../components/snackbar-host.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { PictureView } from '../state/picture-view.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './site-layout.module.css';
import { StatusLines } from './status-lines.tsx';

/** Header, page, footer. `overHero`: the page starts with a picture that the header overlays. */
export function SiteLayout({ overHero = false, children }: { overHero?: boolean; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={styles.layout}>
      <a className={styles.skip} href="#content">
        {t('shell.skip')}
      </a>
      <StatusLines />
      <Header overHero={overHero} />
      <main className={styles.main} id="content" tabIndex={-1}>
        <PictureView>{children}</PictureView>
      </main>
      <Footer />
      <SnackbarHost />
    </div>
  );
}
