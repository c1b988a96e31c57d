import { useState } from 'react';
import { mapPictureAddress } from '../../../model/pictures/map-picture.ts';
import type { ExperienceSummary } from '../../../model/schemas/catalogue.ts';
import { Flag } from '../../shell/components/flag.tsx';
import { pictureBase } from '../../shell/components/picture-base.ts';
import { useLocale } from '../../shell/i18n/locale-context.tsx';
import { useFreePicture } from './use-free-picture.ts';
import { useFlags } from '../../shell/state/use-flags.ts';
import { useMapTheme } from '../map/use-map-theme.ts';
import styles from './flag-map.module.css';

type MappedPlace = Pick<ExperienceSummary, 'key' | 'country_key' | 'location'>;

export interface FlagMapProps {
  countries: readonly string[];
  place?: MappedPlace | undefined;
}

const MAX_FLAGS = 3;

/** In the place of a picture: the flags of its countries, on a map where its place is known. Decorative. */
export default function FlagMap({ countries, place }: FlagMapProps) {
  return (
    <span className={styles.tile} aria-hidden>
      {place !== undefined && <PlaceMap place={place} />}
      <span className={styles.flags}>
        {countries.slice(0, MAX_FLAGS).map((key) => (
          <Flag key={key} className={styles.flag} country={key} />
        ))}
      </span>
    </span>
  );
}

function PlaceMap({ place }: { place: MappedPlace }) {
  const locale = useLocale();
  const theme = useMapTheme();
  const { maps } = useFlags();
  const [failed, setFailed] = useState(false);
  const item = { folder: place.country_key, key: place.key, points: [place.location.coordinates] };
  const path = mapPictureAddress(item, { locale, theme, drawing: import.meta.env.VITE_MAP_DRAWING });
  const map = useFreePicture([{ uri: path }]);
  if (!maps || failed || !map) return null;
  return (
    <img
      className={styles.map}
      src={pictureBase(path) + path}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setFailed(true)}
    />
  );
}
