import { configure } from '@testing-library/react';
import { beforeAll } from 'vitest';
import { LOCALES } from '../../../src/model/base/locale.ts';
import { mediaQueryLists } from './media-query-lists.ts';

/** One second was too short on a busy machine. */
configure({ asyncUtilTimeout: 10_000 });

// jsdom lacks it. Set here and not by `vi.stubGlobal`: what still renders after a test may call it too.
globalThis.matchMedia = mediaQueryLists(() => false);

/**
 * Loads every translation part, so that no component calls `use` on one: Testing Library does not await the `act` of an
 * event, and React drops the remaining work of that `act` if a render suspends after a `use`. Imported here, after the
 * mocks of the test file.
 */
beforeAll(async () => {
  const { loadTranslations } = await import('../../../src/ui/shell/i18n/translations.ts');
  const { LAZY_TRANSLATIONS } = await import('../../../src/ui/i18n/lazy-translations.ts');
  await Promise.allSettled(
    LOCALES.flatMap((locale) => {
      const parts = Object.keys(LAZY_TRANSLATIONS[locale]) as (keyof (typeof LAZY_TRANSLATIONS)['en'])[];
      return ['site' as const, ...parts].map((part) => loadTranslations(locale, part));
    }),
  );
});
