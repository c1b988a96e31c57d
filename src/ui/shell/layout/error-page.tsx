import type { ReactNode } from 'react';
import { hasWords, translate } from '../i18n/translations.ts';
import { localeOfPath, prefixOf } from '../routing/paths.ts';
import styles from './error-page.module.css';

/** Plain on purpose: it stands when anything else may be broken, also the words of the language. */
const WITHOUT_WORDS: Record<string, string> = {
  'error.heading': 'Something broke.',
  'error.words': 'Your tours are saved on this device.',
  'error.offline': 'The network is missing',
  'shell.needsNetwork': 'Your tours are saved on this device.',
  'error.reload': 'Load again',
  'error.home': 'Home',
};
/** As browsers call a part of the site that did not come. */
const CUT_OFF = /dynamically imported|module script|preload CSS/;

/** For an error boundary around pages. */
export function errorPage(error: unknown): ReactNode {
  return <ErrorPage isCutOff={CUT_OFF.test(String(error))} />;
}

function ErrorPage({ isCutOff }: { isCutOff: boolean }) {
  const locale = localeOfPath(location.pathname);
  const t = (key: string) =>
    hasWords(locale, 'site') ? translate(locale, key) : (WITHOUT_WORDS[key] ?? key);
  return (
    <main className={styles.page} data-failed>
      <h1>{t(isCutOff ? 'error.offline' : 'error.heading')}</h1>
      <p className={styles.words}>{t(isCutOff ? 'shell.needsNetwork' : 'error.words')}</p>
      <div className={styles.actions}>
        <button
          className={styles.reload}
          type="button"
          onClick={() => {
            location.reload();
          }}
        >
          {t('error.reload')}
        </button>
        <a className={styles.home} href={prefixOf(locale) || '/'}>
          {t('error.home')}
        </a>
      </div>
    </main>
  );
}
