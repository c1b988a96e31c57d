import { useLocation } from 'wouter';
import type { Locale } from '../../model/locale.ts';
import { loadWords } from '../i18n/words.ts';
import { rememberLocale } from './locale-choice.ts';
import { inLocale } from './paths.ts';

/** Changes the language of the address at once, also without a network, and remembers it. */
export function useSwitchLocale(): (target: Locale) => void {
  const [, navigate] = useLocation();
  return (target) => {
    rememberLocale(target);
    const go = () => {
      navigate(`~${inLocale(location.pathname, target)}${location.search}${location.hash}`);
    };
    loadWords(target, 'site').then(go, (error: unknown) => {
      console.warn('The words of the other language did not load', error);
      go();
    });
  };
}
