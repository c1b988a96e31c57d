import { useLiveQuery } from 'dexie-react-hooks';
import { Lock, LockOpen } from 'lucide-react';
import { useEffect, useState } from 'react';
import { allPacks } from '../../../data/offline/download-pack.ts';
import { Button } from '../../components/form/button.tsx';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import styles from './storage-page.module.css';

const BYTES_OF_GB = 1_000_000_000;

interface BrowserRoom {
  used: number;
  quota: number;
  lasting: boolean;
}

/** The browser's own count of what the site takes, and whether it may clear it. */
export function Room() {
  const { t } = useTranslation();
  const format = useFormat();
  const packs = useLiveQuery(allPacks, []);
  const [room, setRoom] = useState<BrowserRoom | null>(null);
  const [refused, setRejected] = useState(false);
  const here = packs?.reduce((sum, { bytesHere }) => sum + bytesHere, 0);

  // Follows what is taken along.
  useEffect(() => {
    let current = true;
    if (here === undefined) return undefined;
    void browserRoom().then((found) => {
      if (current) setRoom(found);
    });
    return () => {
      current = false;
    };
  }, [here]);

  async function ask(): Promise<void> {
    const lasting = await navigator.storage.persist();
    setRejected(!lasting);
    setRoom(await browserRoom());
  }

  return (
    <section className={styles.section} aria-labelledby="storage-room">
      <div>
        <h2 id="storage-room">{t('packs.storage.room.title')}</h2>
      </div>
      <div className={styles.content}>
        {room === null ? (
          <p>{t('packs.storage.room.unknown')}</p>
        ) : (
          <>
            <div>
              <p className={styles.used}>
                {t('packs.storage.room.use', {
                  used: format.bytes(room.used),
                  quota: `${format.number(room.quota / BYTES_OF_GB, 1)}\u00a0GB`,
                })}
              </p>
              <meter
                className={styles.meter}
                aria-label={t('packs.storage.room.useOf')}
                max={Math.max(1, room.quota)}
                value={room.used}
              />
            </div>
            <p className={styles.lasting}>
              {room.lasting ? <Lock aria-hidden /> : <LockOpen aria-hidden />}
              {t(room.lasting ? 'packs.storage.lasting.yes' : 'packs.storage.lasting.no')}
            </p>
            {!room.lasting && (
              <div>
                <Button variant="outline" icon={Lock} onClick={() => void ask()}>
                  {t('packs.storage.lasting.ask')}
                </Button>
                <p className={styles.quiet} role="status">
                  {refused && t('packs.storage.lasting.refused')}
                </p>
              </div>
            )}
          </>
        )}
      </div>
    </section>
  );
}

/** Null where the browser does not tell, as on addresses without encryption. */
async function browserRoom(): Promise<BrowserRoom | null> {
  if (!('storage' in navigator) || !('estimate' in navigator.storage)) return null;
  try {
    const [{ usage = 0, quota = 0 }, lasting] = await Promise.all([
      navigator.storage.estimate(),
      navigator.storage.persisted(),
    ]);
    return { used: usage, quota, lasting };
  } catch (error) {
    console.warn('The room in this browser cannot be told', error);
    return null;
  }
}
