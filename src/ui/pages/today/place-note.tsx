import { MapPin } from 'lucide-react';
import { geoLink, mapLink } from '../../../model/provider-links.ts';
import { OutLink } from '../../components/out-link.tsx';
import type { OutlineStop } from '../../features/export/outline.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import styles from './today-page.module.css';

/** Where a stop lies: its address as far as the device has it, and the way to a map app. */
export function PlaceNote({ stop }: { stop: OutlineStop }) {
  const { t } = useTranslation();
  const { address, at, name, region, country } = stop;
  return (
    <p className={styles.address}>
      <MapPin aria-hidden />
      <span>
        <span className={styles.hidden}>{t('today.address')}: </span>
        {address === '' ? [name, region, country].filter((part) => part !== '').join(', ') : address}{' '}
        {at !== null && (
          <OutLink
            // Android hands `geo:` to the person's map app; elsewhere no app may answer it.
            href={navigator.userAgent.includes('Android') ? geoLink(at, name) : mapLink(at)}
          >
            {t('experience.openMap')}
          </OutLink>
        )}
      </span>
    </p>
  );
}
