import type { EngineExperience, EngineFacts } from '../../contract/engine-api.ts';
import type { Airport, ExperienceSummary } from '../../model/schemas/catalogue.ts';
import type { ConnectionOption } from '../../model/schemas/connection-option.ts';
import { greatCircleKm, type LonLat } from '../../model/place/geo.ts';
import { chooseHubs } from '../../model/place/hubs.ts';
import type { Localized } from '../../model/base/locale.ts';
import type { TransportFacts } from '../../model/schemas/transport.ts';
import { catalogueDb, type CatalogueDb } from '../storage/catalogue-db.ts';
import { engineClient, type EngineClient } from './engine-client.ts';
import { loadFacts } from '../catalogue/load-planning-data.ts';
import { watchFacts } from '../catalogue/watch-planning-data.ts';

/** Ways to a place from one larger place. */
export interface ConnectionsFrom {
  id: string;
  /** Its IATA code where it is an airport. */
  airport: string | null;
  name: Localized<string>;
  /** The way that travellers of the country would take by default first; at least one. */
  options: readonly ConnectionOption[];
}

interface Hub {
  id: string;
  airport: string | null;
  at: LonLat;
  name: Localized<string>;
}

/** Towns of the roads get an id that no place of the catalogue has. */
const TOWN = 'town-';
/** A town belongs to the airport or the city of the catalogue that lies within it. */
const TOWN_KM = 15;

/**
 * Ways from the gateway, from the nearest larger places and from the capital, worked out by the engine on
 * this device from the facts of the country; empty while these are not here.
 */
export async function connectionsTo(
  place: Pick<ExperienceSummary, 'key' | 'country_key' | 'location'>,
  db: CatalogueDb = catalogueDb,
  engine: EngineClient = engineClient(),
): Promise<ConnectionsFrom[]> {
  const [transport, texts, airports, places] = await Promise.all([
    db.transport.get(place.country_key),
    db.countryDetails.get(place.country_key),
    db.airports.toArray(),
    db.experiences.where('country_key').equals(place.country_key).toArray(),
  ]);
  if (!transport) return [];
  const own = airports.filter((airport) => airport.country_key === place.country_key);
  const cities = places.filter((one) => one.active && one.categories.includes('city'));
  const towns = townsOf(transport, own, cities);
  const capitals = new Set([texts?.en.capital, texts?.en.largest_city]);
  const facts = withTowns(await loadFacts(db, [place.country_key], [place.key]), place.country_key, towns);
  const gatewayCode = await engine.nearestGateway(facts, place.key);
  const gateway = own.find((airport) => airport.key === gatewayCode);
  const hubs = chooseHubs({
    place: place.location.coordinates,
    gateway: gateway && airportHub(gateway),
    capitals: towns.filter((town) => capitals.has(town.name.en)),
    towns: towns.length > 0 ? towns : [...cities.map(cityHub), ...own.map(airportHub)],
  });
  if (hubs.length === 0) return [];
  const table = await engine.connections(facts, [...hubs.map(({ id }) => id), place.key]);
  if ('failure' in table) return [];
  return hubs.flatMap(({ id, airport, name }) => {
    const options = table[`${id}_${place.key}`] ?? [];
    return options.length === 0 ? [] : [{ id, airport, name, options }];
  });
}

/** Towns of the drawn roads with an airport or a city of the catalogue; none where the roads are not drawn. */
function townsOf(
  { network }: TransportFacts,
  airports: readonly Airport[],
  cities: readonly ExperienceSummary[],
): Hub[] {
  const nodes = (network?.nodes ?? []).filter((node) => node.junction !== true);
  const chosen = new Set<(typeof nodes)[number]>();
  for (const { location } of [...airports, ...cities]) {
    let nearestKm = TOWN_KM;
    let nearest: (typeof nodes)[number] | undefined;
    for (const node of nodes) {
      const km = greatCircleKm(node.at, location.coordinates);
      if (km > nearestKm || (km === nearestKm && nearest !== undefined)) continue;
      nearest = node;
      nearestKm = km;
    }
    if (nearest) chosen.add(nearest);
  }
  return [...chosen].map((node) => ({
    id: TOWN + node.id,
    airport: null,
    at: node.at,
    name: { en: node.en, de: node.de ?? node.en },
  }));
}

/** The engine knows ways between experiences and airports: towns go to it as places without anything to do. */
function withTowns(facts: EngineFacts, countryKey: string, towns: readonly Hub[]): EngineFacts {
  const stand = (town: Hub): EngineExperience => ({
    key: town.id,
    country_key: countryKey,
    duration: 1,
    price: 0,
    price_per_night: 0,
    categories: [],
    location: { coordinates: [town.at[0], town.at[1]] },
  });
  return { ...facts, experiences: [...facts.experiences, ...towns.map(stand)] };
}

function airportHub(airport: Airport): Hub {
  const name = { en: airport.en.city, de: airport.de.city };
  return { id: airport.key, airport: airport.key, at: airport.location.coordinates, name };
}

function cityHub(place: ExperienceSummary): Hub {
  const name = { en: place.en.short_title, de: place.de.short_title };
  return { id: place.key, airport: null, at: place.location.coordinates, name };
}

/** Tells the ways now and whenever the facts that they are made of change; nothing before these are settled. */
export function watchConnectionsTo(
  place: Pick<ExperienceSummary, 'key' | 'country_key' | 'location'>,
  listener: (ways: ConnectionsFrom[]) => void,
): () => void {
  let asked = 0;
  return watchFacts(catalogueDb, ({ settled }) => {
    if (!settled) return;
    asked += 1;
    const mine = asked;
    connectionsTo(place).then(
      (ways) => {
        if (mine === asked) listener(ways);
      },
      (error: unknown) => {
        console.error('The ways to the place cannot be worked out', error);
        listener([]);
      },
    );
  });
}
