import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { Locale } from '../../../src/model/base/locale.ts';
import { LocaleProvider } from '../../../src/ui/shell/i18n/locale-context.tsx';
import { loadTranslations } from '../../../src/ui/shell/i18n/translations.ts';

/** Renders in a language, with its translations and an in-memory router. */
export async function renderIn(locale: Locale, content: ReactNode, path = '/') {
  await Promise.all([
    loadTranslations(locale, 'site'),
    loadTranslations(locale, 'lists'),
    loadTranslations(locale, 'planner'),
    loadTranslations(locale, 'catalogue'),
    loadTranslations(locale, 'browse'),
    loadTranslations(locale, 'frame'),
    loadTranslations(locale, 'account'),
  ]);
  const { hook, history } = memoryLocation({ path, record: true });
  const rendered = render(
    <LocaleProvider locale={locale}>
      <Router hook={hook}>{content}</Router>
    </LocaleProvider>,
  );
  return { ...rendered, visited: history };
}
