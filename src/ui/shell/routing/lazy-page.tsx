import { lazy } from 'react';
import type { ComponentType } from 'react';
import { reloadOnce } from '../../../data/offline/reload-once.ts';
import type { Locale } from '../../../model/base/locale.ts';
import { useLocale } from '../i18n/locale-context.tsx';
import { loadTranslations, RETRY_DELAY_MS } from '../i18n/translations.ts';
import type { TranslationPart } from '../i18n/translation-part.ts';
import { useTranslationParts } from '../i18n/use-translation-parts.ts';
import { advancePage } from './page-progress.ts';
import { retryFailedStyles } from './failed-styles.ts';

export interface LazyPart<Props extends object> {
  Component: ComponentType<Props>;
  /** Starts loading, with the translations of a locale if one is given, so that a click finds it loaded. */
  preload: (locale?: Locale) => Promise<unknown>;
}

export type LazyPage = LazyPart<object>;

/**
 * A lazy page or component with its translation parts. A chunk that no longer exists on the server reloads the site
 * once.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  ...parts: readonly TranslationPart[]
): LazyPart<Props> {
  let loading: Promise<{ default: ComponentType<Props> }> | null = null;
  function preload(locale?: Locale) {
    if (locale !== undefined) {
      for (const part of parts) {
        // The page requests them again and reports a failure.
        loadTranslations(locale, part).catch(() => undefined);
      }
    }
    loading ??= retryFailedStyles()
      .then(load)
      .then((module) => {
        advancePage();
        return module;
      })
      .catch((error: unknown) => {
        loading = null;
        throw error;
      });
    return loading;
  }
  const makeLazy = () =>
    lazy(async () => {
      try {
        return await preload();
      } catch (error) {
        // Retried after a delay only: React renders a failed component a second time, so an immediate retry would loop.
        setTimeout(() => {
          Loaded = makeLazy();
        }, RETRY_DELAY_MS);
        if (!(await reloadOnce())) throw error;
        // The page is reloading: stay suspended meanwhile.
        return new Promise<never>(() => undefined);
      }
    });
  let Loaded = makeLazy();
  function LazyComponent(props: Props) {
    const locale = useLocale();
    useTranslationParts(locale, ...parts);
    return <Loaded {...props} />;
  }
  return { Component: LazyComponent, preload };
}
