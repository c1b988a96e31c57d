import { CircleCheck, Clock, Download, Pause, TriangleAlert } from 'lucide-react';
import { pausePacks, removePack, resumePacks } from '../../../data/offline/queue-packs.ts';
import type { PackRow } from '../../../data/storage/packs-db.ts';
import { localMoment } from '../../../data/tours/local-moment.ts';
import { Button } from '../../components/form/button.tsx';
import { Flag } from '../../shell/components/flag.tsx';
import { showSnackbar } from '../../shell/components/snackbar-store.ts';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation, type Translation } from '../../shell/i18n/use-translation.ts';
import styles from './pack-status.module.css';

/** Status of a country's offline pack: progress, size, and actions. */
export function PackStatus({ pack, name }: { pack: PackRow; name: string }) {
  const translation = useTranslation();
  const { t } = translation;
  const format = useFormat();
  const { key, bytes, bytesHere: downloadedBytes, paused, doneAt, state, trouble: failure } = pack;
  const isComplete = state === 'done';
  const canPause = !paused && failure === null;
  const { icon: Icon, text } = statusLine(pack, translation, (day) => format.date(day, 'short-year'));
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
                : t('packs.progress', { done: format.bytes(downloadedBytes), all: format.bytes(bytes) })}
            </span>
          )}
        </p>
        {!isComplete && (
          <progress
            className={styles.progress}
            aria-label={t('packs.progressOf', { name })}
            max={Math.max(1, bytes)}
            value={downloadedBytes}
          />
        )}
        <p className={styles.status} aria-live="polite">
          <Icon aria-hidden />
          {text}
        </p>
        {doneAt !== null && (
          <p className={styles.origin}>{t(pack.automatic ? 'packs.automatic' : 'packs.manual')}</p>
        )}
      </div>
      <div className={styles.actions}>
        {!isComplete && canPause && (
          <Button variant="outline" size="sm" onClick={() => void pausePacks([key])}>
            {t('packs.pause')}
          </Button>
        )}
        {!isComplete && !canPause && (
          <Button variant="outline" size="sm" onClick={() => void resumePacks([key])}>
            {t(paused ? 'packs.resume' : 'packs.retry')}
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

function statusLine(pack: PackRow, { t }: Translation, date: (day: string) => string) {
  const { state, paused, trouble: failure, doneAt } = pack;
  if (state === 'done' && doneAt !== null) {
    const day = localMoment(new Date(doneAt)).slice(0, 10);
    return { icon: CircleCheck, text: t('packs.state.done', { date: date(day) }) };
  }
  if (paused) return { icon: Pause, text: t('packs.state.paused') };
  if (failure !== null) return { icon: TriangleAlert, text: t(`packs.failure.${failure}`) };
  if (state === 'waiting') return { icon: Clock, text: t('packs.state.waiting') };
  return { icon: Download, text: t(doneAt === null ? 'packs.state.loading' : 'packs.state.updating') };
}
