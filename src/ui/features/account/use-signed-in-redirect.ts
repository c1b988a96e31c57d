import { useLocation } from 'wouter';
import type { User } from '../../../contract/account.ts';
import { loadTranslations } from '../../shell/i18n/translations.ts';
import { storeLocale } from '../../shell/routing/locale-choice.ts';
import { returnPath } from './return-path.ts';

/**
 * After signing in: back to where somebody wanted to go, in the language that the account has. The way in is no
 * entry of the history: Back does not lead to the form again.
 */
export function useComeIn(): (user: User, search: string, elsewhere?: string) => Promise<void> {
  const [, navigate] = useLocation();
  return async ({ language }, search, elsewhere) => {
    const wanted = returnPath(search, language);
    const to = elsewhere !== undefined && !new URLSearchParams(search).has('return') ? elsewhere : wanted;
    storeLocale(language);
    await loadTranslations(language, 'site').catch((error: unknown) => {
      console.warn('The language of the account did not load', error);
    });
    navigate(`~${to}`, { replace: true });
  };
}
