import { ArrowRight } from 'lucide-react';
import type { User } from '../../../contract/account.ts';
import { Avatar } from '../../components/avatar.tsx';
import { Button } from '../../components/form/button.tsx';
import { FormerNotice } from '../../features/former-accounts/former-notice.tsx';
import { OfflineNote } from '../../features/account/offline-note.tsx';
import { SessionExpired } from '../../features/account/session-expired.tsx';
import { LoggedOutPage } from '../../features/account/logged-out-page.tsx';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { HeadPicture } from '../../layout/parts/head-picture.tsx';
import { SiteLayout } from '../../shell/layout/site-layout.tsx';
import { useFlags } from '../../shell/state/use-flags.ts';
import { useUser } from '../../layout/account/use-user.ts';
import { pathOf } from '../../shell/routing/paths.ts';
import { useTitle } from '../../shell/routing/use-title.ts';
import NotFoundPage from '../not-found/not-found-page.tsx';
import styles from './account-page.module.css';
import { DeleteSection } from './delete-section.tsx';
import { EmailSection } from './email-section.tsx';
import { ExportSection } from './export-section.tsx';
import { LogOutSection } from './log-out-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SettingsSection } from './settings-section.tsx';

/** Account page: profile, login data, settings, export and deletion. */
export default function AccountPage() {
  const { t } = useTranslation();
  const flags = useFlags();
  const user = useUser();
  useTitle(t('account.page.title'));
  if (flags.loaded && !flags.login) return <NotFoundPage />;
  if (user === null) return <LoggedOutPage title={t('account.page.title')} />;
  return (
    <SiteLayout>
      <HeadPicture />
      <div className={styles.page}>
        <Sections user={user} />
      </div>
    </SiteLayout>
  );
}

function Sections({ user }: { user: User }) {
  const { t, locale } = useTranslation();
  const format = useFormat();
  return (
    <>
      <header className={styles.head}>
        <Avatar name={user.username} picture={user.image_uri} sizePx={72} />
        <div>
          <h1>{t('account.page.title')}</h1>
          <p className={styles.quiet}>
            {user.username} ·{' '}
            {t('account.page.since', { date: format.date(user.createdAt.slice(0, 10), 'short-year') })}
          </p>
        </div>
        <Button
          variant="outline"
          iconEnd={ArrowRight}
          href={pathOf('user-name', locale, {}, { name: user.username })}
        >
          {t('account.page.toProfile')}
        </Button>
      </header>
      <SessionExpired />
      <FormerNotice />
      <OfflineNote />
      <div className={styles.sections}>
        {/* Keyed by user: another user's data must not replace typed values. */}
        <ProfileSection key={user.id} user={user} />
        <EmailSection user={user} />
        <SettingsSection />
        <PasswordSection user={user} />
        <ExportSection user={user} />
        <LogOutSection />
        <DeleteSection user={user} />
      </div>
    </>
  );
}
