import { HardDriveDownload } from 'lucide-react';
import { useId, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { keepWithoutAccount } from '../../../data/account/session.ts';
import { Button } from '../../components/form/button.tsx';
import { showSnackbar } from '../../shell/components/snackbar-store.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { useUser } from '../../layout/account/use-user.ts';
import { localePrefix } from '../../../contract/paths/site-paths.ts';
import { pathOf } from '../../shell/routing/paths.ts';
import { useFlags } from '../../shell/state/use-flags.ts';
import styles from './former-accounts.module.css';

/** The session has ended, perhaps because the account was deleted: options to keep its tours. */
export function OverCard() {
  const { t, tn, locale } = useTranslation();
  const user = useUser();
  const flags = useFlags();
  const [path, navigate] = useLocation();
  const titleId = useId();
  const [busy, setBusy] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const back = { return: localePrefix(locale) + path };

  async function keep(): Promise<void> {
    setBusy(true);
    try {
      const { tours } = await keepWithoutAccount();
      navigate(pathOf(flags.tours || !flags.loaded ? 'tours-bookmarked' : 'home', locale));
      showSnackbar({ message: tn('former.taken', tours) });
    } catch (error) {
      console.error('Keeping the tours as a guest failed', error);
      showSnackbar({ message: t('former.failed') });
    } finally {
      setBusy(false);
    }
  }

  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {t('former.over.title')}
      </h2>
      <p>{t('former.over.text', { name: user?.username ?? '' })}</p>
      <div className={styles.actions}>
        <Button variant="primary" size="sm" href={pathOf('login', locale, back)}>
          {t('former.over.login')}
        </Button>
        {confirming ? (
          <>
            <Button
              variant="outline"
              size="sm"
              icon={HardDriveDownload}
              busy={busy}
              onClick={() => void keep()}
            >
              {t('former.over.keepSure')}
            </Button>
            <Button variant="text" size="sm" disabled={busy} onClick={() => setConfirming(false)}>
              {t('former.deleteNot')}
            </Button>
          </>
        ) : (
          <Button variant="outline" size="sm" icon={HardDriveDownload} onClick={() => setConfirming(true)}>
            {t('former.over.keep')}
          </Button>
        )}
      </div>
      {confirming && <p role="alert">{t('former.over.keepText')}</p>}
      <p className={styles.quiet}>
        {t('former.over.elsewhere')} <Link href={pathOf('signup', locale, back)}>{t('former.signup')}</Link>
      </p>
    </section>
  );
}
