import { useId, useState } from 'react';
import { useLocation } from 'wouter';
import type { User } from '../../../contract/account.ts';
import { deleteAccount } from '../../../data/account/session.ts';
import { Button } from '../../components/form/button.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { showSnackbar } from '../../shell/components/snackbar-store.ts';
import { FormFailureLine } from '../../features/account/form-failure.tsx';
import { PasswordField } from '../../features/account/form/password-field.tsx';
import { useAccountForm } from '../../features/account/form/use-account-form.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { pathOf } from '../../shell/routing/paths.ts';
import styles from './account-page.module.css';
import { AccountSection } from './account-section.tsx';

const WIDTH_PX = 480;

/** Account deletion: lists what will be deleted and asks for the password. */
export function DeleteSection({ user }: { user: User }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <AccountSection danger title={t('account.delete.title')} intro={t('account.delete.intro')}>
      <div>
        <DeletedData />
        <p>{t('account.delete.first')}</p>
      </div>
      <div>
        <Button variant="outline" className={styles.bad} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('account.delete.open')}
        </Button>
      </div>
      {open && <DeleteDialog user={user} onClose={() => setOpen(false)} />}
    </AccountSection>
  );
}

function DeletedData() {
  const { t } = useTranslation();
  return (
    <ul className={styles.list}>
      <li>{t('account.delete.tours')}</li>
      <li>{t('account.delete.places')}</li>
      <li>{t('account.delete.favorites')}</li>
      <li>{t('account.delete.profile')}</li>
    </ul>
  );
}

function DeleteDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { t, locale } = useTranslation();
  const [, navigate] = useLocation();
  const id = useId();
  const { hasPassword } = user;
  const form = useAccountForm({
    start: { password: '' },
    validate: ({ password }) => ({ password: hasPassword && password === '' ? 'password.missing' : null }),
    send: ({ password }) => deleteAccount(hasPassword ? { password } : {}),
    explain: ({ code }) => (code === 'forbidden' ? { text: t('account.password.fresh') } : null),
    onDone: () => {
      navigate(pathOf('home', locale));
      showSnackbar({ message: t('account.delete.done') });
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      width={WIDTH_PX}
      title={t('account.delete.sure')}
      footer={
        <>
          <Button variant="text" onClick={onClose}>
            {t('account.delete.cancel')}
          </Button>
          <Button variant="outline" className={styles.bad} type="submit" form={id} busy={form.busy}>
            {t(form.busy ? 'account.delete.busy' : 'account.delete.submit')}
          </Button>
        </>
      }
    >
      <p>{t('account.delete.intro')}</p>
      <DeletedData />
      <form id={id} className={styles.form} noValidate onSubmit={form.submit}>
        <input type="text" name="username" autoComplete="username" value={user.username} readOnly hidden />
        {hasPassword && (
          <PasswordField
            {...form.field('password')}
            label={t('account.delete.password')}
            autoComplete="current-password"
          />
        )}
        <FormFailureLine failure={form.failure} />
      </form>
    </Dialog>
  );
}
