import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { LonLat } from '../../../src/model/place/geo.ts';
import { networkSchema, type Network } from '../../../src/model/schemas/network.ts';
import { transportFactsSchema, type TransportFacts } from '../../../src/model/schemas/transport.ts';

const CATALOGUE = path.resolve(import.meta.dirname, '../../../src/server/catalogue');

export interface SmallCatalogue {
  folder: string;
  /** Null where it was not written. */
  network: () => Network | null;
  facts: () => TransportFacts;
  remove: () => void;
}

/**
 * A catalogue of one country in a temporary folder: `isle`, ISO code XI, with the facts of Sri Lanka, and a copy of an
 * experience at each of the places.
 */
export function smallCatalogue(
  places: Readonly<Record<string, LonLat>>,
  network: Partial<Network> | null = null,
): SmallCatalogue {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rucksack-import-'));
  const read = (file: string) =>
    JSON.parse(fs.readFileSync(path.join(CATALOGUE, file), 'utf8')) as Record<string, unknown>;
  const write = (kind: string, key: string, value: object) => {
    fs.mkdirSync(path.join(folder, kind), { recursive: true });
    fs.writeFileSync(path.join(folder, kind, `${key}.json`), JSON.stringify({ ...value, _id: key, key }));
  };
  write('countries', 'isle', { ...read('countries/sri-lanka.json'), iso2: 'XI' });
  write('transport', 'isle', {
    ...read('transport/sri-lanka.json'),
    gateways: [],
    neighbours: [],
    borders: [],
    nonStop: [],
    flightsAbroad: [],
    rideHailing: undefined,
  });
  for (const [key, coordinates] of Object.entries(places))
    write('experiences', key, {
      ...read('experiences/adams-peak.json'),
      country_key: 'isle',
      location: { type: 'Point', coordinates },
    });
  if (network)
    write('networks', 'isle', { asOf: 2025, classes: {}, nodes: [], edges: [], places: {}, ...network });
  const file = path.join(folder, 'networks/isle.json');
  return {
    folder,
    network: () =>
      fs.existsSync(file) ? networkSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8'))) : null,
    facts: () =>
      transportFactsSchema.parse(
        JSON.parse(fs.readFileSync(path.join(folder, 'transport/isle.json'), 'utf8')),
      ),
    remove: () => fs.rmSync(folder, { recursive: true }),
  };
}
