import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import {
  type LeavingChoice,
  logOut,
  unsentBeforeLeaving,
  unsentConflicts,
  unsentMessages,
  unsentPictures,
} from '../../../data/account/session.ts';
import { Button } from '../../components/form/button.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { showSnackbar } from '../../shell/components/snackbar-store.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { pathOf } from '../../shell/routing/paths.ts';
import formStyles from './form/account-form.module.css';
import styles from './log-out-dialog.module.css';

const WIDTH_PX = 520;

/**
 * Logs out. If there are unsent changes, it first asks what to do with them. Afterwards it navigates to the home page,
 * which shows no account data.
 */
export function LogOutDialog({ onClose }: { onClose: () => void }) {
  const { t, tn, locale } = useTranslation();
  const [, navigate] = useLocation();
  /** Null while unknown, and if there is nothing to ask. */
  const [count, setCount] = useState<number | null>(null);
  const [pictures, setPictures] = useState(0);
  const [messages, setMessages] = useState(0);
  const [conflicts, setConflicts] = useState(0);
  const [busy, setBusy] = useState<LeavingChoice | null>(null);
  const [failed, setFailed] = useState(false);
  const started = useRef(false);

  async function leave(choice: LeavingChoice): Promise<void> {
    setBusy(choice);
    setFailed(false);
    const done = await logOut(choice);
    setBusy(null);
    if (!done) {
      setFailed(true);
      return;
    }
    onClose();
    navigate(pathOf('home', locale));
    showSnackbar({ message: t('account.out.done') });
  }
  const start = useEffectEvent(async () => {
    const unsent = await unsentBeforeLeaving();
    setPictures(await unsentPictures());
    setMessages(await unsentMessages());
    setConflicts(await unsentConflicts());
    if (unsent > 0) setCount(unsent);
    else await leave('keep');
  });

  // Runs once: reads the unsent changes.
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void start();
  }, []);

  const choices = [
    ['send', t('account.out.send'), t('account.out.sendText')],
    ['keep', t('account.out.keep'), t('account.out.keepText')],
    ['discard', t('account.out.discard'), t('account.out.discardText')],
  ] as const;
  if (count === null) return null;
  return (
    <Dialog open onClose={onClose} width={WIDTH_PX} title={t('account.out.title')}>
      <p>
        {tn('account.out.unsent', count)} {pictures > 0 && tn('account.out.pictures', pictures)}{' '}
        {conflicts > 0 && tn('account.out.conflicts', conflicts)}{' '}
        {messages > 0 && tn('account.out.messages', messages)} {t('account.out.ask')}
      </p>
      <ul className={styles.choices}>
        {choices.map(([choice, label, text]) => (
          <li key={choice} className={styles.choice}>
            <Button
              variant={choice === 'send' ? 'primary' : 'outline'}
              className={choice === 'discard' ? styles.bad : undefined}
              busy={busy === choice}
              disabled={busy !== null}
              onClick={() => void leave(choice)}
            >
              {busy === choice ? t('account.out.busy') : label}
            </Button>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <div role="alert">{failed && <p className={formStyles.failure}>{t('account.out.sendFailed')}</p>}</div>
    </Dialog>
  );
}
