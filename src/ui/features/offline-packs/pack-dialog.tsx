import { useLiveQuery } from 'dexie-react-hooks';
import { Download, HardDrive, Signal } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { isMetered } from '../../../data/network/metered-connection.ts';
import { packSize, type PackSize } from '../../../data/offline/pack-size.ts';
import type { PackRow } from '../../../data/storage/packs-db.ts';
import {
  canDownloadPacks,
  packsOf,
  queueRequestedPacks,
  thisScreen,
} from '../../../data/offline/queue-packs.ts';
import { Button } from '../../components/form/button.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { StatusLine } from '../../components/status-line.tsx';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { useOnline } from '../../shell/state/use-online.ts';
import { pathOf } from '../../shell/routing/paths.ts';
import styles from './pack-dialog.module.css';
import { PackStatus } from './pack-status.tsx';

const WIDTH_PX = 560;

/** Content and size of an offline pack before the download; its progress afterwards. */
export default function PackDialog(props: {
  countries: readonly { key: string; name: string }[];
  onClose: () => void;
}) {
  const { countries, onClose } = props;
  const { t, locale } = useTranslation();
  const keys = countries.map(({ key }) => key);
  const packs = useLiveQuery(() => packsOf(keys), [keys.join()]);
  const names = new Intl.ListFormat(locale).format(countries.map(({ name }) => name));
  const requested = packs?.map(({ key }) => key) ?? [];
  const others = countries.filter(({ key }) => !requested.includes(key));
  if (packs === undefined) return null;
  const isComplete = others.length === 0 && packs.every(({ doneAt }) => doneAt !== null);
  return (
    <Dialog
      open
      width={WIDTH_PX}
      title={t(isComplete ? 'packs.titleHere' : 'packs.title', { name: names })}
      onClose={onClose}
    >
      <div className={styles.body}>
        {packs.length > 0 && <PackList packs={packs} countries={countries} />}
        {others.length > 0 && <Offer key={others.length} countries={others} />}
        <p className={styles.more}>
          <HardDrive aria-hidden />
          <Link href={pathOf('storage', locale)} onClick={onClose}>
            {t('packs.toStorage')}
          </Link>
        </p>
      </div>
    </Dialog>
  );
}

function PackList(props: { packs: readonly PackRow[]; countries: readonly { key: string; name: string }[] }) {
  const { packs, countries } = props;
  return (
    <div>
      {packs.map((pack) => (
        <PackStatus
          key={pack.key}
          pack={pack}
          name={countries.find(({ key }) => key === pack.key)?.name ?? pack.key}
        />
      ))}
    </div>
  );
}

function Offer({ countries }: { countries: readonly { key: string; name: string }[] }) {
  const { t, tn } = useTranslation();
  const format = useFormat();
  const online = useOnline();
  /** Undefined until the server has answered. */
  const [size, setSize] = useState<PackSize | null | undefined>(undefined);
  const keys = countries.map(({ key }) => key).join();

  // Fetches the sizes when the countries or the network state change.
  useEffect(() => {
    let current = true;
    // Offline is reported reliably: skip the request.
    const requests = online ? keys.split(',').map(packSize) : [Promise.resolve(null)];
    void Promise.all(requests).then((sizes) => {
      if (current) setSize(sumSizes(sizes));
    });
    return () => {
      current = false;
    };
  }, [keys, online]);

  if (!canDownloadPacks()) return <p>{t('packs.noWorker')}</p>;
  return (
    <>
      <p>{t('packs.what')}</p>
      {size !== null && size !== undefined && (
        <ul className={styles.list}>
          <li>{tn('packs.places', size.places)}</li>
          {size.tours > 0 && <li>{tn('packs.tours', size.tours)}</li>}
          {size.posts > 0 && <li>{tn('packs.posts', size.posts)}</li>}
          <li>{t('packs.facts')}</li>
          <li>{tn('packs.pictures', size.pictures)}</li>
          {size.mapBytes > 0 && <li>{t('packs.map', { size: format.bytes(size.mapBytes) })}</li>}
        </ul>
      )}
      <p className={styles.size} aria-live="polite">
        {size === undefined && t('packs.asking')}
        {size === null && t('packs.unknown')}
        {size !== null &&
          size !== undefined &&
          t('packs.size', { size: format.bytes(size.bytes + size.mapBytes) })}
      </p>
      {size === null && <StatusLine>{t('packs.needs')}</StatusLine>}
      {size !== null && isMetered(thisScreen().isComputer) && (
        <StatusLine icon={Signal}>{t('packs.metered')}</StatusLine>
      )}
      <div className={styles.actions}>
        <Button variant="accent" icon={Download} onClick={() => void queueRequestedPacks(keys.split(','))}>
          {t('packs.load')}
        </Button>
      </div>
    </>
  );
}

/** The map is shared by all countries, so it is counted once. */
function sumSizes(sizes: readonly (PackSize | null)[]): PackSize | null {
  return sizes.reduce((sum, size) =>
    sum === null || size === null
      ? null
      : {
          bytes: sum.bytes + size.bytes,
          pictures: sum.pictures + size.pictures,
          places: sum.places + size.places,
          tours: sum.tours + size.tours,
          posts: sum.posts + size.posts,
          mapBytes: sum.mapBytes,
        },
  );
}
