import { useLive } from '../../shell/state/use-live.ts';
import { experiencesByKeys } from '../../../data/catalogue/live-queries.ts';
import type { CountrySummary, TourSummary } from '../../../model/schemas/catalogue.ts';
import { useLocale } from '../../shell/i18n/locale-context.tsx';
import { pathOf } from '../../shell/routing/paths.ts';
import { CardRail } from './card-rail.tsx';
import { endKeys } from './end-keys.ts';
import { TourCard } from './tour-card.tsx';

/** Ready-made tours with the names of their first and last stop; each card links to the tour's page. */
export function TourRail(props: { tours: readonly TourSummary[]; countries: readonly CountrySummary[] }) {
  const { tours, countries } = props;
  const locale = useLocale();
  const keys = tours.flatMap(endKeys);
  const ends = useLive(() => experiencesByKeys(keys), [keys.join()]) ?? [];
  const find = (key: string) => ends.find((end) => end.key === key);
  return (
    <CardRail limit="tours">
      {tours.map((tour) => (
        <li key={tour.key}>
          <TourCard
            tour={tour}
            countries={countries.filter(({ key }) => tour.countries.includes(key))}
            ends={endKeys(tour).map(find)}
            href={pathOf('tours-slug', locale, {}, { slug: tour[locale].slug })}
          />
        </li>
      ))}
    </CardRail>
  );
}
