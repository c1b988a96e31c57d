import type { EngineExperience, EngineFacts } from '../../contract/engine-api.ts';
import type { Airport, ExperienceSummary } from '../../model/schemas/catalogue.ts';
import type { ConnectionOption } from '../../model/schemas/connection-option.ts';
import { greatCircleKm, type LonLat } from '../../model/place/geo.ts';
import { chooseHubs } from '../../model/place/hubs.ts';
import type { Localized } from '../../model/base/locale.ts';
import type { Network } from '../../model/schemas/network.ts';
import { catalogueDb, type CatalogueDb } from '../storage/catalogue-db.ts';
import { engineClient, type EngineClient } from './engine-client.ts';
import { loadFacts } from '../catalogue/load-planning-data.ts';
import { watchFacts } from '../catalogue/watch-planning-data.ts';

/** Transport options to an experience from one hub. */
export interface ConnectionsFrom {
  id: string;
  /** IATA code where it is an airport. */
  airport: string | null;
  name: Localized<string>;
  /** At least one; the country's default comes first. */
  options: readonly ConnectionOption[];
}

interface Hub {
  id: string;
  airport: string | null;
  at: LonLat;
  name: Localized<string>;
}

/** Id prefix of towns of the road network; no catalogue key starts with it. */
const TOWN = 'town-';
/** Maximum distance at which a town belongs to an airport or city of the catalogue. */
const TOWN_KM = 15;
/** A node that is closer to an airport is the airport's own. */
const AIRPORT_KM = 2;

/**
 * Transport options from the nearest airport, the gateway, the nearest larger places and the capital, computed by the
 * engine on this device; empty until the country's transport data has been pulled.
 */
export async function connectionsTo(
  place: Pick<ExperienceSummary, 'key' | 'country_key' | 'location'>,
  db: CatalogueDb = catalogueDb,
  engine: EngineClient = engineClient(),
): Promise<ConnectionsFrom[]> {
  const [transport, network, texts, airports, places] = await Promise.all([
    db.transport.get(place.country_key),
    db.networks.get(place.country_key),
    db.countryDetails.get(place.country_key),
    db.airports.toArray(),
    db.experiences.where('country_key').equals(place.country_key).toArray(),
  ]);
  if (!transport) return [];
  const gateways = airports
    .filter((airport) => airport.country_key === place.country_key)
    .map((airport) => airportHub(airport));
  const local = (network?.airports ?? []).map((airport) => localAirportHub(airport));
  const cities = places.filter((one) => one.active && one.categories.includes('city'));
  const towns = townsOf(network, gateways, cities);
  const capitals = new Set([texts?.en.capital, texts?.en.largest_city]);
  const facts = withTowns(await loadFacts(db, [place.country_key], [place.key]), place.country_key, towns);
  const gatewayCode = await engine.nearestGateway(facts, place.key);
  const hubs = chooseHubs({
    place: place.location.coordinates,
    airports: [...gateways, ...local],
    gateway: gateways.find(({ id }) => id === gatewayCode),
    capitals: towns.filter((town) => capitals.has(town.name.en)),
    towns: towns.length > 0 ? towns : [...cities.map(cityHub), ...gateways],
  });
  if (hubs.length === 0) return [];
  const table = await engine.connections(facts, [...hubs.map(({ id }) => id), place.key]);
  if ('failure' in table) return [];
  return hubs.flatMap(({ id, airport, name }) => {
    const options = table[`${id}_${place.key}`] ?? [];
    return options.length === 0 ? [] : [{ id, airport, name, options }];
  });
}

/** Towns of the road network with an airport or city of the catalogue; none without a road network. */
function townsOf(
  network: Network | undefined,
  airports: readonly Hub[],
  cities: readonly ExperienceSummary[],
): Hub[] {
  const isAirport = (at: LonLat) => airports.some((airport) => greatCircleKm(airport.at, at) < AIRPORT_KM);
  const nodes = (network?.nodes ?? []).filter((node) => node.junction !== true && !isAirport(node.at));
  const chosen = new Set<(typeof nodes)[number]>();
  for (const at of [...airports.map((hub) => hub.at), ...cities.map((city) => city.location.coordinates)]) {
    let nearestKm = TOWN_KM;
    let nearest: (typeof nodes)[number] | undefined;
    for (const node of nodes) {
      const km = greatCircleKm(node.at, at);
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

/** The engine connects experiences and airports only, so towns are added as placeholder experiences. */
function withTowns(facts: EngineFacts, countryKey: string, towns: readonly Hub[]): EngineFacts {
  const placeholder = (town: Hub): EngineExperience => ({
    key: town.id,
    country_key: countryKey,
    duration: 1,
    price: 0,
    price_per_night: 0,
    categories: [],
    location: { coordinates: [town.at[0], town.at[1]] },
  });
  return { ...facts, experiences: [...facts.experiences, ...towns.map(placeholder)] };
}

function airportHub(airport: Airport): Hub {
  const name = { en: airport.en.city, de: airport.de.city };
  return { id: airport.key, airport: airport.key, at: airport.location.coordinates, name };
}

function localAirportHub({ key, at, en, de }: NonNullable<Network['airports']>[number]): Hub {
  return { id: key, airport: key, at, name: { en, de } };
}

function cityHub(place: ExperienceSummary): Hub {
  const name = { en: place.en.short_title, de: place.de.short_title };
  return { id: place.key, airport: null, at: place.location.coordinates, name };
}

/** Notifies of the options once the transport data is complete, and on every change of it. Returns the unsubscribe. */
export function watchConnectionsTo(
  place: Pick<ExperienceSummary, 'key' | 'country_key' | 'location'>,
  listener: (connections: ConnectionsFrom[]) => void,
): () => void {
  let latest = 0;
  return watchFacts(catalogueDb, ({ settled }) => {
    if (!settled) return;
    latest += 1;
    const request = latest;
    connectionsTo(place).then(
      (connections) => {
        // Ignores stale results.
        if (request === latest) listener(connections);
      },
      (error: unknown) => {
        console.error('The connections to the place cannot be computed', error);
        listener([]);
      },
    );
  });
}
