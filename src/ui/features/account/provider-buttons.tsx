import { useLiveQuery } from 'dexie-react-hooks';
import { API_BASE } from '../../../contract/api-base.ts';
import { siteSettings } from '../../../data/catalogue/shell-queries.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { pathOf, prefixOf } from '../../shell/routing/paths.ts';
import styles from './provider-buttons.module.css';

/** In the address of the login page: somebody comes back from a provider. */
export const ENTERED = 'entered';
const NAMES: Readonly<Record<string, string>> = { google: 'Google', facebook: 'Facebook' };

export function providerName(provider: string): string {
  return NAMES[provider] ?? provider;
}

/** Signing in with others, where the operator has set them up. The server leads there and back again. */
export function ProviderButtons({ back }: { back: string }) {
  const { t, locale } = useTranslation();
  const providers = useLiveQuery(siteSettings, [])?.oauth ?? [];
  if (providers.length === 0) return null;
  // By way of the login page, which takes what belongs to the account onto this device.
  const entrance = prefixOf(locale) + pathOf('login', locale, { [ENTERED]: '1', return: back });
  return (
    <div className={styles.providers}>
      <p className={styles.or}>
        <span>{t('account.provider.or')}</span>
      </p>
      {providers.map((provider) => (
        // The server's own address, not the router's.
        <a
          key={provider}
          className={styles.provider}
          href={`${API_BASE}/oauth/${encodeURIComponent(provider)}?return=${encodeURIComponent(entrance)}`}
        >
          {t('account.provider.with', { provider: providerName(provider) })}
        </a>
      ))}
    </div>
  );
}
