import { useLocation } from 'wouter';
import type { User } from '../../../contract/account.ts';
import { loadTranslations } from '../../shell/i18n/translations.ts';
import { storeLocale } from '../../shell/routing/locale-choice.ts';
import { returnPath } from './return-path.ts';

/**
 * Redirect after a login: to the return path, in the account's language. Replaces the history entry, so that Back does
 * not lead to the form.
 */
export function useLoginRedirect(): (user: User, search: string, fallback?: string) => Promise<void> {
  const [, navigate] = useLocation();
  return async ({ language }, search, fallback) => {
    const target = returnPath(search, language);
    const to = fallback !== undefined && !new URLSearchParams(search).has('return') ? fallback : target;
    storeLocale(language);
    await loadTranslations(language, 'site').catch((error: unknown) =>
      console.warn('The account language could not be loaded', error),
    );
    navigate(`~${to}`, { replace: true });
  };
}
