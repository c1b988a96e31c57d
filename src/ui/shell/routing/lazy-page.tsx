import { lazy, use } from 'react';
import type { ComponentType } from 'react';
import { reloadOnce } from '../../../data/offline/reload-once.ts';
import type { Locale } from '../../../model/base/locale.ts';
import { useLocale } from '../i18n/locale-context.tsx';
import { loadTranslations, TRY_AGAIN_MS } from '../i18n/translations.ts';
import type { TranslationPart } from '../i18n/translations.ts';

export interface LazyPart<Props extends object> {
  Page: ComponentType<Props>;
  /** Starts loading, with the words of a language where one is given, so that a click finds it there. */
  preload: (locale?: Locale) => Promise<unknown>;
}

export type LazyPage = LazyPart<object>;

/** A page, or a part of one, in a chunk of its own with its words, of one part or several. A chunk that is gone reloads the site once. */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  ...parts: readonly TranslationPart[]
): LazyPart<Props> {
  let loading: Promise<{ default: ComponentType<Props> }> | null = null;
  function preload(locale?: Locale) {
    if (locale !== undefined) {
      for (const part of parts) {
        // The page asks for them again, and says so if they do not come.
        loadTranslations(locale, part).catch(() => undefined);
      }
    }
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  }
  const make = () =>
    lazy(async () => {
      try {
        return await preload();
      } catch (error) {
        // Tried again, but not at once: React draws what failed a second time, which would go on without an end.
        setTimeout(() => {
          Loaded = make();
        }, TRY_AGAIN_MS);
        if (!reloadOnce()) throw error;
        // The reload is under way: nothing is shown in between.
        return new Promise<never>(() => undefined);
      }
    });
  let Loaded = make();
  function Page(props: Props) {
    const locale = useLocale();
    // All at once: one after the other would cost a round trip each.
    const words = parts.map((part) => loadTranslations(locale, part));
    for (const part of words) use(part);
    return <Loaded {...props} />;
  }
  return { Page, preload };
}
