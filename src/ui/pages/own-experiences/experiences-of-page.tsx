import { useFlags } from '../../shell/state/use-flags.ts';
import { useUser } from '../../layout/account/use-user.ts';
import NotFoundPage from '../not-found/not-found-page.tsx';
import { isSame, ProfileOf } from '../profile/profile-page.tsx';
import { OwnExperiences } from './own-experiences-page.tsx';
import { usePart } from '../../shell/routing/use-found-page.ts';

/** A user's experiences: the own ones with all actions, of other users the published ones. */
export default function ExperiencesOfPage() {
  const name = usePart('name');
  const flags = useFlags();
  const user = useUser();
  if (flags.loaded && !flags.login) return <NotFoundPage />;
  // Guests have some, too: places of their tours.
  if (name === undefined ? user === null : user !== null && isSame(user.username, name))
    return <OwnExperiences />;
  return <ProfileOf show="places" page="user-name-experiences" />;
}
