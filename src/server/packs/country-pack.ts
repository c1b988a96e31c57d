import { PACK_COLLECTIONS, type PackCollection } from '../../contract/pack.ts';
import type { ExperienceSummary, TourSummary } from '../../model/schemas/catalogue.ts';
import { nearestPlaces } from '../../model/place/nearby.ts';
import type { Blogpost } from '../../model/schemas/story.ts';
import type { Catalogue } from '../memory/catalogue-memory.ts';

/** As many as an experience's page shows. */
const NEARBY_MAX = 8;

export type PackKeys = Record<PackCollection, string[]>;

/** Feature flags of tours and posts. */
export interface PackFlags {
  toursActive: boolean;
  blogActive: boolean;
}

/**
 * Keys of everything in a country's offline pack, by collection: its experiences, tours through it with their stops in
 * other countries, posts about it, and transport facts.
 */
export function packKeys(country: string, { collections }: Catalogue, flags: PackFlags): PackKeys {
  const own = collections.experiences.list.filter(({ country_key }) => country_key === country);
  const tours = flags.toursActive
    ? collections.tours.list.filter(({ countries }) => countries.includes(country))
    : [];
  const ownKeys = new Set(own.map(({ key }) => key));
  const linksHere = (key: string) =>
    collections.blogpostDetails.rows.get(key)?.experiences.some((place) => ownKeys.has(place)) === true;
  const posts = flags.blogActive
    ? collections.blogposts.list.filter(({ key, countries }) => countries.includes(country) || linksHere(key))
    : [];
  const details = posts.flatMap(({ key }) => collections.blogpostDetails.rows.get(key) ?? []);
  const named = [
    ...tours.flatMap(({ experiences }) => experiences.map(({ key }) => key)),
    ...details.flatMap(({ experiences }) => experiences),
  ].filter((key) => collections.experiences.rows.has(key));
  const experiences = new Set([...own.map(({ key }) => key), ...named]);
  const passed = new Set([country, ...tours.flatMap(({ countries }) => countries)]);
  const [{ main_airports = [] } = {}] = [collections.countries.rows.get(country)];
  const gateways = collections.transport.rows.get(country)?.gateways ?? [];
  const airports = collections.airports.list.filter(
    ({ key, country_key }) =>
      country_key === country || main_airports.includes(key) || gateways.includes(key),
  );
  return {
    countries: [...passed].filter((key) => collections.countries.rows.has(key)),
    countryDetails: present(collections.countryDetails.rows, [country]),
    experiences: [...experiences],
    experienceDetails: present(
      collections.experienceDetails.rows,
      own.map(({ key }) => key),
    ),
    tours: tours.map(({ key }) => key),
    tourVariants: present(
      collections.tourVariants.rows,
      tours.map(({ key }) => key),
    ),
    transport: present(collections.transport.rows, [...passed]),
    networks: present(collections.networks.rows, [...passed]),
    climate: collections.climate.list.filter(({ country_key }) => passed.has(country_key)).map(keyOf),
    airports: airports.map(keyOf),
    blogposts: posts.map(keyOf),
    blogpostDetails: details.map(keyOf),
  };
}

/**
 * Items of other countries of which the country's pages show cards: experiences across the border, tours through the
 * countries of its tours, and posts about those.
 */
export function packCards(
  country: string,
  keys: PackKeys,
  { collections }: Catalogue,
  flags: PackFlags,
): (ExperienceSummary | TourSummary | Blogpost)[] {
  const places = collections.experiences.list;
  const near = places
    .filter(({ country_key }) => country_key === country)
    .flatMap((place) => nearestPlaces(place, places, NEARBY_MAX))
    .map(({ place }) => place);
  const touches = ({ countries }: { countries: readonly string[] }) =>
    countries.some((key) => keys.countries.includes(key));
  return [
    ...near,
    ...(flags.toursActive ? collections.tours.list.filter(touches) : []),
    ...(flags.blogActive ? collections.blogposts.list.filter(touches) : []),
  ];
}

/** The rows of these keys; with `since` only those changed after that revision. */
export function packRows(
  keys: PackKeys,
  { collections }: Catalogue,
  since: number | null,
): Record<string, unknown[]> {
  const rowsOf = (name: PackCollection): unknown[] => {
    const wanted = new Set(keys[name]);
    const changes: readonly { key: string; seq: number; row: unknown }[] = collections[name].changes;
    return changes
      .filter(({ key, seq, row }) => row !== undefined && wanted.has(key) && (since === null || seq > since))
      .map(({ row }) => row);
  };
  return Object.fromEntries(PACK_COLLECTIONS.map((name) => [name, rowsOf(name)]));
}

/**
 * The latest revision, up to the given one, at which any row changed; null if none did. Responses for revisions between
 * two changes are equal, so this is their cache key.
 */
export function rowsChangedAt({ collections }: Catalogue, since: number): number | null {
  let latest: number | null = null;
  for (const name of PACK_COLLECTIONS) {
    const changes: readonly { seq: number }[] = collections[name].changes;
    for (const { seq } of changes) if (seq <= since && (latest === null || seq > latest)) latest = seq;
  }
  return latest;
}

function present(rows: ReadonlyMap<string, unknown>, keys: readonly string[]): string[] {
  return keys.filter((key) => rows.has(key));
}

function keyOf({ key }: { key: string }): string {
  return key;
}
