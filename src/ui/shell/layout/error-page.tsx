import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { hasTranslations, translate } from '../i18n/translations.ts';
import { localeOfPath } from '../../../contract/paths/find-page.ts';
import { failPage } from '../routing/page-progress.ts';
import { localePrefix } from '../../../contract/paths/site-paths.ts';
import styles from './error-page.module.css';

/** Built-in texts for when even the translations could not be loaded. */
const BUILT_IN_TEXTS = {
  'error.heading': 'Something went wrong',
  'error.text': 'Your tours are saved on this device.',
  'error.offline': 'You’re offline',
  'shell.needsNetwork': 'Your tours are saved on this device.',
  'error.reload': 'Reload',
  'error.home': 'Home',
};
/** How browsers report a chunk that could not be loaded. */
const CHUNK_ERROR = /dynamically imported|module script|preload CSS/;

/** Fallback of the error boundaries around pages. */
export function errorPage(error: unknown): ReactNode {
  return <ErrorPage isChunkError={CHUNK_ERROR.test(String(error))} />;
}

function ErrorPage({ isChunkError }: { isChunkError: boolean }) {
  useEffect(failPage, []);
  const locale = localeOfPath(location.pathname);
  const isTranslated = hasTranslations(locale, 'site');
  const t = (key: keyof typeof BUILT_IN_TEXTS) =>
    isTranslated ? translate(locale, key) : BUILT_IN_TEXTS[key];
  return (
    <main className={styles.page}>
      <h1>{t(isChunkError ? 'error.offline' : 'error.heading')}</h1>
      <p className={styles.text}>{t(isChunkError ? 'shell.needsNetwork' : 'error.text')}</p>
      <div className={styles.actions}>
        <button className={styles.reload} type="button" onClick={() => location.reload()}>
          {t('error.reload')}
        </button>
        <a className={styles.home} href={localePrefix(locale) || '/'}>
          {t('error.home')}
        </a>
      </div>
    </main>
  );
}
