import { byKey } from '../../../model/base/by-key.ts';
import { useLive } from '../../shell/state/use-live.ts';
import { toursByKeys } from '../../../data/catalogue/list-queries.ts';
import { experiencesByKeys } from '../../../data/catalogue/live-queries.ts';
import type { CountrySummary } from '../../../model/schemas/catalogue.ts';
import { CardGrid, GridSkeleton } from '../../features/cards/card-grid.tsx';
import { endKeys } from '../../features/cards/end-keys.ts';
import { TourCard } from '../../features/cards/tour-card.tsx';
import { usePaging } from '../../features/filters/use-paging.ts';
import { useLocale } from '../../shell/i18n/locale-context.tsx';
import { pathOf } from '../../shell/routing/paths.ts';

/** Grid of tour cards with infinite scroll; each links to the tour's page. */
export function TourGrid(props: { keys: readonly string[]; countries: ReadonlyMap<string, CountrySummary> }) {
  const { keys, countries } = props;
  const locale = useLocale();
  const { shown, setList } = usePaging(keys, null);
  const found = useLive(async () => readTours(shown), [shown.join()]);
  if (found === undefined) return <GridSkeleton ribbon />;
  const { tours, ends } = found;
  return (
    <CardGrid list={setList}>
      {tours.map((tour) => (
        <li key={tour.key} data-card>
          <TourCard
            tour={tour}
            countries={tour.countries.flatMap((key) => countries.get(key) ?? [])}
            ends={endKeys(tour).map((key) => ends.get(key))}
            href={pathOf('tours-slug', locale, {}, { slug: tour[locale].slug })}
          />
        </li>
      ))}
    </CardGrid>
  );
}

async function readTours(keys: readonly string[]) {
  const tours = await toursByKeys(keys);
  const stops = await experiencesByKeys(tours.flatMap(endKeys));
  return { tours, ends: byKey(stops) };
}
