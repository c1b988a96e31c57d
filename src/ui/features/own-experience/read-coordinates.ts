/** Longitude, then latitude, as in the catalogue. */
export type Coordinates = readonly [number, number];

/** Decimal places to store: about one meter. */
const PLACES = 5;

/**
 * Parses pasted latitude and longitude: `-24.727, 15.342`, `24.727 S, 15.342 E`, `-24,727; 15,342`. Null if invalid.
 */
export function readCoordinates(text: string): Coordinates | null {
  const parts = partsOf(text.trim().replaceAll('−', '-').replaceAll('°', ' '));
  if (parts === null) return null;
  const [latitude, longitude] = [numberOf(parts[0], 'N', 'S'), numberOf(parts[1], 'EO', 'W')];
  if (latitude === null || longitude === null) return null;
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null;
  return [roundDegrees(longitude), roundDegrees(latitude)];
}

/** Text for the field: latitude first, as maps show it. */
export function writeCoordinates([longitude, latitude]: Coordinates): string {
  return `${roundDegrees(latitude)}, ${roundDegrees(longitude)}`;
}

export function roundDegrees(degrees: number): number {
  return Math.round(degrees * 10 ** PLACES) / 10 ** PLACES;
}

function partsOf(text: string): [string, string] | null {
  const between = [/\s*;\s*/, /\s*,\s+/, /\s+/].find((mark) => mark.test(text)) ?? /,/;
  const halves =
    /^(.*[NS])[\s,;]+(.*[EOW])$/i.exec(text)?.slice(1) ?? text.split(between).filter((part) => part !== '');
  const [first, second, ...others] = halves;
  return first === undefined || second === undefined || others.length > 0 ? null : [first, second];
}

/** Signed by its compass direction, if given. */
function numberOf(text: string, plus: string, minus: string): number | null {
  const found = /^(-?\d{1,3}(?:[.,]\d+)?)\s*([A-Z]?)$/i.exec(text.trim());
  if (!found) return null;
  const [, digits = '', direction = ''] = found;
  const side = direction.toUpperCase();
  if (side !== '' && !plus.includes(side) && !minus.includes(side)) return null;
  const value = Number(digits.replace(',', '.'));
  return side !== '' && minus.includes(side) ? -Math.abs(value) : value;
}
