import { Link2Off } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { accountClient } from '../../../data/account/account-client.ts';
import { Button } from '../../components/form/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { showSnackbar } from '../../shell/components/snackbar-store.ts';
import { newPasswordError } from '../../features/account/form/account-fields.ts';
import formStyles from '../../features/account/form/account-form.module.css';
import { AccountSheet } from '../../features/account/account-sheet.tsx';
import { FormFailureLine } from '../../features/account/form-failure.tsx';
import { OfflineNote } from '../../features/account/offline-note.tsx';
import { PasswordField } from '../../features/account/form/password-field.tsx';
import { useAccountForm } from '../../features/account/form/use-account-form.ts';
import { useLinkToken } from '../../features/account/use-link-token.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { useFlags } from '../../shell/state/use-flags.ts';
import { pathOf } from '../../shell/routing/paths.ts';
import NotFoundPage from '../not-found/not-found-page.tsx';

/** Target of the link in a password reset mail. */
export default function ResetPasswordPage() {
  const { t, locale } = useTranslation();
  const flags = useFlags();
  const token = useLinkToken();
  if (flags.loaded && !flags.login) return <NotFoundPage />;
  return (
    <AccountSheet
      title={t('account.reset.title')}
      intro={token === null ? undefined : t('account.reset.intro')}
      below={
        <p>
          <Link href={pathOf('forgot-password', locale)}>{t('account.reset.newLink')}</Link>
        </p>
      }
    >
      {token === null ? (
        <EmptyState icon={Link2Off} title={t('account.reset.noToken')}>
          {t('account.reset.noTokenNext')}
        </EmptyState>
      ) : (
        <>
          <OfflineNote />
          <ResetForm token={token} />
        </>
      )}
    </AccountSheet>
  );
}

function ResetForm({ token }: { token: string }) {
  const { t, locale } = useTranslation();
  const [, navigate] = useLocation();
  const form = useAccountForm({
    start: { password: '' },
    validate: ({ password }) => ({ password: newPasswordError(password) }),
    send: ({ password }) => accountClient.resetPassword({ token, password }),
    explain: ({ fields }) =>
      fields.some(({ path }) => path === 'token') ? { text: t('account.reset.spent') } : null,
    onDone: () => {
      showSnackbar({ message: t('account.reset.done') });
      navigate(pathOf('login', locale), { replace: true });
    },
  });
  return (
    <form className={formStyles.form} noValidate onSubmit={form.submit}>
      <PasswordField
        {...form.field('password')}
        label={t('account.reset.password')}
        hint={t('account.signup.passwordHint')}
        autoComplete="new-password"
      />
      <FormFailureLine failure={form.failure} />
      <Button variant="primary" type="submit" busy={form.busy}>
        {t(form.busy ? 'account.reset.busy' : 'account.reset.submit')}
      </Button>
    </form>
  );
}
