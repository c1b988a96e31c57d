import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { z } from 'zod/mini';
import type { LonLat } from '../../model/place/geo.ts';
import type { Network } from '../../model/schemas/network.ts';
import type { TransportFacts } from '../../model/schemas/transport.ts';
import { networkErrors } from '../../server/content/check-network.ts';
import { DISK_SCHEMAS } from '../../server/content/content-schemas.ts';
import { unreadKeys } from '../../server/content/unread-keys.ts';
import { ImportError } from './import-error.ts';
import { networkText } from './network-text.ts';
import { writeFile } from './write-file.ts';

/** What an import needs to know of a country. */
export interface Country {
  key: string;
  facts: TransportFacts;
  /** Without nodes where the country has no network yet. */
  network: Network;
  /** Experiences of the country and airports of all countries, by key. */
  places: ReadonlyMap<string, LonLat>;
  /** Experiences and airports of the country. */
  ownPlaces: ReadonlyMap<string, LonLat>;
  networks: ReadonlyMap<string, Network>;
  file: string;
}

/** Network and transport facts of a country together, compressed. */
export const MAX_BYTES = 60_000;

/**
 * Reads a country of the catalogue.
 * @param folder the catalogue, with a folder for each kind of content
 * @param wanted the country's key or ISO code
 * @throws ImportError for an unknown country, one without transport facts, or an invalid file
 */
export function readCountry(folder: string, wanted: string, today: string): Country {
  const countries = readAll(folder, 'countries', DISK_SCHEMAS.countries);
  const country = countries.find(
    ({ key, iso2 }) => key === wanted || iso2.toLowerCase() === wanted.toLowerCase(),
  );
  if (!country) {
    const known = countries.map(({ key, iso2 }) => `${key} (${iso2})`).join(', ');
    throw new ImportError(`--country ${wanted}: unknown country. Known: ${known}`);
  }
  const { key } = country;
  const facts = readAll(folder, 'transport', DISK_SCHEMAS.transport).find((one) => one.key === key);
  if (!facts) throw new ImportError(`transport/${key}.json is missing: an import needs the transport facts`);
  const networks = new Map(
    readAll(folder, 'networks', DISK_SCHEMAS.networks).map((one): [string, Network] => [one.key, one]),
  );
  const airports = readAll(folder, 'airports', DISK_SCHEMAS.airports);
  const own = readAll(folder, 'experiences', DISK_SCHEMAS.experiences).filter(
    (row) => row.country_key === key,
  );
  const file = path.join(folder, 'networks', `${key}.json`);
  const empty: Network = {
    _id: key,
    key,
    asOf: Number(today.slice(0, 4)),
    classes: {},
    nodes: [],
    edges: [],
    places: {},
  };
  return {
    key,
    facts,
    network: networks.has(key) ? asWritten(file) : empty,
    places: positions([...own, ...airports]),
    ownPlaces: positions([...own, ...airports.filter((row) => row.country_key === key)]),
    networks,
    file,
  };
}

/** A network that was checked before, with its fields in the order of the file: the schema has one of its own. */
function asWritten(file: string): Network {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked when all networks were read
  return parse(file) as Network;
}

const positions = (
  rows: readonly { key: string; location: { coordinates: LonLat } }[],
): ReadonlyMap<string, LonLat> => new Map(rows.map((row) => [row.key, row.location.coordinates]));

/** Bytes that a device loads for a country with this network. */
export function compressedBytes({ facts }: Country, network: Network): number {
  return gzipSync(JSON.stringify(network)).length + gzipSync(JSON.stringify(facts)).length;
}

/**
 * Writes a country's network, at once or not at all.
 * @throws ImportError with everything that is wrong with it; nothing is written then
 */
export function writeNetwork(country: Country, network: Network): void {
  const problems = problemsOf(country, network);
  if (problems.length > 0)
    throw new ImportError(['The network is invalid, nothing was written:', ...problems].join('\n'));
  writeFile(country.file, networkText(network));
}

/** Last lines of an import's report: the size of what was written, and what to run next. */
export function writtenLines({ file, key }: Country, bytes: number): [size: string, next: string] {
  return [
    `${Math.round(bytes / 100) / 10} kB compressed with the transport facts`,
    `Written: ${file}. Next: npm run catalogue:check, npm run references -- ${key}`,
  ];
}

function problemsOf(country: Country, network: Network): string[] {
  const read = DISK_SCHEMAS.networks.safeParse(network);
  if (!read.success)
    return read.error.issues.map(({ path: at, message }) => `${at.map(String).join('.')}: ${message}`);
  const unknown = unreadKeys(JSON.parse(JSON.stringify(network)), read.data);
  const { facts, places, networks, key } = country;
  const bytes = compressedBytes(country, network);
  return [
    ...unknown.map((at) => `${at}: unknown key`),
    ...networkErrors(network, facts, { places, networks: new Map([...networks, [key, network]]) }),
    ...(bytes > MAX_BYTES ? [`${bytes} bytes compressed, more than ${MAX_BYTES}`] : []),
  ];
}

function readAll<Row>(folder: string, kind: string, schema: Pick<z.ZodMiniType<Row>, 'safeParse'>): Row[] {
  const own = path.join(folder, kind);
  if (!fs.existsSync(own)) return [];
  return fs
    .readdirSync(own)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => {
      const read = schema.safeParse(parse(path.join(own, name)));
      if (read.success) return read.data;
      const [first] = read.error.issues;
      throw new ImportError(`${kind}/${name}: ${first?.path.map(String).join('.')}: ${first?.message}`);
    });
}

function parse(file: string): unknown {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    throw new ImportError(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
