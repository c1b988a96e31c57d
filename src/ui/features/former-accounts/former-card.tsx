import { FileJson2, HardDriveDownload, Trash2, UserRoundCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { formerAccountFiles } from '../../../data/account/former-accounts/former-account-files.ts';
import {
  deleteFormerAccount,
  type FormerAccount,
  withFormer,
} from '../../../data/account/former-accounts/list-former.ts';
import { adoptFormerAccount } from '../../../data/account/former-accounts/adopt-former-account.ts';
import { saveFile } from '../../../data/tours/files/save-file.ts';
import { saveTourFiles } from '../../../data/tours/files/save-tour-files.ts';
import { startDataClient } from '../../../data/catalogue/data-client.ts';
import { userDb } from '../../../data/storage/user-db.ts';
import { Button } from '../../components/form/button.tsx';
import { showSnackbar } from '../../shell/components/snackbar-store.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { useFlags } from '../../shell/state/use-flags.ts';
import { useUser } from '../../layout/account/use-user.ts';
import { localePrefix } from '../../../contract/paths/site-paths.ts';
import { pathOf } from '../../shell/routing/paths.ts';
import styles from './former-accounts.module.css';

/** Data of an account that is not logged in: adopt it as a guest or into the current account, export or delete it. */
export function FormerCard({ account, onRemoved }: { account: FormerAccount; onRemoved: () => void }) {
  const { t, tn, locale } = useTranslation();
  const user = useUser();
  const flags = useFlags();
  const [path] = useLocation();
  const titleId = useId();
  const [busy, setBusy] = useState<'adopt' | 'save' | 'delete' | null>(null);
  const [confirming, setConfirming] = useState(false);
  const { name, username, tours, experiences, savedLists, favorites, unsent } = account;
  const contents = [
    tours > 0 ? tn('former.tours', tours) : null,
    experiences > 0 ? tn('former.experiences', experiences) : null,
    savedLists > 0 ? tn('former.savedLists', savedLists) : null,
    favorites > 0 ? tn('former.favorites', favorites) : null,
    unsent > 0 ? tn('former.unsent', unsent) : null,
  ].filter((part) => part !== null);
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(contents);
  const back = { return: localePrefix(locale) + path };

  async function run(what: 'adopt' | 'save' | 'delete', done: () => Promise<string>): Promise<void> {
    setBusy(what);
    try {
      showSnackbar({ message: await done() });
    } catch (error) {
      console.error('An operation on a former account failed', error);
      showSnackbar({ message: t('former.failed') });
    } finally {
      setBusy(null);
      onRemoved();
    }
  }

  async function adopt(): Promise<string> {
    const adopted = await withFormer(name, (from) => adoptFormerAccount(from, userDb));
    // Only after everything is in the other database.
    await deleteFormerAccount(name);
    if (user !== null)
      startDataClient()
        .sync('manual')
        .catch((error: unknown) => console.warn('The sync of the adopted data failed', error));
    return tn('former.taken', adopted.tours);
  }

  async function save(): Promise<string> {
    const files = await withFormer(name, (db) => formerAccountFiles(db));
    saveFile(`rucksack-${username ?? 'tours'}.json`, files.all);
    return tn('former.saved', await saveTourFiles(files.tours, 1));
  }

  async function remove(): Promise<string> {
    await deleteFormerAccount(name);
    return t('former.deleted');
  }

  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {username === null ? t('former.titleUnknown') : t('former.title', { name: username })}
      </h2>
      <p>{t(user === null ? 'former.intro' : 'former.introAccount', { list })}</p>
      <div className={styles.actions}>
        <Button
          variant="primary"
          size="sm"
          icon={user === null ? HardDriveDownload : UserRoundCheck}
          busy={busy === 'adopt'}
          disabled={busy !== null}
          onClick={() => void run('adopt', adopt)}
        >
          {user === null ? t('former.keepHere') : t('former.take', { name: user.username })}
        </Button>
        <Button
          variant="outline"
          size="sm"
          icon={FileJson2}
          busy={busy === 'save'}
          disabled={busy !== null}
          onClick={() => void run('save', save)}
        >
          {t('former.save')}
        </Button>
        {confirming ? (
          <>
            <Button variant="outline" size="sm" icon={Trash2} onClick={() => void run('delete', remove)}>
              {t('former.deleteSure')}
            </Button>
            <Button variant="text" size="sm" onClick={() => setConfirming(false)}>
              {t('former.deleteNot')}
            </Button>
          </>
        ) : (
          <Button
            variant="text"
            size="sm"
            icon={Trash2}
            disabled={busy !== null}
            onClick={() => setConfirming(true)}
          >
            {t('former.delete')}
          </Button>
        )}
      </div>
      {confirming && <p role="alert">{t('former.deleteText')}</p>}
      {user === null && flags.login && (
        <p className={styles.quiet}>
          {t('former.elsewhere')} <Link href={pathOf('login', locale, back)}>{t('former.login')}</Link> ·{' '}
          <Link href={pathOf('signup', locale, back)}>{t('former.signup')}</Link>
        </p>
      )}
    </section>
  );
}
