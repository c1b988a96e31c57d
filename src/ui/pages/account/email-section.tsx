import { CircleAlert, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import type { User } from '../../../contract/account.ts';
import { accountClient } from '../../../data/account/account-client.ts';
import { storeUser } from '../../../data/account/session.ts';
import { Button } from '../../components/form/button.tsx';
import { showSnackbar } from '../../shell/components/snackbar-store.ts';
import { Tag } from '../../components/tag.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { emailError } from '../../features/account/form/account-fields.ts';
import { FormFailureLine } from '../../features/account/form-failure.tsx';
import {
  type FormFailure,
  formFailureOf,
  useAccountForm,
} from '../../features/account/form/use-account-form.ts';
import { useSendsMail } from '../../features/account/use-sends-mail.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import styles from './account-page.module.css';
import { AccountSection } from './account-section.tsx';

/** Email address and its confirmation; a new address takes effect once its confirmation link was used. */
export function EmailSection({ user }: { user: User }) {
  const { t } = useTranslation();
  const mail = useSendsMail();
  const open = user.emailWanted !== null || (user.email !== null && !user.emailConfirmed);
  const form = useAccountForm({
    start: { email: '' },
    validate: ({ email }) => ({ email: emailError(email) }),
    send: ({ email }) => accountClient.patchUser({ email: email.trim() }),
    onDone: async (changed, { email }) => {
      form.clear();
      await storeUser(changed);
      showSnackbar({ message: t('account.email.changed', { email: email.trim() }), timeoutMs: 8_000 });
    },
  });
  const same = form.values.email.trim().toLowerCase() === (user.email ?? '').toLowerCase();
  return (
    <AccountSection title={t('account.email.title')}>
      <div className={styles.stack}>
        {user.email === null ? (
          <p>{t('account.email.none')}</p>
        ) : (
          <p className={styles.address}>
            {user.email}
            <Tag
              tone={user.emailConfirmed ? 'good' : 'warn'}
              icon={user.emailConfirmed ? CircleCheck : CircleAlert}
            >
              {t(user.emailConfirmed ? 'account.email.confirmed' : 'account.email.unconfirmed')}
            </Tag>
          </p>
        )}
        {!mail && <p>{t('account.email.noMail')}</p>}
        {mail && user.emailWanted !== null && <p>{t('account.email.wanted', { email: user.emailWanted })}</p>}
        {mail && user.emailWanted === null && user.email !== null && !user.emailConfirmed && (
          <p>{t('account.email.open')}</p>
        )}
        {mail && open && <Resend />}
      </div>
      {mail && (
        <form className={styles.form} noValidate onSubmit={form.submit}>
          <TextField
            {...form.field('email')}
            type="email"
            label={t('account.email.new')}
            hint={same && form.values.email !== '' ? t('account.email.same') : undefined}
            autoComplete="email"
          />
          <FormFailureLine failure={form.failure} />
          <div>
            <Button
              variant="outline"
              type="submit"
              busy={form.busy}
              disabled={same && form.values.email !== ''}
            >
              {t(form.busy ? 'account.email.changing' : 'account.email.change')}
            </Button>
          </div>
        </form>
      )}
    </AccountSection>
  );
}

function Resend() {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FormFailure | null>(null);
  async function resend(): Promise<void> {
    setBusy(true);
    setFailure(null);
    const result = await accountClient.resendEmail();
    setBusy(false);
    if (result.ok) showSnackbar({ message: t('account.email.resent') });
    else setFailure(formFailureOf(result));
  }
  return (
    <div className={styles.stack}>
      <div>
        <Button variant="outline" size="sm" busy={busy} onClick={() => void resend()}>
          {t(busy ? 'account.email.resending' : 'account.email.resend')}
        </Button>
      </div>
      <FormFailureLine failure={failure} />
    </div>
  );
}
