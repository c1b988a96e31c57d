import { useLive } from '../../../shell/state/use-live.ts';
import { useState } from 'react';
import { stationsOfCountry } from '../../../../data/catalogue/country-queries.ts';
import type {
  Climate,
  CountryDetails,
  CountrySummary,
  ExperienceSummary,
} from '../../../../model/schemas/catalogue.ts';
import type { Practical } from '../../../../model/schemas/practical.ts';
import { MonthsStrip } from '../../../components/months-strip.tsx';
import { Select } from '../../../components/form/select.tsx';
import { DetailSection } from '../../../features/details/detail-section.tsx';
import { WeatherChart } from '../../../features/details/weather-chart.tsx';
import { formatMonths } from '../../../format/format-months.ts';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { typicalStation } from '../country-facts.ts';
import { Paragraphs } from '../paragraphs.tsx';
import { SeasonTable } from '../guide/season-table.tsx';
import { SeasonBand } from './season-band.tsx';
import styles from './when-to-go.module.css';

interface WhenToGoProps {
  country: CountrySummary;
  details: CountryDetails | undefined;
  places: readonly ExperienceSummary[];
  practical: Practical | undefined;
}

/** Dry, wet and best months, and the weather at a selectable station. */
export function WhenToGo({ country, details, places, practical }: WhenToGoProps) {
  const { t, locale } = useTranslation();
  const stations = useLive(() => stationsOfCountry(country.key), [country.key]) ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const station =
    stations.find(({ key }) => key === chosen) ??
    typicalStation(stations, details ? [details.en.capital, details.en.largest_city] : [], places);
  const texts = details?.[locale];

  return (
    <DetailSection
      id="when-to-go"
      title={t('destination.section.when')}
      action={
        station !== undefined &&
        stations.length > 1 && (
          <div className={styles.station}>
            <Select
              label={t('destination.when.station')}
              value={station.key}
              options={stations.map(({ key, place }) => ({ value: key, label: place }))}
              onChange={setChosen}
            />
          </div>
        )
      }
    >
      {station === undefined ? (
        <div className={styles.plain}>
          <SeasonBand country={country} />
          <MonthsStrip best={country.best_months} />
        </div>
      ) : (
        <WeatherChart
          months={monthsOf(station)}
          best={country.best_months}
          head={<SeasonBand country={country} />}
          source={t('destination.when.source', { station: station.place })}
        />
      )}
      <SeasonText country={country} note={texts?.season_note} />
      {texts !== undefined && <Paragraphs text={texts.when_to_go} />}
      {practical !== undefined && <SeasonTable country={country} practical={practical} />}
    </DetailSection>
  );
}

/** The season band and the best months as text. */
function SeasonText({ country, note }: { country: CountrySummary; note: string | undefined }) {
  const { t, locale } = useTranslation();
  const rows = [
    [t('destination.season.best'), country.best_months],
    [t('destination.season.dry'), country.dry_months],
    [t('destination.season.wet'), country.wet_months],
  ] as const;
  return (
    <>
      <dl className={styles.seasons}>
        {rows.map(([label, months]) =>
          months.length === 0 ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{formatMonths(months, locale, 'long') || t('kit.allYear')}</dd>
            </div>
          ),
        )}
      </dl>
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </>
  );
}

function monthsOf({ tmax_c, tmin_c, rain_mm }: Climate) {
  return tmax_c.map((high, index) => ({
    month: index + 1,
    high_c: high,
    low_c: tmin_c[index] ?? high,
    rain_mm: rain_mm[index] ?? 0,
  }));
}
