import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { useFlags } from '../../shell/state/use-flags.ts';
import { useUser } from '../../layout/account/use-user.ts';
import { LoggedOutPage } from '../../features/account/logged-out-page.tsx';
import NotFoundPage from '../not-found/not-found-page.tsx';
import { isSame, ProfileOf } from '../profile/profile-page.tsx';
import { OwnExperiences } from './own-experiences-page.tsx';
import { usePart } from '../../shell/routing/use-found-page.ts';

/** A user's experiences: the own ones with all actions, of other users the published ones. */
export default function ExperiencesOfPage() {
  const name = usePart('name');
  const { t } = useTranslation();
  const flags = useFlags();
  const user = useUser();
  if (flags.loaded && !flags.login) return <NotFoundPage />;
  if (user !== null && name !== undefined && isSame(user.username, name)) return <OwnExperiences />;
  if (user === null && name === undefined) return <LoggedOutPage title={t('own.title')} />;
  return <ProfileOf show="places" page="user-name-experiences" />;
}
