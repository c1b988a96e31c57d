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
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          void form.submit(event);
        }}
      >
        {/* Lets password managers associate the password with the user. */}
        <input type="text" name="username" autoComplete="username" value={user.username} readOnly hidden />
        {hasPassword && (
          <PasswordField
            name="current"
            label={t('account.password.current')}
            error={form.errorOf('current')}
            autoComplete="current-password"
            value={form.values.current}
            onChange={(value) => {
              form.change('current', value);
            }}
          />
        )}
        <PasswordField
          name="password"
          label={t('account.password.new')}
          hint={t('account.signup.passwordHint')}
          error={form.errorOf('password')}
          autoComplete="new-password"
          value={form.values.password}
          onChange={(value) => {
            form.change('password', value);
          }}
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
