import { mercatorY } from '../../model/place/geo.ts';
import { COUNTRY_ZOOM, OUR_ISO2, PLANNER_ISO2, PLANNER_ZOOM, WORLD_ZOOM } from './regions.ts';
import type { HandData } from './read-hand-data.ts';
import type { NetworkTown } from './read-network.ts';
import type { City } from './read-sources.ts';
import type { Point } from './shapes.ts';
import { townName } from './town-name.ts';

export interface Town {
  en: string;
  de: string;
  at: Point;
  iso2: string;
  capital: boolean;
  population: number;
  /** Minimum zoom of the tiles that include it. */
  fromZoom: number;
}

/** Minimum population by zoom; weighted, so that smaller towns of the catalogue's countries appear earlier. */
const LEAST: Readonly<Record<number, number>> = {
  2: 9_000_000,
  3: 4_000_000,
  4: 800_000,
  5: 250_000,
  6: 60_000,
  7: 4_000,
  8: 1500,
  9: 0,
};
/** Minimum distance between two towns by zoom, in pixels of a 512 px tile. */
const GAP: Readonly<Record<number, number>> = { 2: 52, 3: 44, 4: 36, 5: 32, 6: 28, 7: 18, 8: 18, 9: 10 };
const OURS_SOONER = 3;
const PLANNER_SOONER = 80;
/** Towns near an experience rank above larger ones elsewhere, but below the largest cities. */
const VISITED_SOONER = 8;
const VISITED_MOST = 400_000;
const VISITED_DEGREES = 0.06;
/** Assumed population of a district seat without a known one, near experiences. */
const LOWER_SEAT = 1400;
const AROUND_DEGREES = 0.5;
/** Minimum population of the network's towns, so that they precede neighboring villages of the source. */
const SMALL_PLACE = 1500;
/** Maximum offset between an entry of the source and its town. */
const SAME_TOWN_DEGREES = 0.09;

/**
 * Selects the towns and their minimum zoom: larger ones first, with a minimum distance. Towns of a country's road
 * network replace entries of the same town in the source, because their positions and names are better.
 */
export function thinTowns(
  cities: readonly City[],
  places: readonly NetworkTown[],
  names: ReturnType<HandData['townNames']>,
  visited: readonly Point[],
): Town[] {
  const taken = new Set<City>();
  const own = places.map((place): Town => {
    const same = cities
      .filter((city) => city.iso2 === place.iso2 && !taken.has(city) && isSame(city, place))
      .sort((one, other) => other.population - one.population);
    for (const city of same) taken.add(city);
    const [largest] = same;
    return {
      en: place.en,
      de: place.de,
      at: place.at,
      iso2: place.iso2,
      capital: largest?.capital ?? false,
      population: Math.max(largest?.population ?? 0, SMALL_PLACE),
      fromZoom: 0,
    };
  });
  const others = cities
    .filter((city) => !taken.has(city) && (OUR_ISO2.has(city.iso2) || city.population >= 20_000))
    .map((city) => ({ city, iso2: city.iso2, name: townName(city.iso2, city.name, names.written) }))
    .filter(({ name }) => name !== '')
    .map(({ city, iso2, name }): Town => ({
      en: names.english[iso2]?.[name] ?? name,
      de: names.german[iso2]?.[name] ?? name,
      at: city.at,
      iso2,
      capital: city.capital,
      // A province seat without a known population is a small town.
      population: Math.max(city.population, leastPopulation(city, visited)),
      fromZoom: 0,
    }));
  return placed([...own, ...others], visited);
}

function leastPopulation(city: City, visited: readonly Point[]): number {
  if (city.capital) return 100_000;
  if (city.seat) return 3000;
  const isAround = ([longitude, latitude]: Point): boolean =>
    Math.hypot(longitude - city.at[0], latitude - city.at[1]) < AROUND_DEGREES;
  return city.lowerSeat && OUR_ISO2.has(city.iso2) && visited.some(isAround) ? LOWER_SEAT : 0;
}

function isSame(city: City, place: NetworkTown): boolean {
  const distance = Math.hypot(city.at[0] - place.at[0], city.at[1] - place.at[1]);
  return distance < SAME_TOWN_DEGREES && plain(city.name).slice(0, 4) === plain(place.en).slice(0, 4);
}

function plain(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase();
}

function placed(towns: readonly Town[], visited: readonly Point[]): Town[] {
  const weights = new Map(towns.map((town) => [town, weightOf(town, visited)]));
  const weight = (town: Town): number => weights.get(town) ?? 0;
  const waiting = towns
    .filter((town) => town.population > 0)
    .sort((one, other) => weight(other) - weight(one) || (one.en < other.en ? -1 : 1));
  const shown: Town[] = [];
  for (let zoom = 2; zoom <= PLANNER_ZOOM; zoom += 1) {
    const cells = new Map<string, Point[]>();
    const gap = GAP[zoom] ?? 0;
    for (const town of shown) claim(cells, pixelOf(town.at, zoom), gap);
    for (const town of waiting) {
      if (town.fromZoom !== 0 || weight(town) < (LEAST[zoom] ?? 0) || zoom > lastZoomOf(town)) continue;
      if (!claim(cells, pixelOf(town.at, zoom), gap)) continue;
      town.fromZoom = zoom;
      shown.push(town);
    }
  }
  return shown;
}

function weightOf(town: Town, visited: readonly Point[]): number {
  const near =
    OUR_ISO2.has(town.iso2) &&
    town.population > SMALL_PLACE &&
    visited.some((at) => Math.hypot(at[0] - town.at[0], at[1] - town.at[1]) < VISITED_DEGREES);
  const { population } = town;
  const counted = near ? Math.min(population * VISITED_SOONER, population + VISITED_MOST) : population;
  return counted * (town.capital ? 12 : 1) * sooner(town.iso2);
}

function sooner(iso2: string): number {
  if (PLANNER_ISO2.has(iso2)) return PLANNER_SOONER;
  return OUR_ISO2.has(iso2) ? OURS_SOONER : 1;
}

function lastZoomOf(town: Town): number {
  if (PLANNER_ISO2.has(town.iso2)) return PLANNER_ZOOM;
  return OUR_ISO2.has(town.iso2) ? COUNTRY_ZOOM : WORLD_ZOOM + 1;
}

function pixelOf([longitude, latitude]: Point, zoom: number): Point {
  const world = 512 * 2 ** zoom;
  return [(longitude / 360 + 0.5) * world, mercatorY(latitude) * world];
}

/** Places the town if no other one is closer than the gap. */
function claim(cells: Map<string, Point[]>, at: Point, gap: number): boolean {
  const [column, row] = [Math.floor(at[0] / gap), Math.floor(at[1] / gap)];
  for (let x = column - 1; x <= column + 1; x += 1) {
    for (let y = row - 1; y <= row + 1; y += 1) {
      const near = cells.get(`${x}/${y}`) ?? [];
      if (near.some((other) => Math.hypot(other[0] - at[0], other[1] - at[1]) < gap)) return false;
    }
  }
  const key = `${column}/${row}`;
  cells.set(key, [...(cells.get(key) ?? []), at]);
  return true;
}
