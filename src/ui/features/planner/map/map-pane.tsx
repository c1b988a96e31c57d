import { useMemo } from 'react';
import type { ComponentType } from 'react';
import { Skeleton } from '../../../shell/components/skeleton.tsx';
import { useFormat } from '../../../format/use-format.ts';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { stopKeys } from '../add/candidates.ts';
import { useFoundExperiences } from '../add/results/search-results-store.ts';
import { useAddExperience } from '../add/use-add-experience.ts';
import { useExperienceTranslations } from '../add/use-experience-translations.ts';
import { usePlanner } from '../planner-context.tsx';
import type { PlanMapProps } from './plan-map.tsx';
import { useMapParts } from './use-map-parts.ts';

interface MapPaneProps {
  Map: ComponentType<PlanMapProps> | null;
  coveredPx: number;
  compact: boolean;
  covered?: boolean;
  onFailed: () => void;
}

/** The map beside or behind the panel, with the content of the current step. */
export function MapPane({ Map, coveredPx, compact, covered = false, onFailed }: MapPaneProps) {
  const { t, locale } = useTranslation();
  const { money } = useFormat();
  const { stay } = useExperienceTranslations();
  const { state } = usePlanner();
  const found = useFoundExperiences();
  const addPlace = useAddExperience();
  const chosen = stopKeys(state.tour).join();
  const dots = useMemo(() => {
    const stops = new Set(chosen.split(','));
    return found
      .filter(({ key }) => !stops.has(key))
      .map((place) => ({
        key: place.key,
        name: place[locale].short_title,
        facts: [
          ...place.categories.slice(0, 1).map((category) => t(`categories.${category}`)),
          stay(place.duration),
          place.price === 0 ? t('planner.free') : `${t('planner.about')} ${money(place.price)}`,
        ].join(', '),
        at: place.location.coordinates,
      }));
  }, [found, chosen, locale, t, stay, money]);
  const parts = useMapParts(dots);

  return (
    <section aria-label={t('planner.map.label')}>
      {Map === null ? (
        <Skeleton height="100%" />
      ) : (
        <Map
          parts={parts}
          coveredPx={coveredPx}
          compact={compact}
          covered={covered}
          onFailed={onFailed}
          onAdd={(key) => {
            const dot = dots.find((known) => known.key === key);
            if (dot !== undefined) void addPlace(key, dot.name);
          }}
        />
      )}
    </section>
  );
}
