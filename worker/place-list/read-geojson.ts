import { isRecord } from '../../src/model/base/is-record.ts';
import type { LonLat } from '../../src/model/place/geo.ts';
import { ListRejected, type ListWriter, pause } from './list-writer.ts';
import { positionIn, positionOf } from './position.ts';
import { plainText } from './plain-text.ts';

const PLACES_PER_TURN = 500;
const NAMES = ['name', 'title', 'Title', 'Name', 'NAME', 'label', 'name:en', 'name_en', 'Business Name'];
const NOTES = [
  'description',
  'desc',
  'note',
  'notes',
  'Comment',
  'comment',
  'Description',
  'review_text_published',
];
const LINKS = ['google_maps_url', 'Google Maps URL', 'url', 'website', 'link'];
const DATES = ['date', 'Published', 'time', 'timestamp'];
const ADDRESSES = ['address', 'Address', 'addr:full'];
const COUNTRIES = ['country_code', 'Country Code', 'iso2', 'country', 'addr:country'];
const LISTS = ['list', 'folder', 'layer', 'Folder'];
const AREAS: ReadonlySet<unknown> = new Set(['Polygon', 'MultiPolygon']);
const LINES: ReadonlySet<unknown> = new Set(['LineString', 'MultiLineString']);

/** GeoJSON, also as Google Takeout writes saved places. */
export async function readGeojson(text: string, writer: ListWriter): Promise<void> {
  const root = parse(text);
  let count = 0;
  for (const { feature, path } of featuresOf(root)) {
    readFeature(feature, path, writer);
    count += 1;
    if (count % PLACES_PER_TURN === 0) await pause();
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const detail = error instanceof Error ? error.message : '';
    throw new ListRejected('malformed', { line: lineOf(detail, text), detail });
  }
}

/** Engines name a position or a line, or neither. */
function lineOf(message: string, text: string): number | null {
  const line = /line (\d+)/.exec(message)?.[1];
  if (line !== undefined) return Number(line);
  const position = /position (\d+)/.exec(message)?.[1];
  return position === undefined ? null : text.slice(0, Number(position)).split('\n').length;
}

/** Features, and bare geometries as such without properties. */
function featuresOf(root: unknown): { feature: Record<string, unknown>; path: string }[] {
  if (Array.isArray(root)) return membersOf(root, '');
  if (!isRecord(root)) throw new ListRejected('unknown-format');
  if (Array.isArray(root['features'])) return membersOf(root['features'], 'features');
  if (root['type'] === 'Feature' || isGeometry(root)) return membersOf([root], '');
  throw new ListRejected('unknown-format', { detail: Object.keys(root).slice(0, 5).join(', ') });
}

function membersOf(list: readonly unknown[], name: string) {
  return list.flatMap((entry, index) => {
    if (!isRecord(entry)) return [];
    const feature = isGeometry(entry) ? { geometry: entry } : entry;
    return [{ feature, path: `${name}[${index}]` }];
  });
}

const isGeometry = (value: Record<string, unknown>) => 'coordinates' in value || 'geometries' in value;

function readFeature(feature: Record<string, unknown>, path: string, writer: ListWriter): void {
  const properties = isRecord(feature['properties']) ? feature['properties'] : feature;
  // Takeout has the place apart: `location` now, `Location` in older exports.
  const place = [properties['location'], properties['Location']].find(isRecord) ?? {};
  const geometry = isRecord(feature['geometry']) ? feature['geometry'] : {};
  const points = pointsOf(geometry);
  const text = (names: readonly string[]) => textOf(properties, names) || textOf(place, names);
  const link = text(LINKS);
  const common = {
    name: plainText(text(NAMES)),
    note: plainText(text(NOTES)),
    url: link,
    address: text(ADDRESSES),
    country: text(COUNTRIES),
    date: text(DATES),
    list: text(LISTS),
  };
  if (points === null) {
    const { type } = geometry;
    if (LINES.has(type)) return writer.ignore('lines');
    if (AREAS.has(type)) return writer.ignore('areas');
    return writer.add({ ...common, at: geoPoint(place) ?? positionIn(link), field: path });
  }
  for (const coordinates of points) {
    const at = positionOf(coordinates[0], coordinates[1]) ?? geoPoint(place) ?? positionIn(link);
    const isUnknown = coordinates[0] === 0 && coordinates[1] === 0;
    writer.add({
      ...common,
      at,
      field: `${path}.geometry.coordinates`,
      ...(at || isUnknown
        ? {}
        : { invalidAt: { field: 'coordinates', value: JSON.stringify(coordinates) ?? '' } }),
    });
  }
}

/** Coordinates of the points of a geometry; null if it is none of points. */
function pointsOf(geometry: Record<string, unknown>): unknown[][] | null {
  const { type, coordinates } = geometry;
  if (type === 'Point') return [Array.isArray(coordinates) ? coordinates : []];
  if (type === 'MultiPoint') return Array.isArray(coordinates) ? coordinates.filter(Array.isArray) : [];
  if (type !== 'GeometryCollection' || !Array.isArray(geometry['geometries'])) return null;
  const points = geometry['geometries'].flatMap((part) =>
    isRecord(part) && part['type'] === 'Point' && Array.isArray(part['coordinates'])
      ? [part['coordinates']]
      : [],
  );
  return points.length === 0 ? null : points.slice(0, 1);
}

function geoPoint(place: Record<string, unknown>): LonLat | null {
  const at = place['Geo Coordinates'];
  return isRecord(at) ? positionOf(toNumber(at['Longitude']), toNumber(at['Latitude'])) : null;
}

const toNumber = (value: unknown) => (typeof value === 'string' ? Number(value) : value);

function textOf(values: Record<string, unknown>, names: readonly string[]): string {
  for (const name of names) {
    const value = values[name];
    if (typeof value === 'string' && value.trim() !== '') return value;
    if (typeof value === 'number') return String(value);
  }
  return '';
}
