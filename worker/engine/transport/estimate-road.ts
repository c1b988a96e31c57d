import { greatCircleKm, type LonLat } from '../../../src/model/place/geo.ts';
import type { RoadCorridor, TransportFacts } from '../../../src/model/schemas/transport.ts';
import { kmToSide } from './own-land.ts';

/** Sampling step for the corridor lookup. */
const STEP_KM = 10;

/**
 * Estimates length and driving time of a road through points: straight segments, scaled by the country's mean detour
 * and speed, or by those of the corridor that contains the segment. Hours exclude breaks.
 */
export function estimateRoad(
  roads: readonly (readonly LonLat[])[],
  facts: TransportFacts | null,
): { km: number; hours: number } {
  const { estimate = { detour: 1, speedKmh: 1 }, known } = facts ?? {};
  const corridors = known?.corridors ?? [];
  const sum = { km: 0, hours: 0 };
  for (const road of roads) {
    for (const [index, end] of road.entries()) {
      const start = road[index - 1];
      if (start === undefined) continue;
      const straightKm = greatCircleKm(start, end);
      const steps = corridors.length === 0 ? 1 : Math.max(1, Math.ceil(straightKm / STEP_KM));
      for (let step = 0; step < steps; step += 1) {
        const at = between(start, end, (step + 0.5) / steps);
        const { detour, speedKmh } = corridors.find((corridor) => holds(corridor, at)) ?? estimate;
        const km = (straightKm / steps) * detour;
        sum.km += km;
        sum.hours += km / speedKmh;
      }
    }
  }
  return sum;
}

const between = (from: LonLat, to: LonLat, share: number): LonLat => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

const holds = ({ line, km }: RoadCorridor, at: LonLat) =>
  line.some(
    (end, index) => (index > 0 || line.length === 1) && kmToSide(at, line[index - 1] ?? end, end) <= km,
  );
