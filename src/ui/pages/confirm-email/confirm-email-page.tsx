import { Link2Off } from 'lucide-react';
import { useState } from 'react';
import { accountClient } from '../../../data/account-client.ts';
import { refreshUser } from '../../../data/session.ts';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import formStyles from '../../features/account/account-form.module.css';
import { AccountSheet } from '../../features/account/account-sheet.tsx';
import { FormTroubleLine } from '../../features/account/form-trouble.tsx';
import { OfflineNote } from '../../features/account/offline-note.tsx';
import { useAccountForm } from '../../features/account/use-account-form.ts';
import { useLinkToken } from '../../features/account/use-link-token.ts';
import { useWords } from '../../i18n/use-words.ts';
import { useFlags } from '../../layout/use-flags.ts';
import { useUser } from '../../layout/use-user.ts';
import { pathOf } from '../../routing/paths.ts';
import NotFoundPage from '../not-found/not-found-page.tsx';

/** Where the link of a confirmation mail leads. A press confirms, not the visit: some mail programs visit links. */
export default function ConfirmEmailPage() {
  const { t, locale } = useWords();
  const token = useLinkToken();
  const user = useUser();
  const flags = useFlags();
  const [done, setDone] = useState(false);
  if (flags.known && !flags.login) return <NotFoundPage />;
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
          <ConfirmForm
            token={token}
            onDone={() => {
              setDone(true);
            }}
          />
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

function ConfirmForm({ token, onDone }: { token: string; onDone: () => void }) {
  const { t, locale } = useWords();
  const form = useAccountForm({
    start: { token },
    faultsOf: () => ({}),
    send: (values) => accountClient.confirmEmail(values.token),
    explain: ({ code }) => (code === 'invalid' ? { words: t('account.confirm.spent') } : null),
    onDone: async () => {
      onDone();
      await refreshUser();
    },
  });
  return (
    <form
      className={formStyles.form}
      noValidate
      onSubmit={(event) => {
        void form.submit(event);
      }}
    >
      <FormTroubleLine trouble={form.trouble} />
      <Button variant="primary" type="submit" busy={form.busy}>
        {t(form.busy ? 'account.confirm.busy' : 'account.confirm.submit')}
      </Button>
      {form.trouble !== null && (
        <Button variant="text" href={pathOf('account', locale)}>
          {t('account.login.toAccount')}
        </Button>
      )}
    </form>
  );
}
