import { type CountryOutline, pointsOf, type SheetPoint } from './country-outline.ts';

interface RegionPoints {
  key: string;
  /** Its places on the sheet. */
  points: readonly SheetPoint[];
  /** Half the width and the height of its name on the sheet. */
  nameSize?: SheetPoint;
}

export interface RegionShape {
  key: string;
  rings: SheetPoint[][];
  /** Where its name has most room; null for a region without land on the sheet or too small for its name. */
  name: SheetPoint | null;
}

/** Units between the points that are tried for a name. */
const NAME_STEP = 12;
/** A name is wider than high. */
const NAME_WIDTH = 2.2;

/**
 * Divides the country among its regions: each bit of land belongs to the region of the nearest place.
 * @param occupied what names of regions keep clear of, besides the places
 */
export function regionShapes(
  outline: Pick<CountryOutline, 'own' | 'size'>,
  regions: readonly RegionPoints[],
  occupied: readonly SheetPoint[] = [],
): RegionShape[] {
  const land = outline.own.map(pointsOf);
  const taken: SheetPoint[] = [...regions.flatMap(({ points }) => points), ...occupied];
  return regions.map(({ key, points, nameSize = [0, 0] }) => {
    const others = regions.filter((region) => region.key !== key).flatMap((region) => region.points);
    // Nearer to one of its places than to any of another region: half-planes, so a convex part for each place.
    const rings = points.flatMap((site) =>
      land
        .map((ring) => others.reduce<SheetPoint[]>((left, other) => nearerTo(left, site, other), ring))
        .filter((ring) => ring.length > 2),
    );
    const fits = ([x, y]: SheetPoint) => {
      const [halfWidth, halfHeight] = nameSize;
      const isCovered = occupied.some(
        ([px, py]) => Math.abs(px - x) < halfWidth && Math.abs(py - y) < halfHeight,
      );
      if (isCovered) return false;
      return [-1, -0.5, 0, 0.5, 1].every((across) =>
        [-1, 1].every((down) => {
          const point: SheetPoint = [x + across * halfWidth, y + down * halfHeight];
          return rings.some((ring) => isInside(ring, point));
        }),
      );
    };
    const name = roomiest(fits, taken, outline.size);
    if (name !== null) taken.push(name);
    return { key, rings, name };
  });
}

/** The part of the ring that is nearer to `site` than to `other`. */
function nearerTo(ring: readonly SheetPoint[], site: SheetPoint, other: SheetPoint): SheetPoint[] {
  const [dx, dy] = [other[0] - site[0], other[1] - site[1]];
  if (dx === 0 && dy === 0) return [...ring];
  const middle = (dx * (site[0] + other[0]) + dy * (site[1] + other[1])) / 2;
  const beyond = ([x, y]: SheetPoint) => x * dx + y * dy - middle;
  return ring.flatMap((point, at) => {
    const before = ring.at(at - 1) ?? point;
    const [a, b] = [beyond(before), beyond(point)];
    const isIn = b <= 0;
    if (a <= 0 === isIn) return isIn ? [point] : [];
    const share = a / (a - b);
    const crossing: SheetPoint = [
      before[0] + share * (point[0] - before[0]),
      before[1] + share * (point[1] - before[1]),
    ];
    return isIn ? [crossing, point] : [crossing];
  });
}

/** The point that fits and is farthest from all that is taken. */
function roomiest(
  fits: (point: SheetPoint) => boolean,
  taken: readonly SheetPoint[],
  [width = 0, height = 0]: readonly number[],
): SheetPoint | null {
  let best: SheetPoint | null = null;
  let most = -1;
  for (let y = NAME_STEP; y < height; y += NAME_STEP) {
    for (let x = NAME_STEP; x < width; x += NAME_STEP) {
      if (!fits([x, y])) continue;
      const edges = Math.min(x, width - x) / NAME_WIDTH;
      const room = taken.reduce(
        (least, [px, py]) => Math.min(least, Math.hypot((px - x) / NAME_WIDTH, py - y)),
        edges,
      );
      if (room > most) [best, most] = [[x, y], room];
    }
  }
  return best;
}

function isInside(ring: readonly SheetPoint[], [x, y]: SheetPoint): boolean {
  let inside = false;
  for (const [at, [x1, y1]] of ring.entries()) {
    const [x2, y2] = ring.at(at - 1) ?? [x1, y1];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
}
