import { useLive } from '../shell/state/use-live.ts';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { activeTranslations } from '../../data/catalogue/active-translations.ts';
import { useLocale } from '../shell/i18n/locale-context.tsx';
import { inLocale } from './in-locale.ts';
import { findPage } from '../shell/routing/paths.ts';
import type { PageName } from '../shell/routing/paths.ts';

/** Pages of one item, and where the item lies. */
type Table = Parameters<typeof activeTranslations>[0];
const TABLES: Partial<Record<PageName, Table>> = {
  'experiences-key': 'experiences',
  'destinations-key': 'countries',
  'blog-key': 'blogposts',
  'tours-slug': 'tours',
};

/** An item that is not there in this language is shown under its English address. */
export default function TranslationGuard() {
  const locale = useLocale();
  const [path, navigate] = useLocation();
  const found = findPage(path, locale);
  const table = (found && TABLES[found.page]) ?? null;
  const part = found?.parts['key'] ?? found?.parts['slug'] ?? '';
  const active = useLive(
    async () => (table === null ? null : activeTranslations(table, part)),
    [table, part],
  );
  const leave = useEffectEvent(() => {
    navigate(`~${inLocale(location.pathname, 'en')}${location.search}${location.hash}`, { replace: true });
  });
  const missing = active !== undefined && active !== null && !active.includes(locale);

  // Follows the device's rows: where they do not hold the item, its page says so.
  useEffect(() => {
    if (missing) leave();
  }, [missing]);

  return null;
}
