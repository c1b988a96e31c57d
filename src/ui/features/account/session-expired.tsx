import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { startDataClient } from '../../../data/catalogue/data-client.ts';
import { Button } from '../../components/form/button.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { localePrefix } from '../../../contract/paths/site-paths.ts';
import { pathOf } from '../../shell/routing/paths.ts';
import styles from './session-expired.module.css';
import { withReturn } from './return-path.ts';
import { useSessionExpired } from '../../layout/account/use-session-expired.ts';

/** Notice that the session was ended elsewhere, with a link to log in again. */
export function SessionExpired() {
  const { t, locale } = useTranslation();
  const [path] = useLocation();
  const over = useSessionExpired();

  // Checks with the server: the last pull may have used the previous session.
  useEffect(() => {
    if (!over) return;
    startDataClient()
      .sync('manual')
      .catch((error: unknown) => console.warn('The session check failed', error));
  }, [over]);

  return (
    <div role="status">
      {over && (
        <div className={styles.note}>
          <p>{t('account.over.text')}</p>
          <Button variant="primary" href={withReturn(pathOf('login', locale), localePrefix(locale) + path)}>
            {t('account.over.login')}
          </Button>
        </div>
      )}
    </div>
  );
}
