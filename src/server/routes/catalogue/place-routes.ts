import { ENDPOINTS } from '../../../contract/endpoints.ts';
import type { RegisterCatalogue } from './catalogue-route.ts';
import { pick, splitList } from './list-query.ts';

/** Airports, transport facts, networks and climate. */
export function placeRoutes(get: RegisterCatalogue): void {
  get(ENDPOINTS.airports, ({ catalogue }) => ({ airports: [...catalogue.collections.airports.list] }));

  get(ENDPOINTS.flightAirports, ({ query, catalogue }) => ({
    airports: pick(
      catalogue.collections.airports.rows,
      splitList(query.codes).map((code) => code.toUpperCase()),
    ),
  }));

  get(ENDPOINTS.transport, ({ query, catalogue }) => {
    const { rows, list } = catalogue.collections.transport;
    return {
      transport: query.country_key === undefined ? [...list] : pick(rows, splitList(query.country_key)),
    };
  });

  get(ENDPOINTS.networks, ({ query, catalogue }) => {
    const { rows, list } = catalogue.collections.networks;
    return {
      networks: query.country_key === undefined ? [...list] : pick(rows, splitList(query.country_key)),
    };
  });

  get(ENDPOINTS.climate, ({ query, catalogue }) => {
    const { list } = catalogue.collections.climate;
    if (query.country_key === undefined) return { climate: [...list] };
    const countries = splitList(query.country_key);
    return { climate: list.filter(({ country_key }) => countries.includes(country_key)) };
  });
}
