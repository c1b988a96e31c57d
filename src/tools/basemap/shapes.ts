import type { Feature, Geometry, Position } from 'geojson';

export type Point = [longitude: number, latitude: number];
export type Ring = Point[];
export type PolygonRings = Ring[];
export type Properties = Record<string, string | number | boolean>;
export type MapFeature = Feature<Geometry, Properties>;

export function mapFeature(geometry: Geometry, properties: Properties): MapFeature {
  return { type: 'Feature', geometry, properties };
}

export function pointOf(position: Position | undefined): Point {
  return [position?.[0] ?? 0, position?.[1] ?? 0];
}

/** Polygons of a polygon, multipolygon or geometry collection. */
export function polygonsOf(geometry: Geometry): PolygonRings[] {
  if (geometry.type === 'GeometryCollection') return geometry.geometries.flatMap(polygonsOf);
  if (geometry.type === 'Polygon') return [geometry.coordinates.map((ring) => ring.map(pointOf))];
  if (geometry.type === 'MultiPolygon') {
    return geometry.coordinates.map((rings) => rings.map((ring) => ring.map(pointOf)));
  }
  return [];
}

/**
 * Undoes world-atlas's cut at the antimeridian: a ring that jumps to the other side of the world continues beyond 180
 * degrees, and a ring around the pole is closed along it. The tiler wraps the rest.
 */
export function unstitched(ring: Ring): Ring {
  let shift = 0;
  let before = ring[0]?.[0] ?? 0;
  const open = ring.map(([longitude, latitude]): Point => {
    if (longitude - before > 180) shift -= 360;
    else if (longitude - before < -180) shift += 360;
    before = longitude;
    return [longitude + shift, latitude];
  });
  const [first, last] = [open[0], open.at(-1)];
  if (!first || !last) return open;
  if (Math.abs(last[0] - first[0]) < 180) return centered(open);
  const pole = first[1] < 0 ? -90 : 90;
  return [...open, [last[0], pole], [first[0], pole], first];
}

/** Shifts a ring by full turns, so that most of it is within 180 degrees. */
function centered(ring: Ring): Ring {
  const middle = ring.reduce((sum, [longitude]) => sum + longitude, 0) / ring.length;
  const turns = Math.round(middle / 360);
  return turns === 0 ? ring : ring.map(([longitude, latitude]) => [longitude - turns * 360, latitude]);
}

/** Cuts the corners twice, by at most `max` degrees, so that hand-drawn outlines look natural. */
export function rounded(ring: Ring, max: number): Ring {
  let now = ring;
  for (const reach of [max, max / 3]) {
    now = now.flatMap((corner, index): Point[] => {
      const before = now[(index + now.length - 1) % now.length] ?? corner;
      const after = now[(index + 1) % now.length] ?? corner;
      return [towards(corner, before, reach), towards(corner, after, reach)];
    });
  }
  return closed(now);
}

function towards(from: Point, to: Point, reach: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const part = length === 0 ? 0 : Math.min(0.25, reach / length);
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

export function closed(ring: Ring): Ring {
  const [first, last] = [ring[0], ring.at(-1)];
  if (!first || !last || (first[0] === last[0] && first[1] === last[1])) return ring;
  return [...ring, first];
}

/** The shorter path along the coast between two points, with both ends snapped to the coast. */
export function alongCoast(coasts: readonly Ring[], from: Point, to: Point): Ring {
  const nearest = (ring: Ring, point: Point) =>
    ring.reduce(
      (best, other, index) => {
        const distance = Math.hypot(other[0] - point[0], other[1] - point[1]);
        return distance < best.distance ? { distance, index } : best;
      },
      { distance: Number.POSITIVE_INFINITY, index: 0 },
    );
  const ends = coasts.map((ring) => ({ ring, start: nearest(ring, from), end: nearest(ring, to) }));
  const best = ends.reduce((one, other) =>
    other.start.distance + other.end.distance < one.start.distance + one.end.distance ? other : one,
  );
  // The last point of a ring repeats the first.
  const ring = best.ring.slice(0, -1);
  const [start, end] = [best.start.index % ring.length, best.end.index % ring.length];
  const path = (step: 1 | -1): Ring => {
    const points: Ring = [];
    for (let at = start; ; at = (at + step + ring.length) % ring.length) {
      points.push(ring[at] ?? from);
      if (at === end) return points;
    }
  };
  const [ahead, back] = [path(1), path(-1)];
  return lengthOf(ahead) <= lengthOf(back) ? ahead : back;
}

function lengthOf(points: Ring): number {
  return points.reduce((sum, point, index) => {
    const before = points[index - 1] ?? point;
    return sum + Math.hypot(point[0] - before[0], point[1] - before[1]);
  }, 0);
}

/** In square degrees; for comparisons only. */
export function areaOf(ring: Ring): number {
  let twice = 0;
  ring.forEach((point, index) => {
    const before = ring[index - 1] ?? point;
    twice += before[0] * point[1] - point[0] * before[1];
  });
  return Math.abs(twice) / 2;
}

export function isInside(ring: Ring, [x, y]: Point): boolean {
  let inside = false;
  ring.forEach((point, index) => {
    const before = ring[index - 1] ?? ring.at(-1) ?? point;
    const crosses = point[1] > y !== before[1] > y;
    if (crosses && x < ((before[0] - point[0]) * (y - point[1])) / (before[1] - point[1]) + point[0]) {
      inside = !inside;
    }
  });
  return inside;
}
