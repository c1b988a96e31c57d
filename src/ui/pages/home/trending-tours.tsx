import { useLive } from '../../shell/state/use-live.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { experiencesByKeys } from '../../../data/catalogue/live-queries.ts';
import type { CountrySummary, TourSummary } from '../../../model/schemas/catalogue.ts';
import { CardRail } from '../../features/cards/card-rail.tsx';
import { TourCard } from '../../features/cards/tour-card.tsx';
import { pathOf } from '../../shell/routing/paths.ts';

/** Ready-made tours, each with a link to its page. */
export function TrendingTours(props: {
  tours: readonly TourSummary[];
  countries: readonly CountrySummary[];
}) {
  const { tours, countries } = props;
  const { locale } = useTranslation();
  const endKeys = tours.flatMap((tour) => [firstStop(tour), lastStop(tour)]);
  const ends = useLive(() => experiencesByKeys(endKeys), [endKeys.join()]) ?? [];
  const find = (key: string) => ends.find((experience) => experience.key === key);

  return (
    <CardRail most="tours">
      {tours.map((tour) => (
        <li key={tour.key}>
          <TourCard
            tour={tour}
            countries={countries.filter((country) => tour.countries.includes(country.key))}
            ends={[find(firstStop(tour)), find(lastStop(tour))]}
            href={pathOf('tours-slug', locale, {}, { slug: tour[locale].slug })}
          />
        </li>
      ))}
    </CardRail>
  );
}

function firstStop(tour: TourSummary): string {
  return tour.experiences[0]?.key ?? '';
}

function lastStop(tour: TourSummary): string {
  return tour.experiences.at(-1)?.key ?? '';
}
