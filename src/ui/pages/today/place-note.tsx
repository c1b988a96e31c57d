import { MapPin } from 'lucide-react';
import { geoLink, mapLink } from '../../../model/provider-links.ts';
import { OutLink } from '../../components/out-link.tsx';
import type { OutlineStop } from '../../features/export/outline.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import styles from './today-page.module.css';

/** Location of a stop: its address, if cached, and a link to a map app. */
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
            // Android opens `geo:` links in the user's map app; elsewhere no app may handle them.
            href={navigator.userAgent.includes('Android') ? geoLink(at, name) : mapLink(at)}
          >
            {t('experience.openMap')}
          </OutLink>
        )}
      </span>
    </p>
  );
}
