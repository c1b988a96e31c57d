import { useLive } from '../shell/state/use-live.ts';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { activeTranslations } from '../../data/catalogue/active-translations.ts';
import { useLocale } from '../shell/i18n/locale-context.tsx';
import { inLocale } from './in-locale.ts';
import type { SitePage } from '../../contract/paths/site-paths.ts';
import { useFoundPage } from '../shell/routing/use-found-page.ts';

/** Detail pages and the table that holds their items. */
type Table = Parameters<typeof activeTranslations>[0];
const TABLES: Partial<Record<SitePage, Table>> = {
  'experiences-key': 'experiences',
  'destinations-key': 'countries',
  'blog-key': 'blogposts',
  'tours-slug': 'tours',
};

/** Redirects to the English URL when the item does not exist in this language. */
export default function TranslationGuard() {
  const locale = useLocale();
  const [, navigate] = useLocation();
  const found = useFoundPage();
  const table = (found && TABLES[found.page]) ?? null;
  const part = found?.parts['key'] ?? found?.parts['slug'] ?? '';
  const active = useLive(
    async () => (table === null ? null : activeTranslations(table, part)),
    [table, part],
  );
  const redirect = useEffectEvent(() =>
    navigate(`~${inLocale(location.pathname, 'en')}${location.search}${location.hash}`, { replace: true }),
  );
  const missing = active !== undefined && active !== null && !active.includes(locale);

  // Runs when the stored row is known; if the table lacks the item, its page shows that itself.
  useEffect(() => {
    if (missing) redirect();
  }, [missing]);

  return null;
}
