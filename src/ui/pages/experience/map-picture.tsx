import { useState } from 'react';
import type { ExperienceSummary } from '../../../model/schemas/catalogue.ts';
import { mapPictureAddress } from '../../../model/pictures/map-picture.ts';
import { pictureBase } from '../../shell/components/picture-base.ts';
import { useMapTheme } from '../../components/map/use-map-theme.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { useFlags } from '../../shell/state/use-flags.ts';
import styles from './map-picture.module.css';

/** Version of the tiles and of the server's map renderer, for the URL. */
const DRAWING = import.meta.env.VITE_MAP_DRAWING;

/** Location of the experience as a picture of the base map; hidden if it cannot be loaded. */
export function MapPicture({ place }: { place: ExperienceSummary }) {
  const { t, locale } = useTranslation();
  const { maps } = useFlags();
  const theme = useMapTheme();
  const [failed, setFailed] = useState(false);
  const { country_key: folder, key, location } = place;
  const item = { folder, key, points: [location.coordinates] };
  if (!maps || failed) return null;
  const path = mapPictureAddress(item, { locale, theme, drawing: DRAWING });
  return (
    <img
      className={styles.map}
      src={pictureBase(path) + path}
      width={1200}
      height={600}
      alt={t('experience.map', { name: place[locale].title })}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(true)}
    />
  );
}
