import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import { FAMOUS_PLACES_PACK, LARGEST_PLACES_PACK } from '../../contract/gazetteer-address.ts';
import { networkSchema } from '../../model/schemas/network.ts';
import { collectPlaces } from './collect-places.ts';
import { packPlaces } from './pack-places.ts';
import { readNames, readShownNames } from './read-names.ts';
import { type Place, readPlaces } from './read-places.ts';
import { readReleasedIds, writeReleasedIds } from './released-ids.ts';

/** Least population of a place; the rest of the world has its own. */
const MIN_POPULATION: Readonly<Record<string, number>> = { DE: 5_000, IT: 5_000 };
const MIN_POPULATION_ELSEWHERE = 15_000;
/** Least population of a place in the index of the world; of one that travellers know. */
const MIN_POPULATION_IN_WORLD = { any: 400_000, known: 125_000 };

const countrySchema = z.object({ key: z.string(), iso2: z.string() });

/** Writes a pack for each country, one of the world's largest places and one of known ones, and prints their sizes. */
export function writeGazetteer(root: string): void {
  const catalogue = path.join(root, 'src/server/catalogue');
  const target = path.join(root, 'public/gazetteer');
  fs.mkdirSync(target, { recursive: true });
  const towns = readPlaces();
  const names = readNames(path.join(root, 'src/tools/gazetteer/names'));
  const shown = readShownNames(path.join(root, 'src/tools/basemap/data'));
  const countries = jsonFiles(path.join(catalogue, 'countries')).map((file) => countrySchema.parse(file));
  const releasedFile = path.join(root, 'src/tools/gazetteer/released-ids.txt');
  const released = readReleasedIds(releasedFile);
  const keys = new Map(countries.map(({ key, iso2 }) => [iso2, key]));
  const byCountry = [...new Set([...towns.keys(), ...names.keys()])].map((iso2) => {
    const list = towns.get(iso2) ?? [];
    const key = keys.get(iso2);
    const least = key === undefined ? MIN_POPULATION_ELSEWHERE : (MIN_POPULATION[iso2] ?? 0);
    const places = collectPlaces(
      iso2,
      list.filter(({ population }) => population >= least),
      {
        names: names.get(iso2) ?? [],
        shown: shown.get(iso2) ?? [],
        network:
          key === undefined
            ? undefined
            : networkSchema.parse(readJson(path.join(catalogue, 'networks', `${key}.json`))),
        released,
      },
    );
    return { iso2, places };
  });
  const all = byCountry.flatMap(({ places }) => places);
  writeReleasedIds(releasedFile, released, all);
  const sizes = new Map<string, number>();
  const write = (name: string, places: readonly Place[]) => {
    const text = JSON.stringify(packPlaces(places));
    fs.writeFileSync(path.join(target, `${name}.json`), text);
    sizes.set(name, gzipSync(text).length);
  };
  for (const { iso2, places } of byCountry) if (places.length > 0) write(iso2, places);
  write(LARGEST_PLACES_PACK, all.filter(isInWorld));
  write(
    FAMOUS_PLACES_PACK,
    all.filter((place) => (place.isNamed || place.isNode) && !isInWorld(place)),
  );
  report(sizes, all.length, [...keys.keys()]);
}

function isInWorld({ population, isNamed, isNode }: Place): boolean {
  return population >= MIN_POPULATION_IN_WORLD[isNamed || isNode ? 'known' : 'any'];
}

function report(sizes: ReadonlyMap<string, number>, places: number, countries: readonly string[]): void {
  const sum = (names: readonly string[]) => names.reduce((total, name) => total + (sizes.get(name) ?? 0), 0);
  for (const name of countries) console.log(`${name} ${sizes.get(name) ?? 0} B`);
  console.log(
    `${places} places; gzip: countries with a catalogue ${sum(countries)} B, world ${sum([LARGEST_PLACES_PACK])} B, known ${sum([FAMOUS_PLACES_PACK])} B`,
  );
}

function jsonFiles(folder: string): unknown[] {
  return fs.readdirSync(folder).map((name) => readJson(path.join(folder, name)));
}

function readJson(file: string): unknown {
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}
