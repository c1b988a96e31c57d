import { useLive } from '../../shell/state/use-live.ts';
import { weatherAt } from '../../../data/catalogue/experience-queries.ts';
import type { ExperienceSummary } from '../../../model/schemas/catalogue.ts';
import { DetailSection } from '../../features/details/detail-section.tsx';
import { WeatherChart } from '../../features/details/weather-chart.tsx';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { NotCachedYet } from '../../layout/parts/not-cached-yet.tsx';

/** A station within this distance counts as being at the experience itself. */
const MAX_AT_PLACE_METERS = 5_000;

/** Typical weather over the year, from the nearest station. */
export function Weather(props: { place: ExperienceSummary; elevationMeters: number | undefined }) {
  const { place, elevationMeters } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const weather = useLive(() => weatherAt(place, elevationMeters), [place.key, elevationMeters]);
  return (
    <DetailSection id="weather" title={t('experience.section.weather')}>
      {weather === undefined || weather === 'unknown' ? (
        <NotCachedYet lines={10} />
      ) : weather === 'none' ? (
        <p>{t('experience.weather.none')}</p>
      ) : (
        <WeatherChart
          months={weather.months}
          best={place.months}
          source={
            weather.distanceMeters < MAX_AT_PLACE_METERS
              ? t('experience.weather.here', { station: weather.place })
              : t('experience.weather.source', {
                  station: weather.place,
                  distance: format.distance(Math.round(weather.distanceMeters / 1000) * 1000),
                })
          }
        />
      )}
    </DetailSection>
  );
}
