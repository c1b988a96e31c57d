import type { ReactNode } from 'react';
import { SnackbarHost } from '../../shell/components/snackbar-host.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import styles from '../../shell/layout/site-layout.module.css';
import { StatusLines } from '../../shell/layout/status-lines.tsx';

/** Page without the site's navigation and footer: for one task, like logging in or printing. `head`: the way back. */
export function MinimalLayout(props: {
  head: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}) {
  const { head, className, children } = props;
  const { t } = useTranslation();
  return (
    <div className={className}>
      <a className={styles.skip} href="#content">
        {t('shell.skip')}
      </a>
      <StatusLines />
      {head}
      {children}
      <SnackbarHost />
    </div>
  );
}
