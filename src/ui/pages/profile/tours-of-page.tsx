import { ProfileOf } from './profile-page.tsx';

/** The tours that a person published. */
export default function ToursOfPage() {
  return <ProfileOf show="tours" page="user-name-tours" />;
}
