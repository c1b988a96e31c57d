import {
  Heart,
  LogIn,
  LogOut,
  MapPinPlus,
  Route,
  UserRound,
  UserRoundCog,
  UserRoundPlus,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useLocation, useSearch } from 'wouter';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { localePrefix } from '../../../contract/paths/site-paths.ts';
import { pathOf } from '../../shell/routing/paths.ts';
import { useFoundPage } from '../../shell/routing/use-found-page.ts';
import { useFlags } from '../../shell/state/use-flags.ts';
import { useUser } from './use-user.ts';

export interface AccountLink {
  label: string;
  icon: LucideIcon;
  /** Null for logging out, which is not a link. */
  href: string | null;
}

/** Account links in menus: login and sign-up for guests, the user's pages when logged in. */
export function useAccountLinks(): AccountLink[] {
  const { t, locale } = useTranslation();
  const [path] = useLocation();
  const found = useFoundPage();
  const search = useSearch();
  const flags = useFlags();
  const user = useUser();
  if (!flags.login) return [];
  if (user === null) {
    const currentPath = found?.page === 'home' ? '' : localePrefix(locale) + path + queryOf(search);
    const back = { return: currentPath };
    return [
      { label: t('frame.account.login'), icon: LogIn, href: pathOf('login', locale, back) },
      { label: t('frame.account.signup'), icon: UserRoundPlus, href: pathOf('signup', locale, back) },
    ];
  }
  const own = (page: 'user-name' | 'user-name-experiences' | 'user-name-favorites') =>
    pathOf(page, locale, {}, { name: user.username });
  return [
    { label: user.username, icon: UserRound, href: own('user-name') },
    { label: t('frame.account.account'), icon: UserRoundCog, href: pathOf('account', locale) },
    { label: t('frame.account.favorites'), icon: Heart, href: own('user-name-favorites') },
    ...(flags.planner
      ? [
          { label: t('shell.myTours'), icon: Route, href: pathOf('tours-bookmarked', locale) },
          { label: t('frame.account.own'), icon: MapPinPlus, href: own('user-name-experiences') },
        ]
      : []),
    { label: t('frame.account.logout'), icon: LogOut, href: null },
  ];
}

function queryOf(search: string): string {
  return search === '' ? '' : `?${search}`;
}
