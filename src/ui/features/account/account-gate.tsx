import { UserRoundX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/form/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { useSessionExpired } from '../../layout/account/use-session-expired.ts';
import { useUser } from '../../layout/account/use-user.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { pathOf } from '../../shell/routing/paths.ts';
import { useFlags } from '../../shell/state/use-flags.ts';
import { AccountSheet } from './account-sheet.tsx';

/**
 * A page for users without a session: shows a notice where accounts are off or a user is logged in. A session that expired
 * counts as none, so that the user can log in or sign up again.
 */
export function AccountGate(props: {
  title: string;
  /** The page is about to navigate away: its content stays although the user is logged in. */
  redirecting: boolean;
  children: ReactNode;
}) {
  const { title, redirecting, children } = props;
  const { t, locale } = useTranslation();
  const flags = useFlags();
  const user = useUser();
  const sessionExpired = useSessionExpired();
  if (flags.loaded && !flags.login) {
    return (
      <AccountSheet title={title}>
        <EmptyState icon={UserRoundX} title={t('account.login.off')}>
          {t('account.login.offNext')}
        </EmptyState>
      </AccountSheet>
    );
  }
  if (user && !redirecting && !sessionExpired) {
    return (
      <AccountSheet title={title} intro={t('account.login.already', { name: user.username })}>
        <Button variant="primary" href={pathOf('account', locale)}>
          {t('account.login.toAccount')}
        </Button>
      </AccountSheet>
    );
  }
  return children;
}
