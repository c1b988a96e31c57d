import { Link } from 'wouter';
import { useTranslation } from '../i18n/use-translation.ts';
import { pathOf } from '../routing/paths.ts';
import { setConsent } from './consent.ts';
import styles from './consent-banner.module.css';

function answer(consent: '0' | '1'): void {
  // The focused button disappears with the banner.
  document.getElementById('content')?.focus({ preventScroll: true });
  setConsent(consent);
}

/** Consent question with two equally prominent answers; no page view is counted before it is accepted. */
export function ConsentBanner() {
  const { t, locale } = useTranslation();
  return (
    <section className={styles.banner} aria-label={t('consent.title')}>
      <p>
        {t('consent.text')} <Link href={pathOf('privacy', locale)}>{t('consent.privacy')}</Link>
      </p>
      <div className={styles.answers}>
        <button className={styles.answer} type="button" onClick={() => answer('1')}>
          {t('consent.accept')}
        </button>
        <button className={styles.answer} type="button" onClick={() => answer('0')}>
          {t('consent.refuse')}
        </button>
      </div>
    </section>
  );
}
