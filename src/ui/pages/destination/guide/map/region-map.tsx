import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import type { CountryOutline } from '../../../../../model/place/country-outline.ts';
import type { RegionPlaces } from '../../../../../model/place/main-places.ts';
import type { CountrySummary } from '../../../../../model/schemas/catalogue.ts';
import { MonthsStrip } from '../../../../components/months-strip.tsx';
import { DetailSection } from '../../../../features/details/detail-section.tsx';
import { classNames } from '../../../../shell/components/class-names.ts';
import { useTranslation } from '../../../../shell/i18n/use-translation.ts';
import { pathOf } from '../../../../shell/routing/paths.ts';
import styles from './region-map.module.css';
import { PlaceNumber, RegionSwatch, Sheet } from './region-sheet.tsx';

interface RegionMapProps {
  country: CountrySummary;
  outline: CountryOutline;
  regions: readonly RegionPlaces[];
}

/** The country's regions and main places, on a map and in a list. What is marked in one is marked in the other. */
export function RegionMap({ country, outline, regions }: RegionMapProps) {
  const { t, locale } = useTranslation();
  const [marked, setMarked] = useState<string | null>(null);
  const mark = (key: string) => ({
    onPointerEnter: () => setMarked(key),
    onPointerLeave: () => setMarked(null),
    onFocus: () => setMarked(key),
    onBlur: () => setMarked(null),
  });

  return (
    <DetailSection
      id="map"
      title={t('guide.map.title')}
      action={
        <Link className={styles.whole} href="?view=map#experiences">
          {t('guide.map.whole')}
          <ArrowRight aria-hidden />
        </Link>
      }
    >
      <div className={styles.columns}>
        <Sheet country={country} outline={outline} regions={regions} marked={marked} mark={mark} />
        <div className={styles.regions}>
          {regions.map(({ region, main }, index) => (
            <section key={region.key} className={styles.region}>
              <h3>
                <RegionSwatch index={index} />
                {region[locale].name}
              </h3>
              <ul>
                {main.map(({ place, number }) => (
                  <li
                    key={place.key}
                    id={`row-${place.key}`}
                    className={classNames(styles.row, marked === place.key && styles.marked)}
                    {...mark(place.key)}
                  >
                    <PlaceNumber number={number} />
                    <span className={styles.texts}>
                      <Link href={pathOf('experiences-key', locale, {}, { key: place.key })}>
                        {place[locale].short_title}
                      </Link>
                      <span className={styles.teaser}>{place[locale].teaser}</span>
                    </span>
                    <span className={styles.months}>
                      <MonthsStrip best={place.months} />
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </DetailSection>
  );
}
