import { scenesOfPlaces } from '../../model/pictures/free-picture.ts';
import type { ExperienceSummary } from '../../model/schemas/catalogue.ts';
import type { TourCard } from '../storage/user-db.ts';

/** Stops whose pictures a card of a tour may show. */
const MAX_STOPS = 3;

export function firstStops({ stops }: Pick<TourCard, 'stops'>): string[] {
  return stops.slice(0, MAX_STOPS);
}

/** Pictures of a tour of the user, that of its first stop first. */
export function picturesOfStops(
  tour: Pick<TourCard, 'stops'>,
  places: ReadonlyMap<string, Pick<ExperienceSummary, 'image_uris'>>,
): ExperienceSummary['image_uris'] {
  const keys = [...new Set(firstStops(tour))];
  return scenesOfPlaces(keys.flatMap((key) => places.get(key) ?? []));
}
