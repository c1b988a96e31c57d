import { byKey } from '../../../model/base/by-key.ts';
import { useLive } from '../../shell/state/use-live.ts';
import { toursByKeys } from '../../../data/catalogue/list-queries.ts';
import { experiencesByKeys } from '../../../data/catalogue/live-queries.ts';
import { placesByKeys } from '../../../data/own-experiences/own-summaries.ts';
import { firstStops, picturesOfStops } from '../../../data/tours/pictures-of-stops.ts';
import type { TourCard as UserTour } from '../../../data/storage/user-db.ts';
import type { CountrySummary } from '../../../model/schemas/catalogue.ts';
import { CardGrid, GridSkeleton } from '../../features/cards/card-grid.tsx';
import { endKeys } from '../../features/cards/end-keys.ts';
import { TourCard } from '../../features/cards/tour-card.tsx';
import { UserTourCard } from '../../features/cards/user-tour-card.tsx';
import { usePaging } from '../../features/filters/use-paging.ts';
import { useUserTourActions } from '../../features/user-tours/use-user-tour-actions.ts';
import { useLocale } from '../../shell/i18n/locale-context.tsx';
import { pathOf } from '../../shell/routing/paths.ts';

/** Grid of tour cards with infinite scroll: ready-made tours link to their page, those of the user to the planner. */
export function TourGrid(props: {
  keys: readonly string[];
  userTours: readonly UserTour[];
  countries: ReadonlyMap<string, CountrySummary>;
}) {
  const { keys, userTours, countries } = props;
  const locale = useLocale();
  const { nameOf } = useUserTourActions([...countries.values()]);
  const { shown, setList } = usePaging(keys, null);
  const own = new Map(userTours.map((tour) => [tour.id, tour]));
  const stops = userTours.filter(({ id }) => shown.includes(id)).flatMap(firstStops);
  const found = useLive(async () => readTours(shown, stops), [shown.join(), stops.join()]);
  if (found === undefined) return <GridSkeleton ribbon />;
  const { tours, places } = found;
  return (
    <CardGrid list={setList}>
      {shown.map((key) => {
        const userTour = own.get(key);
        const tour = tours.get(key);
        if (userTour !== undefined) {
          return (
            <li key={key} data-card>
              <UserTourCard
                tour={userTour}
                name={nameOf(userTour)}
                pictures={picturesOfStops(userTour, places)}
                countries={countries}
              />
            </li>
          );
        }
        return (
          tour && (
            <li key={key} data-card>
              <TourCard
                tour={tour}
                countries={tour.countries.flatMap((country) => countries.get(country) ?? [])}
                ends={endKeys(tour).map((end) => places.get(end))}
                href={pathOf('tours-slug', locale, {}, { slug: tour[locale].slug })}
              />
            </li>
          )
        );
      })}
    </CardGrid>
  );
}

async function readTours(keys: readonly string[], stopsOfUser: readonly string[]) {
  const tours = await toursByKeys(keys);
  const [ends, own] = await Promise.all([
    experiencesByKeys(tours.flatMap(endKeys)),
    // Opens the user database, which a visitor without tours does not need.
    stopsOfUser.length > 0 ? placesByKeys(stopsOfUser) : [],
  ]);
  return { tours: byKey(tours), places: byKey([...ends, ...own]) };
}
