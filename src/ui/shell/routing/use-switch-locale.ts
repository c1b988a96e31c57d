import { useLocation } from 'wouter';
import type { Locale } from '../../../model/base/locale.ts';
import { loadTranslations } from '../i18n/translations.ts';
import { storeLocale } from './locale-choice.ts';

/** Switches the language of the URL, also offline, and remembers it. */
export function useSwitchLocale(): (target: Locale) => void {
  const [, navigate] = useLocation();
  async function change(target: Locale): Promise<void> {
    const [{ inLocale }] = await Promise.all([
      import('../../routing/in-locale.ts'),
      loadTranslations(target, 'site'),
    ]);
    navigate(`~${inLocale(location.pathname, target)}${location.search}${location.hash}`);
    const { saveLanguage } = await import('../../../data/account/save-language.ts');
    await saveLanguage(target);
  }
  return (target) => {
    storeLocale(target);
    change(target).catch((error: unknown) => console.warn('The other language did not load', error));
  };
}
