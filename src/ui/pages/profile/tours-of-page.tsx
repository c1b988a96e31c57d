import { ProfileOf } from './profile-page.tsx';

/** A user's published tours. */
export default function ToursOfPage() {
  return <ProfileOf show="tours" page="user-name-tours" />;
}
