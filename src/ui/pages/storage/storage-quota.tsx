import { useLiveQuery } from 'dexie-react-hooks';
import { Lock, LockOpen } from 'lucide-react';
import { useEffect, useState } from 'react';
import { askToPersist } from '../../../data/offline/persist-storage.ts';
import { allPacks } from '../../../data/offline/queue-packs.ts';
import { Button } from '../../components/form/button.tsx';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import styles from './storage-page.module.css';

const BYTES_OF_GB = 1_000_000_000;

interface StorageInfo {
  used: number;
  quota: number;
  persistent: boolean;
}

/** Storage estimate of the browser, and whether the storage is persistent. */
export function StorageQuota() {
  const { t } = useTranslation();
  const format = useFormat();
  const packs = useLiveQuery(allPacks, []);
  const [storageInfo, setStorageInfo] = useState<StorageInfo | null>(null);
  const [isRejected, setRejected] = useState(false);
  const packBytes = packs?.reduce((sum, { bytesHere }) => sum + bytesHere, 0);

  // Reads the estimate again when offline packs change.
  useEffect(() => {
    let current = true;
    if (packBytes === undefined) return undefined;
    void readStorageInfo().then((found) => {
      if (current) setStorageInfo(found);
    });
    return () => {
      current = false;
    };
  }, [packBytes]);

  async function ask(): Promise<void> {
    setRejected(!(await askToPersist()));
    setStorageInfo(await readStorageInfo());
  }

  return (
    <section className={styles.section} aria-labelledby="storage-room">
      <div>
        <h2 id="storage-room">{t('packs.storage.room.title')}</h2>
      </div>
      <div className={styles.content}>
        {storageInfo === null ? (
          <p>{t('packs.storage.room.unknown')}</p>
        ) : (
          <>
            <div>
              <p className={styles.used}>
                {t('packs.storage.room.use', {
                  used: format.bytes(storageInfo.used),
                  quota: `${format.number(storageInfo.quota / BYTES_OF_GB, 1)}\u00a0GB`,
                })}
              </p>
              <meter
                className={styles.meter}
                aria-label={t('packs.storage.room.useOf')}
                max={Math.max(1, storageInfo.quota)}
                value={storageInfo.used}
              />
            </div>
            <p className={styles.lasting}>
              {storageInfo.persistent ? <Lock aria-hidden /> : <LockOpen aria-hidden />}
              {t(storageInfo.persistent ? 'packs.storage.lasting.yes' : 'packs.storage.lasting.no')}
            </p>
            {!storageInfo.persistent && (
              <div>
                <Button variant="outline" icon={Lock} onClick={() => void ask()}>
                  {t('packs.storage.lasting.ask')}
                </Button>
                <p className={styles.quiet} role="status">
                  {isRejected && t('packs.storage.lasting.refused')}
                </p>
              </div>
            )}
          </>
        )}
      </div>
    </section>
  );
}

/** Null if the API is unavailable, such as in insecure contexts (HTTP). */
async function readStorageInfo(): Promise<StorageInfo | null> {
  if (!('storage' in navigator) || !('estimate' in navigator.storage)) return null;
  try {
    const [{ usage = 0, quota = 0 }, persistent] = await Promise.all([
      navigator.storage.estimate(),
      navigator.storage.persisted(),
    ]);
    return { used: usage, quota, persistent };
  } catch (error) {
    console.warn('The storage estimate failed', error);
    return null;
  }
}
