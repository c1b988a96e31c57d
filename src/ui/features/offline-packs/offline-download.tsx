import { useLiveQuery } from 'dexie-react-hooks';
import { CircleCheck, Download, LoaderCircle, Pause } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { PackRow } from '../../../data/storage/packs-db.ts';
import { packsOf } from '../../../data/offline/queue-packs.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { lazyPart } from '../../shell/routing/lazy-page.tsx';
import styles from './offline-download.module.css';

const dialog = lazyPart(() => import('./pack-dialog.tsx'), 'packs');

/** Over a picture: offline download of the page's countries, with its progress. */
export default function OfflineDownload({
  countries,
}: {
  countries: readonly { key: string; name: string }[];
}) {
  const translation = useTranslation();
  const keys = countries.map(({ key }) => key);
  const packs = useLiveQuery(() => packsOf(keys), [keys.join()]);
  const [open, setOpen] = useState(false);
  const { icon: Icon, label, isSpinning } = appearanceOf(packs ?? [], keys.length, translation.t);
  return (
    <>
      <button className={styles.button} type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon className={isSpinning ? styles.turning : undefined} aria-hidden />
        {label}
      </button>
      <Suspense fallback={null}>
        {open && <dialog.Component countries={countries} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}

function appearanceOf(packs: readonly PackRow[], of: number, t: ReturnType<typeof useTranslation>['t']) {
  const [bytes, bytesCached] = [sum(packs, 'bytes'), sum(packs, 'bytesHere')];
  const percent = bytes === 0 ? 0 : Math.floor((100 * bytesCached) / bytes);
  if (packs.length < of) return { icon: Download, label: t('packs.button.download') };
  if (packs.every(({ doneAt }) => doneAt !== null))
    return { icon: CircleCheck, label: t('packs.button.downloaded') };
  if (packs.some(({ paused }) => paused))
    return { icon: Pause, label: t('packs.button.paused', { percent }) };
  if (packs.some(({ state }) => state === 'loading')) {
    return { icon: LoaderCircle, label: t('packs.button.loading', { percent }), isSpinning: true };
  }
  return { icon: Download, label: t('packs.button.waiting') };
}

function sum(packs: readonly PackRow[], field: 'bytes' | 'bytesHere'): number {
  return packs.reduce((total, pack) => total + pack[field], 0);
}
