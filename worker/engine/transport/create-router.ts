import { byKey } from '../../../src/model/base/by-key.ts';
import type { Airport, ExperienceSummary } from '../../../src/model/schemas/catalogue.ts';
import type { ConnectionOption, ConnectionTable } from '../../../src/model/schemas/connection-option.ts';
import { greatCircleKm, type LonLat } from '../../../src/model/place/geo.ts';
import type { RouteLine } from '../../../src/model/place/route-line.ts';
import type { Network } from '../../../src/model/schemas/network.ts';
import type { TransportFacts } from '../../../src/model/schemas/transport.ts';
import type { CountryFacts } from './country-facts.ts';
import { createLandRouters } from './land-routers.ts';
import { createOptionMaker } from './make-options.ts';
import { describePlace, type Place } from './place.ts';

export interface RouterFacts {
  experiences: readonly Pick<ExperienceSummary, 'key' | 'country_key' | 'location'>[];
  airports: readonly Pick<Airport, 'key' | 'country_key' | 'location'>[];
  transport: readonly TransportFacts[];
  /** Networks of the countries that are on the device. */
  networks: readonly Network[];
}

/**
 * Computes transport options between places from the facts alone. Ids are experience keys or IATA codes; an id that is
 * neither has no options. Results are memoized and must not be mutated.
 */
export interface Router {
  /** Ranked transport options; the first is the default. */
  options(fromId: string, toId: string): readonly ConnectionOption[];
  /** Options of every pair of ids as `from_to`; the return direction only if it is not the reverse. */
  table(ids: readonly string[]): ConnectionTable;
  /** Lazy variant of `table`: computes one entry at a time and memoizes none. */
  entries(ids: readonly string[]): Iterable<readonly [id: string, options: readonly ConnectionOption[]]>;
  /**
   * The international airport with the fastest overland access; if that takes long, or there is none, a much nearer
   * airport with flights to one. Null if neither is known.
   */
  nearestGateway(experienceKey: string): string | null;
  /** The route geometry as [longitude, latitude] points, along roads if they are known. */
  path(fromId: string, toId: string): (RouteLine & { km: number }) | null;
}

/** Pure. Work is done lazily. */
export function createRouter({ experiences, airports, transport, networks }: RouterFacts): Router {
  const networkOf = byKey(networks);
  const factsOf = byKey(
    transport.map((facts): CountryFacts => ({ ...facts, network: networkOf.get(facts.key) ?? null })),
  );
  const rows = new Map<string, { row: PlaceRow; airport: boolean }>();
  for (const row of airports) rows.set(row.key, { row, airport: true });
  for (const row of experiences) rows.set(row.key, { row, airport: false });

  const places = new Map<string, Place | null>();
  const placeOf = (id: string): Place | null => {
    let place = places.get(id);
    if (place === undefined) {
      const known = rows.get(id);
      const facts = known?.row.country_key ? (factsOf.get(known.row.country_key) ?? null) : null;
      place = known ? describePlace(known.row, known.airport, facts) : null;
      places.set(id, place);
    }
    return place;
  };

  const land = createLandRouters();
  const maker = createOptionMaker({ land, airportOf: placeOf });

  const known = new Map<string, readonly ConnectionOption[]>();
  const options = (fromId: string, toId: string): readonly ConnectionOption[] => {
    const id = `${fromId}_${toId}`;
    let found = known.get(id);
    if (!found) known.set(id, (found = compute(fromId, toId)));
    return found;
  };
  const compute = (fromId: string, toId: string): readonly ConnectionOption[] => {
    const [from, to] = [placeOf(fromId), placeOf(toId)];
    return from && to && from !== to ? maker.make(from, to) : [];
  };

  function* entries(
    ids: readonly string[],
    optionsOf = compute,
  ): Generator<[string, readonly ConnectionOption[]]> {
    const unique = [...new Set(ids)];
    for (const [index, one] of unique.entries()) {
      for (const other of unique.slice(index + 1)) {
        const forward = optionsOf(one, other);
        yield [`${one}_${other}`, forward];
        const backward = optionsOf(other, one);
        if (!isReversible(forward, backward)) yield [`${other}_${one}`, backward];
      }
    }
  }

  return {
    options,
    entries: (ids) => entries(ids),
    table: (ids) => Object.fromEntries(entries(ids, options)),
    nearestGateway(experienceKey) {
      const place = placeOf(experienceKey);
      return place ? (maker.nearestGateway(place)?.id ?? null) : null;
    },
    path(fromId, toId) {
      const [from, to] = [placeOf(fromId), placeOf(toId)];
      if (!from || !to) return null;
      const journey = land.journey('any', from, to);
      const route = journey ? land.line(from, to) : { line: [from.at, to.at], crossed: [] };
      return { ...route, km: journey?.km ?? greatCircleKm(from.at, to.at) };
    },
  };
}

interface PlaceRow {
  key: string;
  country_key: string | null;
  location: { coordinates: LonLat };
}

/** Whether the options of both directions are equal. */
function isReversible(forward: readonly ConnectionOption[], backward: readonly ConnectionOption[]): boolean {
  return (
    forward.length === backward.length &&
    forward.every((option, index) => {
      const other = backward[index];
      return (
        other !== undefined &&
        option.key === other.key &&
        option.link === other.link &&
        (option.from ?? null) === (other.from ?? null) &&
        (option.to ?? null) === (other.to ?? null) &&
        !option.flight
      );
    })
  );
}
