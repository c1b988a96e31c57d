import { Link } from 'wouter';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import type { SitePage } from '../../../contract/paths/site-paths.ts';
import { pathOf } from '../../shell/routing/paths.ts';
import { useFoundPage } from '../../shell/routing/use-found-page.ts';
import { CurrencyChoice, LanguageChoice, ThemeChoice, UnitChoices } from './choices.tsx';
import { FloatingStart } from './floating-start.tsx';
import { FooterPicture } from './footer-picture.tsx';
import styles from './footer-content.module.css';
import { Logo } from '../../shell/layout/logo.tsx';
import { OnThisDevice } from '../notes/on-this-device.tsx';
import { INFO_PAGES, LEGAL_PAGES } from '../site-pages.ts';
import { useFlags } from '../../shell/state/use-flags.ts';
import { useHasSaved } from '../../shell/state/use-has-tours.ts';

/** Footer content: picture, site links, cached data, device settings. */
export default function FooterContent() {
  const { t, locale } = useTranslation();
  const { currency } = useFormat();
  const flags = useFlags();
  const hasSaved = useHasSaved();
  const page = useFoundPage()?.page ?? null;
  const prices =
    currency === 'USD'
      ? t('frame.prices.USD')
      : t('frame.prices.other', { currency: nameOf(currency, locale) });
  return (
    <>
      <FooterPicture page={page} />
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Logo />
          <p>{t('frame.claim')}</p>
        </div>
        <nav className={styles.columns} aria-label={t('frame.footerNav')}>
          <Column
            title={t('frame.plan')}
            pages={[
              ...(flags.tours ? [['tours', t('shell.tours')] as const] : []),
              ['destinations', t('shell.destinations')],
              ['experiences', t('shell.experiences')],
              ['collections', t('frame.collections')],
              ...(flags.planner ? [['tours-create', t('frame.planner')] as const] : []),
              ...(hasSaved && flags.tours ? [['tours-bookmarked', t('shell.myTours')] as const] : []),
            ]}
          />
          <Column
            title={t('frame.read')}
            pages={[
              ...(flags.blog ? [['blog', t('shell.blog')] as const] : []),
              ...INFO_PAGES.map(([name, key]) => [name, t(key)] as const),
            ]}
          />
          <Column
            title={t('frame.legal')}
            pages={LEGAL_PAGES.map(([name, key]) => [name, t(key)] as const)}
          />
        </nav>
        <OnThisDevice />
        <div className={styles.choices}>
          <p className={styles.prices}>
            {prices} {t('frame.drawn')}
          </p>
          <CurrencyChoice />
          <UnitChoices />
          <LanguageChoice />
          <ThemeChoice />
        </div>
      </div>
      <FloatingStart />
    </>
  );
}

function Column({ title, pages }: { title: string; pages: readonly (readonly [SitePage, string])[] }) {
  const { locale } = useTranslation();
  return (
    <div>
      <p className={styles.columnTitle}>{title}</p>
      <ul className={styles.links}>
        {pages.map(([name, label]) => (
          <li key={name}>
            <Link href={pathOf(name, locale)}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Localized currency name: "Euro", "Swiss francs". */
function nameOf(currency: string, locale: string): string {
  return new Intl.DisplayNames(locale, { type: 'currency' }).of(currency) ?? currency;
}
