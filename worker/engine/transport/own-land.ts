import { greatCircleKm, type LonLat } from '../../../src/model/place/geo.ts';
import type { KnownArea } from '../../../src/model/schemas/network.ts';
import { memoize } from './memoize.ts';

/** The land on which a place is that a user added. */
export interface OwnLand {
  /** Name of the island, '' for the mainland. */
  island: string;
  /** Reachable only by a four-wheel-drive track. */
  fourByFour: boolean;
}

/** Outlines are simplified: points this close to one count as inside. */
const COAST_KM = 3;
const KM_PER_DEGREE = 111.2;

/** The land area that contains a point; null on water, on unknown land and on land without roads. */
export function landAt(at: LonLat, areas: readonly KnownArea[], coastKm = COAST_KM): OwnLand | null {
  const fourByFour = areas.some((area) => area.access === 'four-by-four' && holds(area, at));
  const lands = areas.filter(({ access }) => access !== 'four-by-four');
  const land =
    lands.find((area) => holds(area, at)) ??
    lands.find((area) => area.outline !== undefined && edgeKm(at, corners(area)) <= coastKm);
  if (land === undefined || land.access === 'none') return null;
  return { island: land.island ?? '', fourByFour };
}

function holds(area: KnownArea, at: LonLat): boolean {
  const { outline, at: middle, km = 0 } = area;
  if (outline !== undefined) return isInside(at, corners(area));
  return middle !== undefined && greatCircleKm(middle, at) <= km;
}

const corners = memoize(({ outline = '' }: KnownArea): LonLat[] => {
  let [lon, lat] = [0, 0];
  return outline.split(' ').map((corner): LonLat => {
    const [east = 0, north = 0] = corner.split(',').map(Number);
    lon += east;
    lat += north;
    return [lon / 100, lat / 100];
  });
});

/** Edges of the closed polygon. */
const sides = (outline: readonly LonLat[]): [LonLat, LonLat][] =>
  outline.map((corner, index) => [corner, outline[(index + 1) % outline.length] ?? corner]);

function isInside([lon, lat]: LonLat, outline: readonly LonLat[]): boolean {
  const crossed = sides(outline).filter(
    ([[aLon, aLat], [bLon, bLat]]) =>
      aLat > lat !== bLat > lat && lon < ((bLon - aLon) * (lat - aLat)) / (bLat - aLat) + aLon,
  );
  return crossed.length % 2 === 1;
}

const edgeKm = (at: LonLat, outline: readonly LonLat[]): number =>
  Math.min(...sides(outline).map(([start, end]) => kmToSide(at, start, end)));

/** Distance in km from a point to a line segment, on a flat projection around the point. */
export function kmToSide([lon, lat]: LonLat, [aLon, aLat]: LonLat, [bLon, bLat]: LonLat): number {
  const perDegree = Math.cos((lat * Math.PI) / 180);
  const [x, y] = [(bLon - aLon) * perDegree, bLat - aLat];
  const [east, north] = [(lon - aLon) * perDegree, lat - aLat];
  const along = Math.max(0, Math.min(1, (east * x + north * y) / (x * x + y * y || 1)));
  return Math.hypot(east - along * x, north - along * y) * KM_PER_DEGREE;
}
