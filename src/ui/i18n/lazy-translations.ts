import type { Locale } from '../../model/base/locale.ts';
import type { TranslationPart } from '../shell/i18n/translation-part.ts';

/** Lazy translation chunks, by language and part: all parts that the first screen does not need. */
export const LAZY_TRANSLATIONS: Record<
  Locale,
  Record<Exclude<TranslationPart, 'site'>, () => Promise<{ default: Record<string, unknown> }>>
> = {
  en: {
    lists: () => import('../../../locales/en.json?part=lists'),
    planner: () => import('../../../locales/en.json?part=planner'),
    catalogue: () => import('../../../locales/en.json?part=catalogue'),
    frame: () => import('../../../locales/en.json?part=frame'),
    details: () => import('../../../locales/en.json?part=details'),
    guide: () => import('../../../locales/en.json?part=guide'),
    texts: () => import('../../../locales/en.json?part=texts'),
    browse: () => import('../../../locales/en.json?part=browse'),
    account: () => import('../../../locales/en.json?part=account'),
    export: () => import('../../../locales/en.json?part=export'),
    sync: () => import('../../../locales/en.json?part=sync'),
    mine: () => import('../../../locales/en.json?part=mine'),
    today: () => import('../../../locales/en.json?part=today'),
    hints: () => import('../../../locales/en.json?part=hints'),
    items: () => import('../../../locales/en.json?part=items'),
    packs: () => import('../../../locales/en.json?part=packs'),
    forms: () => import('../../../locales/en.json?part=forms'),
    places: () => import('../../../locales/en.json?part=places'),
  },
  de: {
    lists: () => import('../../../locales/de.json?part=lists'),
    planner: () => import('../../../locales/de.json?part=planner'),
    catalogue: () => import('../../../locales/de.json?part=catalogue'),
    frame: () => import('../../../locales/de.json?part=frame'),
    details: () => import('../../../locales/de.json?part=details'),
    guide: () => import('../../../locales/de.json?part=guide'),
    texts: () => import('../../../locales/de.json?part=texts'),
    browse: () => import('../../../locales/de.json?part=browse'),
    account: () => import('../../../locales/de.json?part=account'),
    export: () => import('../../../locales/de.json?part=export'),
    sync: () => import('../../../locales/de.json?part=sync'),
    mine: () => import('../../../locales/de.json?part=mine'),
    today: () => import('../../../locales/de.json?part=today'),
    hints: () => import('../../../locales/de.json?part=hints'),
    items: () => import('../../../locales/de.json?part=items'),
    packs: () => import('../../../locales/de.json?part=packs'),
    forms: () => import('../../../locales/de.json?part=forms'),
    places: () => import('../../../locales/de.json?part=places'),
  },
};
