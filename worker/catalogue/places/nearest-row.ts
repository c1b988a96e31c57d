import {
  COORDINATE_SCALE,
  type GazetteerPack,
  namesAt,
} from '../../../src/model/gazetteer/gazetteer-pack.ts';
import { greatCircleKm, type LonLat } from '../../../src/model/place/geo.ts';
import { foldPlain, foldText } from '../fold-text.ts';

/** Farther away a place says nothing about what is there. */
const MAX_KM = 200;
const KM_PER_DEGREE = 111;

/**
 * The nearest place of a pack, or the best known one within a distance: a town rather than its quarters. Null if there
 * is none around.
 */
export function nearestRow(
  { lon, lat }: GazetteerPack,
  at: LonLat,
  withinKm: number,
): { row: number; km: number } | null {
  let best: { row: number; km: number } | null = null;
  for (const [row, scaled] of lat.entries()) {
    const north = scaled / COORDINATE_SCALE;
    // Most are excluded by their latitude alone.
    if (Math.abs(north - at[1]) * KM_PER_DEGREE > (best?.km ?? MAX_KM)) continue;
    const km = greatCircleKm(at, [(lon[row] ?? 0) / COORDINATE_SCALE, north]);
    if (km < (best?.km ?? MAX_KM)) best = { row, km };
    // The best known ones are first.
    if (km <= withinKm) break;
  }
  return best;
}

/** The nearest place that has this name, in any spelling; null if there is none within the distance. */
export function nearestNamed(
  pack: GazetteerPack,
  name: string,
  at: LonLat,
  withinKm: number,
): { row: number; km: number } | null {
  const wanted = new Set([foldText(name), foldPlain(name)]);
  let best: { row: number; km: number } | null = null;
  for (const [row, scaled] of pack.lat.entries()) {
    const north = scaled / COORDINATE_SCALE;
    if (Math.abs(north - at[1]) * KM_PER_DEGREE > withinKm) continue;
    const km = greatCircleKm(at, [(pack.lon[row] ?? 0) / COORDINATE_SCALE, north]);
    if (km > (best?.km ?? withinKm)) continue;
    const isNamed = namesAt(pack, row).some((one) => wanted.has(foldText(one)) || wanted.has(foldPlain(one)));
    if (isNamed) best = { row, km };
  }
  return best;
}
