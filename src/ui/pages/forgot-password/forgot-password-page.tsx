import { useState } from 'react';
import { Link } from 'wouter';
import { accountClient } from '../../../data/account/account-client.ts';
import { withProofOfWork } from '../../../data/messages/with-proof-of-work.ts';
import { Button } from '../../components/form/button.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { emailError } from '../../features/account/form/account-fields.ts';
import formStyles from '../../features/account/form/account-form.module.css';
import { AccountSheet } from '../../features/account/account-sheet.tsx';
import { FormFailureLine } from '../../features/account/form-failure.tsx';
import { OfflineNote } from '../../features/account/offline-note.tsx';
import { useAccountForm } from '../../features/account/form/use-account-form.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { useSendsMail } from '../../features/account/use-sends-mail.ts';
import { useFlags } from '../../shell/state/use-flags.ts';
import { pathOf } from '../../shell/routing/paths.ts';
import NotFoundPage from '../not-found/not-found-page.tsx';

/** Requests a password reset mail. The response does not reveal whether an account exists. */
export default function ForgotPasswordPage() {
  const { t, locale } = useTranslation();
  const flags = useFlags();
  const mail = useSendsMail();
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (flags.loaded && !flags.login) return <NotFoundPage />;
  return (
    <AccountSheet
      title={t('account.forgot.title')}
      intro={sentTo === null ? t(mail ? 'account.forgot.intro' : 'account.forgot.noMail') : undefined}
      below={
        <p>
          {mail ? (
            <Link href={pathOf('login', locale)}>{t('account.forgot.back')}</Link>
          ) : (
            <Link href={pathOf('contact', locale)}>{t('account.forgot.contact')}</Link>
          )}
        </p>
      }
    >
      <div role="status" className={formStyles.form}>
        {sentTo !== null && (
          <>
            <p className={formStyles.done}>{t('account.forgot.done', { email: sentTo })}</p>
            <p>{t('account.forgot.nothing')}</p>
            <div>
              <Button variant="outline" onClick={() => setSentTo(null)}>
                {t('account.forgot.again')}
              </Button>
            </div>
          </>
        )}
      </div>
      {sentTo === null && mail && (
        <>
          <OfflineNote />
          <ForgotForm onSent={setSentTo} />
        </>
      )}
    </AccountSheet>
  );
}

function ForgotForm({ onSent }: { onSent: (email: string) => void }) {
  const { t, locale } = useTranslation();
  const form = useAccountForm({
    start: { email: '' },
    validate: ({ email }) => ({ email: emailError(email) }),
    send: ({ email }) =>
      withProofOfWork((proof) =>
        accountClient.forgotPassword({ email: email.trim(), language: locale, ...proof }),
      ),
    onDone: (_value, { email }) => onSent(email.trim()),
  });
  return (
    <form className={formStyles.form} noValidate onSubmit={form.submit}>
      <TextField
        {...form.field('email')}
        type="email"
        label={t('account.signup.email')}
        autoComplete="email"
        required
      />
      <FormFailureLine failure={form.failure} />
      <Button variant="primary" type="submit" busy={form.busy}>
        {t(form.busy ? 'account.forgot.busy' : 'account.forgot.submit')}
      </Button>
    </form>
  );
}
