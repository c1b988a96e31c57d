import { useLiveQuery } from 'dexie-react-hooks';
import { ACCOUNT_CALLS } from '../../../contract/api/account-calls.ts';
import { addressOfCall } from '../../../contract/api/api-call.ts';
import { siteSettings } from '../../../data/catalogue/shell-queries.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { localePrefix } from '../../../contract/paths/site-paths.ts';
import { pathOf } from '../../shell/routing/paths.ts';
import styles from './provider-buttons.module.css';

/** Query parameter of the login page after a redirect from an OAuth provider. */
export const FROM_PROVIDER = 'entered';
const NAMES: Readonly<Record<string, string>> = { google: 'Google', facebook: 'Facebook' };

export function providerName(provider: string): string {
  return NAMES[provider] ?? provider;
}

/**
 * OAuth login buttons for the providers that the operator configured. The server redirects to the provider and back.
 */
export function ProviderButtons({ back }: { back: string }) {
  const { t, locale } = useTranslation();
  const providers = useLiveQuery(siteSettings, [])?.oauth ?? [];
  if (providers.length === 0) return null;
  // Through the login page, which adopts the device's data into the account.
  const loginUrl = localePrefix(locale) + pathOf('login', locale, { [FROM_PROVIDER]: '1', return: back });
  return (
    <div className={styles.providers}>
      <p className={styles.or}>
        <span>{t('account.provider.or')}</span>
      </p>
      {providers.map((provider) => (
        // A server route, outside the router.
        <a
          key={provider}
          className={styles.provider}
          href={addressOfCall(ACCOUNT_CALLS.oauthStart, { parts: { provider }, query: { return: loginUrl } })}
        >
          {t('account.provider.with', { provider: providerName(provider) })}
        </a>
      ))}
    </div>
  );
}
