import { useLocation } from 'wouter';
import type { Locale } from '../../model/locale.ts';
import { loadWords } from '../i18n/words.ts';
import { rememberLocale } from './locale-choice.ts';

/** Changes the language of the address at once, also without a network, and remembers it. */
export function useSwitchLocale(): (target: Locale) => void {
  const [, navigate] = useLocation();
  return (target) => {
    rememberLocale(target);
    Promise.all([import('./in-locale.ts'), loadWords(target, 'site')]).then(
      ([{ inLocale }]) => {
        navigate(`~${inLocale(location.pathname, target)}${location.search}${location.hash}`);
      },
      (error: unknown) => {
        console.warn('The other language did not load', error);
      },
    );
  };
}
