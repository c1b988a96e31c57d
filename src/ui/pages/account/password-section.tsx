import type { User } from '../../../contract/account.ts';
import { accountClient } from '../../../data/account/account-client.ts';
import { refreshUser } from '../../../data/account/session.ts';
import { Button } from '../../components/form/button.tsx';
import { showSnackbar } from '../../shell/components/snackbar-store.ts';
import { newPasswordError } from '../../features/account/form/account-fields.ts';
import { FormFailureLine } from '../../features/account/form-failure.tsx';
import { PasswordField } from '../../features/account/form/password-field.tsx';
import { providerName } from '../../features/account/provider-buttons.tsx';
import { useAccountForm } from '../../features/account/form/use-account-form.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import styles from './account-page.module.css';
import { AccountSection } from './account-section.tsx';

/** Changes the password; users who signed up through a provider set their first one. */
export function PasswordSection({ user }: { user: User }) {
  const { t } = useTranslation();
  const { hasPassword } = user;
  const form = useAccountForm({
    start: { current: '', password: '' },
    validate: ({ current, password }) => ({
      current: hasPassword && current === '' ? 'current.missing' : null,
      password: newPasswordError(password),
    }),
    send: ({ current, password }) =>
      accountClient.changePassword(hasPassword ? { current, password } : { password }),
    explain: ({ code }) => (code === 'forbidden' ? { text: t('account.password.fresh') } : null),
    onDone: async () => {
      form.clear();
      showSnackbar({ message: t('account.password.done') });
      await refreshUser();
    },
  });
  return (
    <AccountSection
      title={t('account.password.title')}
      intro={
        hasPassword
          ? t('account.password.intro')
          : t('account.password.introFirst', { provider: user.providers.map(providerName).join(', ') })
      }
    >
      <form className={styles.form} noValidate onSubmit={form.submit}>
        {/* Lets password managers associate the password with the user. */}
        <input type="text" name="username" autoComplete="username" value={user.username} readOnly hidden />
        {hasPassword && (
          <PasswordField
            {...form.field('current')}
            label={t('account.password.current')}
            autoComplete="current-password"
          />
        )}
        <PasswordField
          {...form.field('password')}
          label={t('account.password.new')}
          hint={t('account.signup.passwordHint')}
          autoComplete="new-password"
        />
        <FormFailureLine failure={form.failure} />
        <div>
          <Button variant="outline" type="submit" busy={form.busy}>
            {t(form.busy ? 'account.password.busy' : 'account.password.submit')}
          </Button>
        </div>
      </form>
    </AccountSection>
  );
}
