import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { withProofOfWork } from '../../../data/messages/with-proof-of-work.ts';
import { refreshUser, logIn } from '../../../data/account/session.ts';
import { loggedInUser } from '../../../data/account/logged-in-user.ts';
import { Button } from '../../components/form/button.tsx';
import { showSnackbar } from '../../shell/components/snackbar-store.ts';
import { TextField } from '../../components/form/text-field.tsx';
import formStyles from '../../features/account/form/account-form.module.css';
import { AccountGate } from '../../features/account/account-gate.tsx';
import { AccountSheet } from '../../features/account/account-sheet.tsx';
import { FormFailureLine } from '../../features/account/form-failure.tsx';
import { OfflineNote } from '../../features/account/offline-note.tsx';
import { PasswordField } from '../../features/account/form/password-field.tsx';
import { FROM_PROVIDER, ProviderButtons } from '../../features/account/provider-buttons.tsx';
import { returnPath, withReturn } from '../../features/account/return-path.ts';
import { useAccountForm } from '../../features/account/form/use-account-form.ts';
import { useLoginRedirect } from '../../features/account/use-login-redirect.ts';
import { useSessionExpired } from '../../layout/account/use-session-expired.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { pathOf } from '../../shell/routing/paths.ts';

/** Login by username or email; afterwards back to the return path. */
export default function LoginPage() {
  const { t, locale } = useTranslation();
  const search = useSearch();
  const sessionExpired = useSessionExpired();
  // True while a login is redirecting: render no other state.
  const [redirecting, setRedirecting] = useState(false);
  const fromProvider = new URLSearchParams(search).has(FROM_PROVIDER) && !sessionExpired;
  const back = new URLSearchParams(search).get('return');
  const signup = pathOf('signup', locale);
  return (
    <AccountGate title={t('account.login.title')} redirecting={redirecting || fromProvider}>
      {fromProvider ? (
        <ProviderReturn />
      ) : (
        <AccountSheet
          title={t('account.login.title')}
          intro={t('account.login.intro')}
          below={
            <>
              <p>
                {t('account.login.newHere')}{' '}
                <Link href={back === null ? signup : withReturn(signup, back)}>
                  {t('account.login.signup')}
                </Link>
              </p>
              <p>{t('account.login.without')}</p>
            </>
          }
        >
          <OfflineNote />
          <LoginForm onRedirect={() => setRedirecting(true)} />
          <ProviderButtons back={returnPath(search, locale)} />
        </AccountSheet>
      )}
    </AccountGate>
  );
}

/** Return from an OAuth provider: adopts the device's data into the account, then redirects to the return path. */
function ProviderReturn() {
  const { t, locale } = useTranslation();
  const search = useSearch();
  const redirect = useLoginRedirect();
  const [, navigate] = useLocation();
  const started = useRef(false);
  const finishLogin = useEffectEvent(async () => {
    await refreshUser();
    const user = loggedInUser();
    if (user === null) navigate(pathOf('login', locale, { problem: 'unavailable' }), { replace: true });
    else await redirect(user, search);
  });

  // Runs once: checks the server's session.
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void finishLogin();
  }, []);

  return (
    <AccountSheet title={t('account.login.title')}>
      <p role="status">{t('account.login.entering')}</p>
    </AccountSheet>
  );
}

function LoginForm({ onRedirect }: { onRedirect: () => void }) {
  const { t, locale } = useTranslation();
  const search = useSearch();
  const redirect = useLoginRedirect();
  const [path, navigate] = useLocation();
  const problem = new URLSearchParams(search).get('problem');
  const form = useAccountForm({
    start: { login: '', password: '' },
    validate: ({ login, password }) => ({
      login: login.trim() === '' ? 'login.missing' : null,
      password: password === '' ? 'password.missing' : null,
    }),
    send: ({ login, password }) =>
      withProofOfWork((proof) => logIn({ login: login.trim(), password, ...proof })),
    explain: ({ code }) =>
      code === 'not-signed-in' || code === 'invalid' ? { text: t('account.login.wrong') } : null,
    onDone: async (user) => {
      onRedirect();
      showSnackbar({ message: t('account.login.done', { name: user.username }) });
      await redirect(user, search);
    },
  });
  return (
    <form
      className={formStyles.form}
      noValidate
      onSubmit={(event) => {
        // A new attempt replaces the provider's error.
        if (problem !== null) navigate(path + withoutProblemParam(search), { replace: true });
        form.submit(event);
      }}
    >
      <TextField
        {...form.field('login')}
        label={t('account.login.login')}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
      />
      <PasswordField
        {...form.field('password')}
        label={t('account.login.password')}
        autoComplete="current-password"
      />
      <FormFailureLine
        failure={
          form.failure ??
          (problem === null
            ? null
            : {
                kind: 'said',
                text: t(problem === 'cancelled' ? 'account.provider.cancelled' : 'account.provider.failed'),
              })
        }
      />
      <Button variant="primary" type="submit" busy={form.busy}>
        {t(form.busy ? 'account.login.busy' : 'account.login.submit')}
      </Button>
      <p>
        <Link href={pathOf('forgot-password', locale)}>{t('account.login.forgot')}</Link>
      </p>
    </form>
  );
}

function withoutProblemParam(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('problem');
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}
