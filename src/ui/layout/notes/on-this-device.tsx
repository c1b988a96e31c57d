import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { deviceCounts } from '../../../data/offline/device-counts.ts';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { pathOf } from '../../shell/routing/paths.ts';
import styles from '../parts/footer-content.module.css';

/** Number of cached items, and the storage that they use. */
export function OnThisDevice() {
  const { t, tn, locale } = useTranslation();
  const format = useFormat();
  const counts = useLiveQuery(deviceCounts, []);
  const [bytes, setBytes] = useState<number | null>(null);
  const count = counts?.places;

  // Reads the browser's storage estimate.
  useEffect(() => {
    let current = true;
    // The API is undefined in insecure contexts (HTTP).
    if (count === undefined || !('storage' in navigator) || !('estimate' in navigator.storage))
      return undefined;
    navigator.storage.estimate().then(
      ({ usage }) => {
        if (current) setBytes(usage ?? null);
      },
      (error: unknown) => console.warn('The storage estimate failed', error),
    );
    return () => {
      current = false;
    };
  }, [count]);

  if (counts === undefined) return null;
  return (
    <div>
      <p className={styles.columnTitle}>{t('frame.device.title')}</p>
      {counts.places === 0 ? (
        <p>{t('frame.device.nothing')}</p>
      ) : (
        <ul className={styles.cached}>
          <li>{tn('frame.device.countries', counts.countries)}</li>
          <li>{tn('frame.device.places', counts.places)}</li>
          {counts.tours > 0 && <li>{tn('frame.device.tours', counts.tours)}</li>}
          {bytes !== null && bytes > 0 && (
            <li className={styles.size}>
              <span>{t('frame.device.size')}</span>
              <span>{format.bytes(bytes)}</span>
            </li>
          )}
        </ul>
      )}
      <div className={styles.links}>
        <Link href={pathOf('storage', locale)}>{t('frame.device.storage')}</Link>
      </div>
    </div>
  );
}
