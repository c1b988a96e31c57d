import type { LonLat } from '../../src/model/place/geo.ts';

/**
 * Reads positions as people and apps write them. Exactly 0° north, 0° east is what apps write for an unknown position,
 * so it counts as none.
 */
export function positionOf(lon: unknown, lat: unknown): LonLat | null {
  const [east, north] = [degrees(lon, 'EOW'), degrees(lat, 'NS')];
  if (east === null || north === null) return null;
  if (Math.abs(east) > 180 || Math.abs(north) > 90) return null;
  return east === 0 && north === 0 ? null : [round(east), round(north)];
}

/** About 10 cm. */
const round = (degree: number) => Math.round(degree * 1e6) / 1e6;

const NUMBER = String.raw`[+-]?\d{1,3}(?:[.,]\d+)?`;
const DECIMAL = new RegExp(`^${NUMBER}$`);
/** Degrees, minutes and seconds: `48° 8' 14.3"`. */
const SEXAGESIMAL =
  /^(\d{1,3})\s*[°d]\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*['′’m]?\s*)?(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:"|″|”|''|s)?\s*)?$/;

/** @param letters of this axis; O is the German east */
function degrees(value: unknown, letters: string): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string') return null;
  const text = value.trim().toUpperCase();
  const letter = /^[A-Z]/.exec(text)?.[0] ?? /[A-Z]$/.exec(text)?.[0] ?? '';
  if (letter !== '' && !letters.includes(letter)) return null;
  const digits = text
    .replace(/^[A-Z]\s*/, '')
    .replace(/\s*[A-Z]$/, '')
    .replace(/°$/, '');
  const sign = letter === 'S' || letter === 'W' ? -1 : 1;
  if (DECIMAL.test(digits)) return sign * numberOf(digits);
  const parts = SEXAGESIMAL.exec(digits.toLowerCase());
  if (!parts) return null;
  const [minutes, seconds] = [numberOf(parts[2] ?? '0'), numberOf(parts[3] ?? '0')];
  if (minutes >= 60 || seconds >= 60) return null;
  return sign * (numberOf(parts[1] ?? '') + minutes / 60 + seconds / 3_600);
}

const numberOf = (text: string) => Number(text.replace(',', '.'));

/** Longer texts are no positions, and links of maps are shorter. */
const POSITION_MAX_LENGTH = 2_000;
const POINT = /^\s*(?:SRID=\d+;)?\s*POINT\s*Z?M?\s*\(\s*(\S+)\s+(\S+?)(?:\s+\S+)*\s*\)\s*$/i;
const GEO = /^geo:(-?[\d.]+),(-?[\d.]+)/i;
/** With decimal points the comma separates, with decimal commas a semicolon, a space or a slash does. */
const PAIRS = [
  /^\s*([^,;]+?)\s*[,;]\s*([^,;]+?)\s*$/,
  /^\s*([+-]?\d{1,3},\d+)\s*[,;/ ]\s*([+-]?\d{1,3},\d+)\s*$/,
  /^\s*([+-]?\d{1,3}(?:\.\d+)?)[\s/]+([+-]?\d{1,3}(?:\.\d+)?)\s*$/,
  /^\s*(.+?[NS])\s+(.+?[EOW])\s*$/i,
  /^\s*([NS].+?)\s+([EOW].+?)\s*$/i,
];

/** One text with both: `48.137, 11.575`, `POINT (11.575 48.137)`, `geo:48.137,11.575`, or the link of a map. */
export function positionIn(text: string): LonLat | null {
  if (text.length > POSITION_MAX_LENGTH) return null;
  const point = POINT.exec(text);
  if (point) return positionOf(point[1], point[2]);
  const geo = GEO.exec(text.trim());
  if (geo) return positionOf(geo[2], geo[1]);
  if (/^https?:\/\//i.test(text.trim())) return positionInLink(text.trim());
  for (const pattern of PAIRS) {
    const pair = pattern.exec(text);
    const at = pair && positionOf(pair[2], pair[1]);
    if (at) return at;
  }
  return null;
}

const DEGREES = String.raw`(-?\d{1,3}\.\d+)`;
/** Of Google Maps, OpenStreetMap, Apple Maps and others: latitude first. A marker before the middle of the map. */
const LINKS = [
  new RegExp(`!3d${DEGREES}!4d${DEGREES}`),
  new RegExp(
    String.raw`[?&](?:q|query|ll|sll|daddr|destination|center|coordinate)=(?:loc:)?${DEGREES}(?:,|%2C)\+?(?:%20)?${DEGREES}`,
    'i',
  ),
  new RegExp(String.raw`[?&]mlat=${DEGREES}&mlon=${DEGREES}`),
  new RegExp(String.raw`/(?:search|place|dir)/${DEGREES}(?:,|%2C)\+?(?:%20)?${DEGREES}`),
  new RegExp(String.raw`@${DEGREES},${DEGREES}`),
  new RegExp(String.raw`#map=\d+(?:\.\d+)?/${DEGREES}/${DEGREES}`),
];

function positionInLink(link: string): LonLat | null {
  for (const pattern of LINKS) {
    const match = pattern.exec(link);
    const at = match && positionOf(match[2], match[1]);
    if (at) return at;
  }
  return null;
}
