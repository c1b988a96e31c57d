import fs from 'node:fs';
import { catalogueDb } from '../../src/data/storage/catalogue-db.ts';
import type { CountrySummary } from '../../src/model/schemas/catalogue.ts';
import { airports, experiences, networks, transport } from '../worker/engine/transport/real-facts.ts';

const FOLDER = 'src/server/catalogue/countries';

/** Stores the catalogue as it ships in the device's database. @returns its countries */
export async function storeRealCatalogue(): Promise<CountrySummary[]> {
  const countries = fs
    .readdirSync(FOLDER)
    .map((name) => JSON.parse(fs.readFileSync(`${FOLDER}/${name}`, 'utf8')) as CountrySummary);
  await Promise.all([
    catalogueDb.experiences.bulkPut(experiences),
    catalogueDb.transport.bulkPut(transport),
    catalogueDb.networks.bulkPut(networks),
    catalogueDb.countries.bulkPut(countries),
    catalogueDb.airports.bulkPut(airports),
  ]);
  return countries;
}
