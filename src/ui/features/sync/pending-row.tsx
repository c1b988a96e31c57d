import { CloudUpload, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { FULL_PARTS } from '../../../contract/account-limits.ts';
import { discardPending, retryPending, type PendingItem } from '../../../data/sync/pending-list.ts';
import { Button } from '../../components/form/button.tsx';
import { showSnackbar } from '../../shell/components/snackbar-store.ts';
import { Tag } from '../../components/tag.tsx';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { setSiteDialog } from '../../shell/state/site-dialog-store.ts';
import { useUser } from '../../layout/account/use-user.ts';
import { pathOf } from '../../shell/routing/paths.ts';
import { useFlags } from '../../shell/state/use-flags.ts';
import styles from './sync-dialog.module.css';

const TOO_BIG = 413;

/** A pending change: what it is, since when, with retry and discard. */
export function PendingRow({ thing, onClose }: { thing: PendingItem; onClose: () => void }) {
  const { kind, what, since, rejected } = thing;
  const { t, locale } = useTranslation();
  const format = useFormat();
  const [, navigate] = useLocation();
  const user = useUser();
  const flags = useFlags();
  const [confirming, setConfirming] = useState(false);
  const [busy, setBusy] = useState(false);
  const title = thing.title[locale] === '' ? t(`sync.kind.${kind}`) : thing.title[locale];
  // A rejected correction has no form of its own: it is written again on its page.
  const hasForm = kind === 'feedback' || kind === 'contact';
  const facts = [
    t(`sync.kind.${kind}`),
    t(`sync.what.${what}`),
    since === null ? null : t('sync.since', { when: format.instant(since) }),
  ].filter((fact) => fact !== null);

  async function retry(): Promise<void> {
    setBusy(true);
    await retryPending(thing);
    setBusy(false);
  }

  async function discard(): Promise<void> {
    setConfirming(false);
    const result = await discardPending(thing);
    if (!result.ok) showSnackbar({ message: t('sync.notKept') });
    else
      showSnackbar({ message: t(result.value === 'done' ? 'sync.discarded' : 'sync.underWay', { title }) });
  }

  function open(): void {
    onClose();
    if (kind === 'tours') navigate(pathOf('tours-edit', locale, { tour: thing.id }));
    else if (kind === 'contact') navigate(pathOf('contact', locale));
    else if (kind === 'feedback') setSiteDialog('feedback');
    else if (kind === 'conflicts') setSiteDialog('compare');
    else navigate(pathOf('user-name-experiences', locale, {}, { name: user?.username ?? '' }));
  }

  const canOpen =
    what !== 'deleted' &&
    what !== 'settled' &&
    ((kind === 'tours' && (flags.tours || !flags.loaded)) ||
      kind === 'experiences' ||
      kind === 'conflicts' ||
      kind === 'picture' ||
      (hasForm && rejected !== null));
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <p className={styles.title}>{title}</p>
        <p className={styles.facts}>
          {facts.map((fact, index) => (
            <span key={fact}>{index === 0 ? fact : ` · ${fact}`}</span>
          ))}
        </p>
        {rejected !== null && <p className={styles.why}>{reasonOf(kind, rejected, t)}</p>}
      </div>
      <Tag tone={rejected === null ? 'warn' : 'bad'} icon={rejected === null ? CloudUpload : TriangleAlert}>
        {t(
          rejected === null
            ? 'sync.item.waiting'
            : rejected.status === TOO_BIG && !isFull(rejected.fields)
              ? 'sync.item.tooBig'
              : 'sync.item.refused',
        )}
      </Tag>
      {confirming ? (
        <div className={styles.sure} role="alert">
          <p>{t(`sync.sure.${what}`)}</p>
          <Button variant="outline" size="sm" onClick={() => void discard()}>
            {t('sync.sure.yes')}
          </Button>
          <Button variant="text" size="sm" onClick={() => setConfirming(false)}>
            {t('sync.sure.no')}
          </Button>
        </div>
      ) : (
        <div className={styles.actions}>
          {canOpen && (
            <Button variant="text" size="sm" aria-label={t('sync.openOf', { title })} onClick={open}>
              {t('sync.open')}
            </Button>
          )}
          {rejected !== null && (
            <Button
              variant="text"
              size="sm"
              busy={busy}
              aria-label={t('sync.retryOf', { title })}
              onClick={() => void retry()}
            >
              {t('sync.retry')}
            </Button>
          )}
          <Button
            variant="text"
            size="sm"
            aria-label={t('sync.discardOf', { title })}
            onClick={() => setConfirming(true)}
          >
            {t('sync.discard')}
          </Button>
        </div>
      )}
    </li>
  );
}

/** The account's storage quota is exceeded; the change itself is valid. */
function isFull(fields: readonly string[]): boolean {
  return fields.some((field) => FULL_PARTS.some((part) => part === field));
}

function reasonOf(
  kind: PendingItem['kind'],
  { status, fields }: NonNullable<PendingItem['rejected']>,
  t: ReturnType<typeof useTranslation>['t'],
) {
  if (status === TOO_BIG && isFull(fields)) return t('sync.item.whyFull');
  if (status === TOO_BIG) return t(kind === 'conflicts' ? 'sync.item.whyCompared' : 'sync.item.whyBig');
  return fields.length === 0
    ? t('sync.item.whyPlain')
    : t('sync.item.why', { fields: fields.slice(0, 3).join(', ') });
}
