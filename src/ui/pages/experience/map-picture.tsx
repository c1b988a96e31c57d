import { useState } from 'react';
import type { ExperienceSummary } from '../../../model/catalogue.ts';
import { useMapTheme } from '../../features/map/use-map-theme.ts';
import { useWords } from '../../i18n/use-words.ts';
import { useFlags } from '../../layout/use-flags.ts';
import styles from './map-picture.module.css';

/** Where the place lies, as a picture of the base map; nothing where the device cannot get it. */
export function MapPicture({ place }: { place: ExperienceSummary }) {
  const { t, locale } = useWords();
  const { maps } = useFlags();
  const theme = useMapTheme();
  const [failed, setFailed] = useState(false);
  const { country_key: country, key } = place;
  if (!maps || failed) return null;
  return (
    <img
      className={styles.map}
      src={`/images/${country}/${key}/${key}-map.png?l=${locale}&theme=${theme}`}
      width={1200}
      height={600}
      alt={t('experience.map', { name: place[locale].title })}
      loading="lazy"
      decoding="async"
      onError={() => {
        setFailed(true);
      }}
    />
  );
}
