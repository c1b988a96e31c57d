import polylabel from 'polylabel';
import { HandData, type NamedShape } from './read-hand-data.ts';
import { readNetworks } from './read-network.ts';
import { type Country, Sources } from './read-sources.ts';
import { COUNTRY_ZOOM, OUR_ISO2, PLANNER_ISO2, WORLD_ZOOM } from './regions.ts';
import {
  areaOf,
  isInside,
  mapFeature,
  type MapFeature,
  type Point,
  type PolygonRings,
  type Properties,
  type Ring,
} from './shapes.ts';
import { thinTowns } from './thin-towns.ts';

export interface MapLayer {
  name: string;
  features: MapFeature[];
  /** Zoom levels of the tiles that include it. */
  zooms: readonly [from: number, to: number];
  /** Simplification tolerance in 4096ths of a tile; not needed for points. */
  buffer: number;
  tolerance: number;
}

const EVERY: readonly [number, number] = [0, 9];
const LINE = { buffer: 64, tolerance: 3 };
const POINT = { buffer: 0, tolerance: 0 };
/** The computed pole of inaccessibility of these countries is a bad position for the label. */
const LABEL_PLACES: Readonly<Record<string, Point>> = {
  MY: [102.3, 4],
  ID: [113.6, -1.9],
  NZ: [171.2, -43.5],
  US: [-99.5, 39.6],
  NO: [9, 61.4],
  HR: [16.3, 45.4],
  VN: [107.9, 14.2],
  IT: [12.4, 43],
};
/** Minimum area in square degrees of a labeled country, by zoom. */
const LABEL_AREAS: readonly (readonly [zoom: number, area: number])[] = [
  [1, 300],
  [2, 60],
  [3, 12],
  [4, 1.5],
  [5, 0.2],
];
const RIVER_FROM_ZOOM: readonly number[] = [1, 2, 3, 4, 4, 5, 5, 6, 6, 7, 7, 7];

/** All layers of the map, described in src/tools/basemap/README.md. */
export function mapLayers(root: string): MapLayer[] {
  const sources = new Sources(root);
  const hand = new HandData(root);
  const islands = hand.islands();
  const lakes = sources.lakes();
  const inLake = islands.filter(
    ([first]) => first && lakes.some(([shore]) => shore && isInside(shore, first)),
  );
  // In the source the land continues under lakes, so islands in lakes are holes in the lake instead of additional land.
  const atSea = islands.filter((ring) => !inLake.includes(ring));
  const land = [...sources.land(), ...atSea.map((ring) => [ring])];
  const coasts = land.map((rings) => rings[0] ?? []).filter((ring) => touchesPlanner(ring));
  const countries = sources.countries();
  const parks = hand.parks(coasts);
  const waters = [...hand.pans(), ...hand.lakes()];
  const provinces = hand.provinces();
  const { roads, towns: places } = readNetworks(root);
  const towns = thinTowns(sources.cities(), places, hand.townNames(), hand.visited());
  const riverNames = hand.riverNames();

  return [
    { name: 'land', features: [polygons(land, {})], zooms: EVERY, ...LINE },
    {
      name: 'country',
      features: countries.map(countryFeature),
      zooms: [0, WORLD_ZOOM],
      buffer: 64,
      tolerance: 4,
    },
    { name: 'park', features: parks.map(shapeFeature), zooms: [4, 9], ...LINE },
    {
      name: 'lake',
      features: [
        ...lakes.map((rings) => polygons([withIslands(rings, inLake)], {})),
        ...hand.lakes().map((shape) => shapeFeature(shape)),
      ],
      zooms: [2, 9],
      ...LINE,
    },
    { name: 'pan', features: hand.pans().map(shapeFeature), zooms: [4, 9], ...LINE },
    {
      name: 'river',
      features: sources.rivers().map(({ name, rank, geometry }) => {
        const [en, de] = riverNames[name] ?? ['', ''];
        const properties: Properties = { rank, from_zoom: RIVER_FROM_ZOOM[rank] ?? 7 };
        return mapFeature(geometry, en === '' ? properties : { ...properties, name_en: en, name_de: de });
      }),
      zooms: [1, 9],
      ...LINE,
    },
    {
      name: 'province',
      features: [
        ...sources.provinceLines().map((geometry) => mapFeature(geometry, {})),
        ...provinces.lines.map((line) => mapFeature({ type: 'LineString', coordinates: line }, {})),
      ],
      zooms: [4, 9],
      ...LINE,
    },
    { name: 'boundary', features: [mapFeature(sources.boundaries(), {})], zooms: EVERY, ...LINE },
    {
      name: 'rail',
      features: hand.rail().map((points) => mapFeature({ type: 'LineString', coordinates: points }, {})),
      zooms: [5, 9],
      ...LINE,
    },
    {
      name: 'road',
      features: roads.map(({ ref, class: kind, rank, points }) =>
        mapFeature(
          { type: 'LineString', coordinates: points },
          { ref, class: kind, rank, from_zoom: rank === 1 ? 4 : rank === 2 ? 5 : 6 },
        ),
      ),
      zooms: [4, 9],
      ...LINE,
    },
    { name: 'country_label', features: countries.map(countryLabel), zooms: EVERY, ...POINT },
    {
      name: 'province_label',
      features: provinces.labels.map(({ en, de, at }) => labelFeature(at, en, de, {})),
      zooms: [5, 9],
      ...POINT,
    },
    {
      name: 'park_label',
      features: [
        ...parks.map(shapeLabel),
        ...hand.parkNames().map(({ at, en, de, zoom }) => labelFeature(at, en, de, { from_zoom: zoom })),
      ],
      zooms: [5, 9],
      ...POINT,
    },
    { name: 'water_label', features: waters.map(shapeLabel), zooms: [5, 9], ...POINT },
    {
      name: 'town',
      features: towns.map((town) =>
        labelFeature(town.at, town.en, town.de, {
          capital: town.capital,
          rank: town.fromZoom,
          from_zoom: town.fromZoom,
          population: town.population,
        }),
      ),
      zooms: [2, 9],
      ...POINT,
    },
  ];
}

/** Only coasts along parks, because searching a path along them is point by point. */
function touchesPlanner(ring: Ring): boolean {
  const places: Point[] = [
    [17, -22.5],
    [80.7, 7.5],
  ];
  return places.some((place) => isInside(ring, place));
}

function withIslands(lake: PolygonRings, islands: readonly Ring[]): PolygonRings {
  const [shore = []] = lake;
  return [...lake, ...islands.filter(([first]) => first && isInside(shore, first))];
}

function polygons(rings: PolygonRings[], properties: Record<string, string | boolean>): MapFeature {
  return mapFeature({ type: 'MultiPolygon', coordinates: rings }, properties);
}

function countryFeature({ iso2, polygons: rings }: Country): MapFeature {
  return polygons(rings, { iso2, is_ours: OUR_ISO2.has(iso2) });
}

function countryLabel({ iso2, en, de, polygons: rings }: Country): MapFeature {
  const largest = rings.reduce((one, other) => (areaOf(other[0] ?? []) > areaOf(one[0] ?? []) ? other : one));
  const area = areaOf(largest[0] ?? []);
  const [x, y] = LABEL_PLACES[iso2] ?? polylabel(largest, 0.05);
  const byArea = LABEL_AREAS.find(([, min]) => area >= min)?.[0] ?? WORLD_ZOOM + 1;
  const ours = OUR_ISO2.has(iso2);
  return labelFeature([x, y], en, de, {
    iso2,
    is_ours: ours,
    planner: PLANNER_ISO2.has(iso2),
    from_zoom: ours ? Math.max(1, byArea - 2) : byArea,
    to_zoom: area > 20 ? COUNTRY_ZOOM - 1 : COUNTRY_ZOOM,
  });
}

function shapeFeature({ en, de, ring }: NamedShape): MapFeature {
  return mapFeature({ type: 'Polygon', coordinates: [ring] }, { name_en: en, name_de: de });
}

function shapeLabel({ en, de, ring, label }: NamedShape): MapFeature {
  const [x, y] = label ?? polylabel([ring], 0.005);
  const area = areaOf(ring);
  return labelFeature([x, y], en, de, { from_zoom: area > 0.8 ? 5 : area > 0.1 ? 6 : area > 0.008 ? 7 : 8 });
}

function labelFeature(
  at: Point,
  en: string,
  de: string,
  properties: Record<string, string | number | boolean>,
): MapFeature {
  return mapFeature({ type: 'Point', coordinates: at }, { name_en: en, name_de: de, ...properties });
}
