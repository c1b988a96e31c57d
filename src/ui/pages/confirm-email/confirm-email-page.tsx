import { Link2Off } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { accountClient } from '../../../data/account/account-client.ts';
import { refreshUser } from '../../../data/account/session.ts';
import { Button } from '../../components/form/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import formStyles from '../../features/account/form/account-form.module.css';
import { AccountSheet } from '../../features/account/account-sheet.tsx';
import { FormFailureLine } from '../../features/account/form-failure.tsx';
import { OfflineNote } from '../../features/account/offline-note.tsx';
import { PasswordField } from '../../features/account/form/password-field.tsx';
import { useAccountForm } from '../../features/account/form/use-account-form.ts';
import { useLinkToken } from '../../features/account/use-link-token.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { useFlags } from '../../shell/state/use-flags.ts';
import { useUser } from '../../layout/account/use-user.ts';
import { pathOf } from '../../shell/routing/paths.ts';
import NotFoundPage from '../not-found/not-found-page.tsx';

/**
 * Target of the link in a confirmation mail. Confirms on a click instead of on load: some mail clients prefetch links.
 */
export default function ConfirmEmailPage() {
  const { t, locale } = useTranslation();
  const token = useLinkToken();
  const user = useUser();
  const flags = useFlags();
  const [done, setDone] = useState(false);
  if (flags.loaded && !flags.login) return <NotFoundPage />;
  return (
    <AccountSheet
      title={t('account.confirm.title')}
      intro={token === null || done ? undefined : t('account.confirm.intro')}
    >
      {token === null && (
        <EmptyState icon={Link2Off} title={t('account.reset.noToken')}>
          {t('account.reset.noTokenNext')}
        </EmptyState>
      )}
      {token !== null && !done && (
        <>
          <OfflineNote />
          <ConfirmForm token={token} onDone={() => setDone(true)} />
        </>
      )}
      <div role="status" className={formStyles.form}>
        {done && (
          <>
            <p className={formStyles.done}>{t('account.confirm.done')}</p>
            <div>
              <Button variant="primary" href={pathOf(user ? 'account' : 'login', locale)}>
                {t(user ? 'account.login.toAccount' : 'account.prompt.login')}
              </Button>
            </div>
          </>
        )}
      </div>
    </AccountSheet>
  );
}

/** The link proves access to the mailbox, not to the account: without a session the password is required too. */
function ConfirmForm({ token, onDone }: { token: string; onDone: () => void }) {
  const { t, locale } = useTranslation();
  const [needsPassword, setNeedsPassword] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const form = useAccountForm({
    start: { password: '' },
    validate: ({ password }) => ({
      password: needsPassword && password === '' ? 'password.missing' : null,
    }),
    send: ({ password }) => accountClient.confirmEmail({ token, ...(password === '' ? {} : { password }) }),
    explain({ code, fields }) {
      if (code === 'not-signed-in') {
        setNeedsPassword(true);
        return { field: 'password', error: 'password.missing' };
      }
      if (code !== 'invalid') return null;
      const isPassword = fields.some(({ path }) => path === 'password');
      setUsed(!isPassword);
      return { text: t(isPassword ? 'account.confirm.wrong' : 'account.confirm.spent') };
    },
    onDone: async () => {
      onDone();
      await refreshUser();
    },
  });
  return (
    <form className={formStyles.form} noValidate onSubmit={form.submit}>
      {needsPassword && (
        <>
          <p>{t('account.confirm.whose')}</p>
          <PasswordField
            {...form.field('password')}
            label={t('account.confirm.password')}
            autoComplete="current-password"
          />
        </>
      )}
      <FormFailureLine failure={form.failure} />
      {!isUsed && (
        <Button variant="primary" type="submit" busy={form.busy}>
          {t(form.busy ? 'account.confirm.busy' : 'account.confirm.submit')}
        </Button>
      )}
      {needsPassword && (
        <>
          <p className={formStyles.note}>{t('account.confirm.stranger')}</p>
          <p className={formStyles.note}>{t('account.confirm.provider')}</p>
          <p className={formStyles.note}>
            {t('account.confirm.forgotten')}{' '}
            <Link href={pathOf('signup', locale)}>{t('account.signup.submit')}</Link>
          </p>
        </>
      )}
      {form.failure !== null && !needsPassword && (
        <Button variant={isUsed ? 'primary' : 'text'} href={pathOf('account', locale)}>
          {t('account.login.toAccount')}
        </Button>
      )}
    </form>
  );
}
