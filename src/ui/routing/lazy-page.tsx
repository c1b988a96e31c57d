import { lazy, use } from 'react';
import type { ComponentType } from 'react';
import { useLocale } from '../i18n/locale-context.tsx';
import { hasWords, loadWords } from '../i18n/words.ts';
import type { WordsPart } from '../i18n/words.ts';
import { reloadOnce } from '../../data/reload-once.ts';

export interface LazyPage {
  Page: ComponentType;
  /** Starts loading, so that a click finds it there. */
  preload: () => Promise<unknown>;
}

/** A page in a chunk of its own, with a part of the words. A chunk that is gone reloads the site once. */
export function lazyPage(
  load: () => Promise<{ default: ComponentType }>,
  part: WordsPart = 'site',
): LazyPage {
  let loading: Promise<{ default: ComponentType }> | null = null;
  function preload() {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  }
  const Loaded = lazy(async () => {
    try {
      return await preload();
    } catch (error) {
      if (!reloadOnce()) throw error;
      // The reload is under way: nothing is shown in between.
      return new Promise<never>(() => undefined);
    }
  });
  function Page() {
    const locale = useLocale();
    if (!hasWords(locale, part)) use(loadWords(locale, part));
    return <Loaded />;
  }
  return { Page, preload };
}
