import { CircleCheck, Clock, Download, Pause, TriangleAlert } from 'lucide-react';
import type { PackRow } from '../../../data/storage/packs-db.ts';
import { pausePacks, removePack, resumePacks } from '../../../data/offline/queue-packs.ts';
import { Button } from '../../components/form/button.tsx';
import { Flag } from '../../shell/components/flag.tsx';
import { showSnackbar } from '../../shell/components/snackbar-store.ts';
import { useFormat } from '../../format/use-format.ts';
import type { Translation } from '../../shell/i18n/use-translation.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import styles from './pack-status.module.css';

/** Status of a country's offline pack: progress, size, and actions. */
export function PackStatus({ pack, name }: { pack: PackRow; name: string }) {
  const translation = useTranslation();
  const { t } = translation;
  const format = useFormat();
  const { key, bytes, bytesHere, paused, doneAt, state, trouble } = pack;
  const isComplete = state === 'done';
  const { icon: Icon, line } = lineOf(pack, translation, (day) => format.date(day, 'short-year'));
  return (
    <div className={styles.pack}>
      <Flag country={key} />
      <div>
        <p className={styles.name}>
          {name}
          {/* The size is unknown until the server has answered. */}
          {bytes > 0 && (
            <span className={styles.size}>
              {isComplete
                ? format.bytes(bytes)
                : t('packs.progress', { here: format.bytes(bytesHere), all: format.bytes(bytes) })}
            </span>
          )}
        </p>
        {!isComplete && (
          <progress
            className={styles.progress}
            aria-label={t('packs.progressOf', { name })}
            max={Math.max(1, bytes)}
            value={bytesHere}
          />
        )}
        <p className={styles.line} aria-live="polite">
          <Icon aria-hidden />
          {line}
        </p>
        {doneAt !== null && (
          <p className={styles.why}>{t(pack.automatic ? 'packs.automatic' : 'packs.byHand')}</p>
        )}
      </div>
      <div className={styles.actions}>
        {!isComplete && paused && (
          <Button variant="outline" size="sm" onClick={() => void resumePacks([key])}>
            {t('packs.resume')}
          </Button>
        )}
        {!isComplete && !paused && trouble === null && (
          <Button variant="outline" size="sm" onClick={() => void pausePacks([key])}>
            {t('packs.pause')}
          </Button>
        )}
        {!isComplete && !paused && trouble !== null && (
          <Button variant="outline" size="sm" onClick={() => void resumePacks([key])}>
            {t('packs.again')}
          </Button>
        )}
        <Button
          variant="text"
          size="sm"
          aria-label={t('packs.storage.removeOf', { name })}
          onClick={() => {
            void removePack(key).then(() => showSnackbar({ message: t('packs.removed', { name }) }));
          }}
        >
          {t('packs.remove')}
        </Button>
      </div>
    </div>
  );
}

function lineOf(pack: PackRow, { t }: Translation, date: (day: string) => string) {
  const { state, paused, trouble, doneAt } = pack;
  if (state === 'done') {
    return { icon: CircleCheck, line: t('packs.state.done', { date: date((doneAt ?? '').slice(0, 10)) }) };
  }
  if (paused) return { icon: Pause, line: t('packs.state.paused') };
  if (trouble !== null) return { icon: TriangleAlert, line: t(`packs.failure.${trouble}`) };
  if (state === 'waiting') return { icon: Clock, line: t('packs.state.waiting') };
  return { icon: Download, line: t(doneAt === null ? 'packs.state.loading' : 'packs.state.renewing') };
}
