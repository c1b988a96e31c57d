import { greatCircleKm, type LonLat } from '../../../src/model/place/geo.ts';
import type { KnownAccess } from '../../../src/model/schemas/transport.ts';

type Barriers = NonNullable<KnownAccess['barriers']>;

/**
 * Points of a road that goes straight from point to point, but around barriers (gulfs, mountain ranges). Missing points
 * are skipped.
 */
export function roadThrough(points: readonly (LonLat | null | undefined)[], barriers: Barriers): LonLat[] {
  const known = points.filter((point) => point !== null && point !== undefined);
  const road: LonLat[] = [];
  for (const at of known) {
    const before = road.at(-1);
    if (before !== undefined) road.push(...roundBarriers(before, at, barriers));
    road.push(at);
  }
  return road;
}

/** Detour points of a straight road around each barrier that it crosses. */
function roundBarriers(from: LonLat, to: LonLat, barriers: Barriers): LonLat[] {
  const barrier = barriers.find(({ line }) =>
    line.some((end, index) => index > 0 && areCrossing(from, to, line[index - 1] ?? end, end)),
  );
  if (!barrier) return [];
  const kmBy = (point: LonLat) => greatCircleKm(from, point) + greatCircleKm(point, to);
  const [round] = barrier.round.toSorted((a, b) => kmBy(a) - kmBy(b));
  if (!round) return [];
  const others = barriers.filter((other) => other !== barrier);
  return [...roundBarriers(from, round, others), round, ...roundBarriers(round, to, others)];
}

function areCrossing(a: LonLat, b: LonLat, c: LonLat, d: LonLat): boolean {
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}

/** Whether a point lies left of the line from `a` to `b`. */
const side = ([aLon, aLat]: LonLat, [bLon, bLat]: LonLat, [lon, lat]: LonLat) =>
  (bLon - aLon) * (lat - aLat) > (bLat - aLat) * (lon - aLon);
