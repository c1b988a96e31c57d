import { type CountryOutline, pathOfRings, pointsOf, type SheetPoint } from './country-outline.ts';

interface RegionPoints {
  key: string;
  /** Its places on the sheet. */
  points: readonly SheetPoint[];
}

interface RegionShape extends RegionPoints {
  rings: SheetPoint[][];
}

export interface RegionSheetQuery {
  outline: Pick<CountryOutline, 'own' | 'size'>;
  /** `nameSize`: half the width and the height of its name on the sheet. */
  regions: readonly (RegionPoints & { nameSize: SheetPoint })[];
  /** What names of regions keep clear of, besides the places. */
  occupied: readonly SheetPoint[];
}

/** By region, in the order of the query: `d` of its SVG path, and the middle of its name. */
export type RegionSheet = { path: string; name: SheetPoint | null }[];

/** Units between the points that are tried for a name. */
const NAME_STEP = 12;
/** A name is wider than high. */
const NAME_WIDTH = 2.2;
/** Shares of a name's half width and half height at which it is checked to lie within its region. */
const ACROSS = [-1, -0.5, 0, 0.5, 1];
const DOWN = [-1, 1];

/** A country's regions, drawn and named. It takes too long for the page's thread. */
export function regionSheet({ outline, regions, occupied }: RegionSheetQuery): RegionSheet {
  const shapes = regionShapes(outline, regions);
  const names = regionNames(
    outline,
    shapes,
    regions.map(({ nameSize }) => nameSize),
    occupied,
  );
  return shapes.map(({ rings }, index) => ({ path: pathOfRings(rings), name: names[index] ?? null }));
}

/** Divides the country among its regions: each bit of land belongs to the region of the nearest place. */
export function regionShapes(
  outline: Pick<CountryOutline, 'own'>,
  regions: readonly RegionPoints[],
): RegionShape[] {
  const land = outline.own.map(pointsOf);
  return regions.map(({ key, points }) => {
    const others = regions.filter((region) => region.key !== key).flatMap((region) => region.points);
    // Nearer to one of its places than to any of another region: half-planes, so a convex part for each place.
    const rings = points.flatMap((site) => {
      // The nearest cut off most, and leave less to the others.
      const nearestFirst = others.toSorted((a, b) => distance(site, a) - distance(site, b));
      return land.map((ring) => clipped(ring, site, nearestFirst)).filter((ring) => ring.length > 2);
    });
    return { key, points, rings };
  });
}

/**
 * Where each region's name has most room; null for a region without land on the sheet or too small for its name.
 * @param nameSizes half the width and the height of each name
 * @param occupied what names keep clear of, besides the places
 */
export function regionNames(
  { size }: Pick<CountryOutline, 'size'>,
  shapes: readonly RegionShape[],
  nameSizes: readonly SheetPoint[],
  occupied: readonly SheetPoint[] = [],
): (SheetPoint | null)[] {
  const taken: SheetPoint[] = [...shapes.flatMap(({ points }) => points), ...occupied];
  return shapes.map(({ rings }, index) => {
    const [halfWidth, halfHeight] = nameSizes[index] ?? [0, 0];
    const parts = rings.map((ring) => ({ ring, box: boxOf(ring) }));
    const isWithin = (point: SheetPoint) =>
      parts.some(({ ring, box }) => isInBox(box, point) && isInside(ring, point));
    const fits = ([x, y]: SheetPoint) =>
      !occupied.some(([px, py]) => Math.abs(px - x) < halfWidth && Math.abs(py - y) < halfHeight) &&
      ACROSS.every((across) =>
        DOWN.every((down) => isWithin([x + across * halfWidth, y + down * halfHeight])),
      );
    const name = roomiestFirst(boxOf(rings.flat()), taken, size).find(fits) ?? null;
    if (name !== null) taken.push(name);
    return name;
  });
}

function clipped(ring: SheetPoint[], site: SheetPoint, others: readonly SheetPoint[]): SheetPoint[] {
  let left = ring;
  for (const other of others) {
    left = nearerTo(left, site, other);
    if (left.length === 0) break;
  }
  return left;
}

/** The part of the ring that is nearer to `site` than to `other`. */
function nearerTo(ring: SheetPoint[], site: SheetPoint, other: SheetPoint): SheetPoint[] {
  const [dx, dy] = [other[0] - site[0], other[1] - site[1]];
  if (dx === 0 && dy === 0) return ring;
  const middle = (dx * (site[0] + other[0]) + dy * (site[1] + other[1])) / 2;
  const beyond = ([x, y]: SheetPoint) => x * dx + y * dy - middle;
  const part: SheetPoint[] = [];
  let before = ring.at(-1);
  for (const point of ring) {
    const [a, b] = [beyond(before ?? point), beyond(point)];
    if (before !== undefined && a <= 0 !== b <= 0) {
      const share = a / (a - b);
      part.push([before[0] + share * (point[0] - before[0]), before[1] + share * (point[1] - before[1])]);
    }
    if (b <= 0) part.push(point);
    before = point;
  }
  return part;
}

/** Points within the box, those farthest from all that is taken first. */
function roomiestFirst(
  [west, north, east, south]: Box,
  taken: readonly SheetPoint[],
  [width = 0, height = 0]: readonly number[],
): SheetPoint[] {
  const tried: { point: SheetPoint; room: number }[] = [];
  for (let y = firstStep(north); y < Math.min(south, height); y += NAME_STEP) {
    for (let x = firstStep(west); x < Math.min(east, width); x += NAME_STEP) {
      let room = (Math.min(x, width - x) / NAME_WIDTH) ** 2;
      for (const [px, py] of taken) room = Math.min(room, ((px - x) / NAME_WIDTH) ** 2 + (py - y) ** 2);
      tried.push({ point: [x, y], room });
    }
  }
  return tried.toSorted((a, b) => b.room - a.room).map(({ point }) => point);
}

function firstStep(from: number): number {
  return Math.max(1, Math.ceil(from / NAME_STEP)) * NAME_STEP;
}

/** West, north, east and south on the sheet. */
type Box = readonly [number, number, number, number];

function boxOf(ring: readonly SheetPoint[]): Box {
  let [west, north, east, south] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of ring) {
    west = Math.min(west, x);
    east = Math.max(east, x);
    north = Math.min(north, y);
    south = Math.max(south, y);
  }
  return [west, north, east, south];
}

function isInBox([west, north, east, south]: Box, [x, y]: SheetPoint): boolean {
  return x >= west && x <= east && y >= north && y <= south;
}

function isInside(ring: readonly SheetPoint[], [x, y]: SheetPoint): boolean {
  let inside = false;
  let before = ring.at(-1);
  for (const point of ring) {
    const [[x1, y1], [x2, y2]] = [point, before ?? point];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
    before = point;
  }
  return inside;
}

function distance([x1, y1]: SheetPoint, [x2, y2]: SheetPoint): number {
  return Math.hypot(x2 - x1, y2 - y1);
}
