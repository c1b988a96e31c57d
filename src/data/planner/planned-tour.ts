import { airportsByKeys } from '../catalogue/world-airports.ts';
import { byKey } from '../../model/base/by-key.ts';
import type {
  Airport,
  CountrySummary,
  ExperienceDetails,
  ExperienceSummary,
} from '../../model/schemas/catalogue.ts';
import type { RouteLine } from '../../model/place/route-line.ts';
import type { OwnExperience } from '../../model/schemas/own-experience.ts';
import { summaryOfOwn } from '../../model/own-summary.ts';
import { isStop } from '../../model/plan.ts';
import type { Tour } from '../../model/schemas/tour.ts';
import { catalogueDb, type CatalogueDb } from '../storage/catalogue-db.ts';
import { engineClient, type EngineClient } from './engine-client.ts';
import { localMoment } from '../tours/local-moment.ts';
import { editsSettled } from '../release/open-edits.ts';
import { ownByKeys } from '../own-experiences/own-summaries.ts';
import { TourPlanner, type Planned } from './tour-planner.ts';
import { readTour } from '../tours/tours.ts';
import { userDb, type UserDb } from '../storage/user-db.ts';

/** Catalogue data of the experiences on a tour, by key. */
export interface TourFacts {
  places: ReadonlyMap<string, ExperienceSummary>;
  /** The own experiences among them, complete. */
  ownExperiences: ReadonlyMap<string, OwnExperience>;
  countries: ReadonlyMap<string, CountrySummary>;
  airports: ReadonlyMap<string, Airport>;
  /** Only texts that are stored on this device. */
  placeTexts: ReadonlyMap<string, ExperienceDetails>;
  /** Keys of the tour's countries and of those that its places are in. */
  visitedCountries: ReadonlySet<string>;
}

/** A tour with everything that pages and exports need. */
export interface PlannedTour {
  tour: Tour;
  facts: TourFacts;
  /** Null if the engine could not plan the tour. */
  planned: (Planned & { paths: Record<string, RouteLine> }) | null;
}

/** Dependencies, replaced in tests. */
export interface PlannedTourParts {
  user: UserDb;
  catalogue: CatalogueDb;
  engine: EngineClient;
}

/** Plans a tour as last saved on this device; null if it does not exist. Nothing is written. */
export async function plannedTour(
  tourId: string,
  parts: Partial<PlannedTourParts> = {},
): Promise<PlannedTour | null> {
  await editsSettled();
  const user = parts.user ?? userDb;
  const tour = await readTour(tourId, user);
  return tour && planTour(tour, await ownPlacesOn(tour, user), parts);
}

/** The user's own experiences on the tour. */
export function ownPlacesOn(tour: Tour, user: UserDb = userDb): Promise<OwnExperience[]> {
  return ownByKeys(placeKeys(tour), user);
}

/** @param guests experiences that came with the tour and are not in the catalogue */
export async function planTour(
  tour: Tour,
  guests: readonly OwnExperience[],
  { catalogue = catalogueDb, engine = engineClient() }: Partial<PlannedTourParts> = {},
): Promise<PlannedTour> {
  const planner = new TourPlanner(engine, catalogue, localMoment, () =>
    Promise.resolve(guests.map(summaryOfOwn)),
  );
  const planned = await planner.plan({ tour, ops: [] }, null);
  if ('code' in planned) {
    console.warn('The tour could not be planned', planned);
    return { tour, planned: null, facts: await factsOf(tour, guests, catalogue) };
  }
  const paths = await planner.paths(planned.tour);
  const facts = await factsOf(planned.tour, guests, catalogue);
  return { tour: planned.tour, planned: { ...planned, paths }, facts };
}

async function factsOf(tour: Tour, guests: readonly OwnExperience[], db: CatalogueDb): Promise<TourFacts> {
  const keys = placeKeys(tour);
  const [known, airports, countries, placeTexts] = await Promise.all([
    db.experiences.bulkGet(keys),
    airportsByKeys(keys, db),
    db.countries.toArray(),
    db.experienceDetails.bulkGet(keys),
  ]);
  const places = byKey([...guests.map(summaryOfOwn), ...known]);
  const visited = [...places.values()].map(({ country_key: key }) => key);
  return {
    places,
    ownExperiences: new Map(guests.map((own) => [own.id, own])),
    airports: byKey(airports),
    countries: byKey(countries),
    placeTexts: byKey(placeTexts),
    visitedCountries: new Set([...tour.countries, ...visited]),
  };
}

/** Keys of stops, of the ends of connections and of the home airport, without duplicates. */
function placeKeys(tour: Tour): string[] {
  const named = tour.itinerary.flatMap((entry) =>
    isStop(entry) ? [entry.experience_id] : entry.connection_id.split('_'),
  );
  return [...new Set([...named, ...(tour.homeAirport === null ? [] : [tour.homeAirport])])];
}
