/** A ring as `x, y, x, y …` in units of the sheet. */
export type FlatRing = readonly number[];

/** Outline of a country and of the land around it, written by `src/tools/outlines/write-outlines.mjs`. */
export interface CountryOutline {
  /** Degrees of the sheet's corner. */
  west: number;
  north: number;
  /** Units of the sheet for a degree of longitude and of latitude. */
  perDegree: readonly number[];
  /** Width and height in units. */
  size: readonly number[];
  own: readonly FlatRing[];
  around: readonly FlatRing[];
}

export type SheetPoint = readonly [x: number, y: number];

/** Where a place lies on the sheet. */
export function onSheet(
  { west, north, perDegree: [perLon = 1, perLat = 1] }: Pick<CountryOutline, 'west' | 'north' | 'perDegree'>,
  [lon, lat]: readonly [number, number],
): SheetPoint {
  return [(lon - west) * perLon, (north - lat) * perLat];
}

export function pointsOf(ring: FlatRing): SheetPoint[] {
  const points: SheetPoint[] = [];
  for (let at = 0; at + 1 < ring.length; at += 2) points.push([ring[at] ?? 0, ring[at + 1] ?? 0]);
  return points;
}

/** `d` of an SVG path. */
export function pathOfRings(rings: readonly (readonly SheetPoint[])[]): string {
  return rings.map((ring) => `M${ring.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`).join('');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
