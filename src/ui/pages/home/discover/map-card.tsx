import { ArrowRight, Map } from 'lucide-react';
import { useState } from 'react';
import { mapPicturePath, mapPictureVersion } from '../../../../model/pictures/map-picture.ts';
import { onWorldMap, WORLD_MAP } from '../../../../model/pictures/world-map.ts';
import type { ExperienceSummary } from '../../../../model/schemas/catalogue.ts';
import { Button } from '../../../components/form/button.tsx';
import { useMapTheme } from '../../../components/map/use-map-theme.ts';
import { pictureBase } from '../../../shell/components/picture-base.ts';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { pathOf } from '../../../shell/routing/paths.ts';
import { countryDots } from './country-dots.ts';
import styles from './discover.module.css';

const VERSION = mapPictureVersion(import.meta.env.VITE_MAP_DRAWING, []);

/** A picture of the world with a dot for each country that has places; leads to the map of all places. */
export function MapCard({ places }: { places: readonly ExperienceSummary[] }) {
  const { t, tn, locale } = useTranslation();
  const theme = useMapTheme();
  const [failed, setFailed] = useState(false);
  const dots = countryDots(places);
  // It has no names, so that both languages share it.
  const path = mapPicturePath(WORLD_MAP, { locale: 'en', theme, version: VERSION });
  return (
    <section className={styles.card} aria-labelledby="on-the-map">
      <div className={styles.head}>
        <h3 id="on-the-map" className={styles.title}>
          <Map aria-hidden />
          {t('lists.discover.map')}
        </h3>
        <span className={styles.count}>
          {tn('card.places', places.length)}, {tn('lists.discover.countries', dots.length)}
        </span>
      </div>
      <div className={styles.sea} aria-hidden>
        <div className={styles.world}>
          {!failed && (
            <img
              src={pictureBase(path) + path}
              width={1200}
              height={600}
              alt=""
              loading="lazy"
              decoding="async"
              onError={() => setFailed(true)}
            />
          )}
          {dots.map(({ key, at, count }) => {
            const { x, y } = onWorldMap(at);
            const size = 8 + Math.min(8, count / 6);
            return (
              <span
                key={key}
                style={{ left: `${x * 100}%`, top: `${y * 100}%`, width: `${size}px`, height: `${size}px` }}
              />
            );
          })}
        </div>
      </div>
      <Button variant="outline" iconEnd={ArrowRight} href={pathOf('experiences', locale, { view: 'map' })}>
        {t('lists.discover.openMap')}
      </Button>
    </section>
  );
}
