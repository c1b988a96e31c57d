import { Redirect } from 'wouter';
import { LoggedOutPage } from '../../features/account/logged-out-page.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { useFlags } from '../../shell/state/use-flags.ts';
import { useUser } from '../../layout/account/use-user.ts';
import { pathOf } from '../../shell/routing/paths.ts';
import { usePart } from '../../shell/routing/use-found-page.ts';
import NotFoundPage from '../not-found/not-found-page.tsx';
import { PublicProfile } from './public-profile.tsx';

/** A user's public profile; without a name in the URL the own one. */
export default function ProfilePage() {
  return <ProfileOf show="all" page="user-name" />;
}

/** Parts of a profile, each with its own page. */
export function ProfileOf(props: {
  show: 'all' | 'tours' | 'places';
  page: 'user-name' | 'user-name-tours' | 'user-name-experiences';
}) {
  const { show, page } = props;
  const name = usePart('name');
  const { t, locale } = useTranslation();
  const flags = useFlags();
  const user = useUser();
  if (flags.loaded && !flags.login) return <NotFoundPage />;
  if (name !== undefined) {
    return (
      <PublicProfile key={name} name={name} show={show} own={user !== null && isSame(user.username, name)} />
    );
  }
  if (user === null) return <LoggedOutPage title={t('account.profile.title')} />;
  return <Redirect to={pathOf(page, locale, {}, { name: user.username })} replace />;
}

/** Usernames are case-insensitive. */
export function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
