import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { airportSchema, experienceSummarySchema } from '../../../../src/model/schemas/catalogue.ts';
import { transportFactsSchema, type TransportFacts } from '../../../../src/model/schemas/transport.ts';
import { networkSchema, type Network } from '../../../../src/model/schemas/network.ts';
import {
  createRouter,
  type Router,
  type RouterFacts,
} from '../../../../worker/engine/transport/create-router.ts';

const CATALOGUE = path.resolve('src/server/catalogue');

function readKind(kind: string): unknown[] {
  const folder = path.join(CATALOGUE, kind);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name): unknown => JSON.parse(readFileSync(path.join(folder, name), 'utf8')));
}

/** The catalogue as it ships. */
export const experiences = readKind('experiences').map((item) => experienceSummarySchema.parse(item));
export const airports = readKind('airports').map((item) => airportSchema.parse(item));
export const transport = readKind('transport').map((item) => transportFactsSchema.parse(item));

export const networks = readKind('networks').map((item) => networkSchema.parse(item));

export function factsOf(country: string): TransportFacts {
  const facts = transport.find(({ key }) => key === country);
  if (!facts) throw new Error(`no transport facts of ${country}`);
  return facts;
}

export function networkOf(country: string): Network {
  const network = networks.find(({ key }) => key === country);
  if (!network) throw new Error(`no network of ${country}`);
  return network;
}

export const keysOf = (country: string): string[] =>
  experiences.filter(({ country_key }) => country_key === country).map(({ key }) => key);

/** Airports of the catalogue, and those of the networks. */
export const allAirports = [
  ...airports,
  ...networks.flatMap(({ key, airports: local = [] }) =>
    local.map((one) => ({ key: one.key, country_key: key, location: { coordinates: one.at } })),
  ),
];

export const facts: RouterFacts = { experiences, airports: allAirports, transport, networks };

export const freshRouter = (): Router => createRouter(facts);

/** The best option of a type. */
export function optionOf(router: Router, from: string, to: string, type: string) {
  const option = router.options(from, to).find((one) => one.type === type);
  if (!option) throw new Error(`no ${type} from ${from} to ${to}`);
  return option;
}
