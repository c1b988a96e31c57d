import { useState } from 'react';
import { Link, useSearch } from 'wouter';
import { withProofOfWork } from '../../../data/messages/with-proof-of-work.ts';
import { signUp } from '../../../data/account/session.ts';
import { Button } from '../../components/form/button.tsx';
import { showSnackbar } from '../../shell/components/snackbar-store.ts';
import { TextField } from '../../components/form/text-field.tsx';
import { emailError, newPasswordError, usernameError } from '../../features/account/form/account-fields.ts';
import formStyles from '../../features/account/form/account-form.module.css';
import { AccountGate } from '../../features/account/account-gate.tsx';
import { AccountSheet } from '../../features/account/account-sheet.tsx';
import { FormFailureLine } from '../../features/account/form-failure.tsx';
import { OfflineNote } from '../../features/account/offline-note.tsx';
import { PasswordField } from '../../features/account/form/password-field.tsx';
import { ProviderButtons } from '../../features/account/provider-buttons.tsx';
import { returnPath, withReturn } from '../../features/account/return-path.ts';
import { useAccountForm } from '../../features/account/form/use-account-form.ts';
import { useLoginRedirect } from '../../features/account/use-login-redirect.ts';
import { useSendsMail } from '../../features/account/use-sends-mail.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { localePrefix } from '../../../contract/paths/site-paths.ts';
import { pathOf } from '../../shell/routing/paths.ts';

/** Sign-up with username, email and password. */
export default function SignupPage() {
  const { t, locale } = useTranslation();
  const search = useSearch();
  const [redirecting, setRedirecting] = useState(false);
  const back = new URLSearchParams(search).get('return');
  const login = pathOf('login', locale);
  return (
    <AccountGate title={t('account.signup.title')} redirecting={redirecting}>
      <AccountSheet
        title={t('account.signup.title')}
        intro={t('account.signup.intro')}
        below={
          <p>
            {t('account.signup.already')}{' '}
            <Link href={back === null ? login : withReturn(login, back)}>{t('account.prompt.login')}</Link>
          </p>
        }
      >
        <OfflineNote />
        <SignupForm onRedirect={() => setRedirecting(true)} />
        <ProviderButtons back={returnPath(search, locale)} />
      </AccountSheet>
    </AccountGate>
  );
}

function SignupForm({ onRedirect }: { onRedirect: () => void }) {
  const { t, locale } = useTranslation();
  const mail = useSendsMail();
  const search = useSearch();
  const redirect = useLoginRedirect();
  const form = useAccountForm({
    start: { username: '', email: '', password: '' },
    validate: ({ username, email, password }) => ({
      username: usernameError(username),
      email: emailError(email),
      password: newPasswordError(password),
    }),
    send: ({ username, email, password }) =>
      withProofOfWork((proof) =>
        signUp({ username: username.trim(), email: email.trim(), password, language: locale, ...proof }),
      ),
    onDone: async (user) => {
      onRedirect();
      const welcome = mail ? 'account.signup.done' : 'account.signup.doneWithoutMail';
      showSnackbar({ message: t(welcome, { name: user.username }), timeoutMs: 12_000 });
      await redirect(user, search, localePrefix(locale) + pathOf('account', locale));
    },
  });
  return (
    <form className={formStyles.form} noValidate onSubmit={form.submit}>
      <TextField
        {...form.field('username')}
        label={t('account.signup.username')}
        hint={t('account.signup.usernameHint')}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
      />
      <TextField
        {...form.field('email')}
        type="email"
        label={t('account.signup.email')}
        hint={t('account.signup.emailHint')}
        autoComplete="email"
        required
      />
      <PasswordField
        {...form.field('password')}
        label={t('account.signup.password')}
        hint={t('account.signup.passwordHint')}
        autoComplete="new-password"
      />
      <p className={formStyles.note}>
        {t('account.signup.agree')} <Link href={pathOf('terms', locale)}>{t('account.signup.terms')}</Link>
        {' · '}
        <Link href={pathOf('privacy', locale)}>{t('account.signup.privacy')}</Link>
      </p>
      <FormFailureLine failure={form.failure} />
      <Button variant="primary" type="submit" busy={form.busy}>
        {t(form.busy ? 'account.signup.busy' : 'account.signup.submit')}
      </Button>
    </form>
  );
}
