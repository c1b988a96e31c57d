import { Monitor, Moon, Sun } from 'lucide-react';
import { Link } from 'wouter';
import { useExchangeRate } from '../format/exchange-rate.ts';
import { currencyFor } from '../format/format-money.ts';
import { useWords } from '../i18n/use-words.ts';
import { pathOf } from '../routing/paths.ts';
import { useSwitchLocale } from '../routing/use-switch-locale.ts';
import styles from './footer.module.css';
import { Logo } from './logo.tsx';
import { Segmented } from './segmented.tsx';
import { useTheme } from './use-theme.ts';
import { useToursKnown } from './use-tours-known.ts';

/** Links to what there is, language and theme, and what prices are. */
export default function FooterContent() {
  const { t, locale } = useWords();
  const rate = useExchangeRate();
  const switchLocale = useSwitchLocale();
  const [theme, setTheme] = useTheme();
  const toursKnown = useToursKnown();
  return (
    <div className={styles.inner}>
      <div className={styles.brand}>
        <Logo />
        <p>{t('shell.claim')}</p>
      </div>
      <nav className={styles.links} aria-label={t('shell.footerNav')}>
        <Link href={pathOf('home', locale)}>{t('shell.home')}</Link>
        <Link href={pathOf('tours-create', locale)}>{t('shell.planner')}</Link>
        {toursKnown && <Link href={pathOf('tours-bookmarked', locale)}>{t('shell.myTours')}</Link>}
      </nav>
      <div className={styles.choices}>
        <Segmented
          legend={t('shell.language')}
          value={locale}
          onChange={switchLocale}
          options={[
            { value: 'en', label: 'English', lang: 'en' },
            { value: 'de', label: 'Deutsch', lang: 'de' },
          ]}
        />
        <Segmented
          legend={t('shell.theme.legend')}
          value={theme}
          onChange={setTheme}
          options={[
            { value: 'light', label: t('shell.theme.light'), icon: Sun },
            { value: 'dark', label: t('shell.theme.dark'), icon: Moon },
            { value: 'system', label: t('shell.theme.system'), icon: Monitor },
          ]}
        />
      </div>
      <p className={styles.prices}>
        {t(currencyFor(locale, rate) === 'EUR' ? 'shell.pricesEuro' : 'shell.pricesDollar')}{' '}
        {t('shell.drawn')}
      </p>
    </div>
  );
}
