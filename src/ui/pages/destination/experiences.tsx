import { ArrowRight, LayoutGrid, Map as MapIcon } from 'lucide-react';
import { useState } from 'react';
import type { CountryPlaces } from '../../../data/catalogue/country-queries.ts';
import type { CountrySummary } from '../../../model/schemas/catalogue.ts';
import { Button } from '../../components/form/button.tsx';
import { Chip } from '../../shell/components/chip.tsx';
import { MapSketch } from '../../components/map/sketch/map-sketch.tsx';
import { sketchMap } from '../../components/map/sketch/sketch-map.ts';
import { usePrinting } from '../../components/print/printing.ts';
import { useMedia } from '../../components/use-media.ts';
import { CardGrid, GridSkeleton } from '../../features/cards/card-grid.tsx';
import { ExperienceCard } from '../../features/cards/experience-card.tsx';
import { DetailSection } from '../../features/details/detail-section.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { NotCachedYet } from '../../layout/parts/not-cached-yet.tsx';
import { useFlags } from '../../shell/state/use-flags.ts';
import { pathOf } from '../../shell/routing/paths.ts';
import { categoryCounts } from './country-facts.ts';
import styles from './experiences.module.css';
import { ExperiencesMap } from './map/experiences-map.tsx';
import { useMapView } from './map/use-map-view.ts';
import { ViewToggle } from './map/view-toggle.tsx';

/** Fills whole rows in every grid; fewer where cards are stacked. */
const INITIAL_CARDS = 12;
const INITIAL_CARDS_PHONE = 6;
const PHONE = '(max-width: 599.98px)';

interface ExperiencesProps {
  country: CountrySummary;
  /** Undefined while loading. */
  found: CountryPlaces | undefined;
}

/** The country's experiences as cards or on a map, with category filters. */
export function Experiences({ country, found }: ExperiencesProps) {
  const { t, tn, locale } = useTranslation();
  const flags = useFlags();
  const [chosenAll, setAll] = useState(false);
  const printing = usePrinting();
  const all = chosenAll || printing;
  const first = useMedia(PHONE) ? INITIAL_CARDS_PHONE : INITIAL_CARDS;
  const { categories, view: chosenView, toggleCategory, clearCategories, setView } = useMapView();
  const view = flags.maps ? chosenView : 'grid';
  const places = found?.places ?? [];
  const shown = places.filter(
    (place) => categories.length === 0 || categories.some((key) => place.categories.includes(key)),
  );
  const hasPlaces = places.length > 0;

  return (
    <DetailSection
      id="experiences"
      title={
        hasPlaces ? tn('destination.experiences.title', places.length) : t('destination.section.experiences')
      }
      action={
        hasPlaces &&
        flags.maps && (
          <ViewToggle
            legend={t('destination.experiences.view')}
            value={view}
            options={[
              { value: 'grid', label: t('destination.experiences.grid'), icon: LayoutGrid },
              { value: 'map', label: t('destination.experiences.map'), icon: MapIcon },
            ]}
            onChange={setView}
          />
        )
      }
    >
      {hasPlaces && (
        <>
          <div className={styles.chips} role="group" aria-label={t('destination.experiences.filter')}>
            {categoryCounts(places).map(([key, count]) => (
              <Chip key={key} selected={categories.includes(key)} onToggle={() => toggleCategory(key)}>
                {t(`categories.${key}`)} <span className={styles.count}>{count}</span>
              </Chip>
            ))}
          </div>
          <div className={styles.found}>
            <p role="status">{categories.length > 0 && tn('destination.experiences.found', shown.length)}</p>
            {categories.length > 0 && (
              <Button variant="text" size="sm" onClick={clearCategories}>
                {t('destination.experiences.clear')}
              </Button>
            )}
          </div>
        </>
      )}
      {!hasPlaces && found?.complete === true && <p>{t('destination.experiences.none')}</p>}
      {!hasPlaces && found?.complete === false && <NotCachedYet lines={6} />}
      {found === undefined && <GridSkeleton />}
      {hasPlaces && view === 'map' && <ExperiencesMap country={country} places={shown} />}
      {hasPlaces && view === 'grid' && (
        <>
          {printing && (
            <MapSketch
              sketch={sketchMap(
                shown.map(({ location, ...place }) => ({
                  name: place[locale].short_title,
                  at: location.coordinates,
                })),
                [],
              )}
              label={t('destination.experiences.mapLabel', { country: country[locale].name })}
              paperOnly
            />
          )}
          <CardGrid>
            {(all ? shown : shown.slice(0, first)).map((place) => (
              <li key={place.key}>
                <ExperienceCard
                  experience={place}
                  country={country}
                  href={pathOf('experiences-key', locale, {}, { key: place.key })}
                />
              </li>
            ))}
          </CardGrid>
          {!all && shown.length > first && (
            <p className={styles.more}>
              <Button variant="outline" iconEnd={ArrowRight} onClick={() => setAll(true)}>
                {tn('destination.experiences.all', shown.length)}
              </Button>
            </p>
          )}
        </>
      )}
    </DetailSection>
  );
}
