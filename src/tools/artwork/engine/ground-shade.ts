import type { Light } from './light.ts';
import type { Ground } from './terrain.ts';

/** Share of sunlight that the terrain lets through to a point, 0 to 1. */
export type GroundShade = (x: number, y: number, z: number) => number;

const NEAREST = 1.5;

/**
 * Shade of the ground, for the picture and its reflection. Heights are kept in a grid that is fine near the
 * camera and coarse far away, and computed where a march towards the sun first needs them.
 * @param halfWidth half the picture's width at a distance of 1
 */
export function groundShadeOf(
  ground: Ground | undefined,
  light: Light,
  halfWidth: number,
  width: number,
): GroundShade {
  const { sunX, sunY, sunZ } = light;
  if (!ground || sunY > 0.8) return () => 1;
  const columns = Math.round(Math.min(640, width * 0.6));
  const rows = Math.round(columns * 1.25);
  const widest = halfWidth * 2.6;
  const perColumn = (columns - 1) / (2 * widest);
  const perRow = (rows - 1) / Math.log(ground.far / NEAREST);
  const heights = new Float32Array(columns * rows).fill(Number.NaN);
  const heightAt = (index: number): number => {
    const known = heights[index]!;
    if (!Number.isNaN(known)) return known;
    const row = Math.floor(index / columns);
    const z = NEAREST * Math.exp(row / perRow);
    const column = index - row * columns;
    const y = ground.height((column / perColumn - widest) * z, z, Math.max(z, 40));
    heights[index] = y;
    return y;
  };

  const at = (x: number, z: number): number => {
    if (z < NEAREST) return -1e9;
    const across = (x / z + widest) * perColumn;
    const along = Math.log(z / NEAREST) * perRow;
    const column = Math.floor(across);
    const row = Math.floor(along);
    if (column < 0 || row < 0 || column >= columns - 1 || row >= rows - 1) return -1e9;
    const index = row * columns + column;
    const dx = across - column;
    const dz = along - row;
    const nearLeft = heightAt(index);
    const near = nearLeft + (heightAt(index + 1) - nearLeft) * dx;
    const farLeft = heightAt(index + columns);
    const far = farLeft + (heightAt(index + columns + 1) - farLeft) * dx;
    return near + (far - near) * dz;
  };

  return (x, y, z) => {
    let step = 0.5 + z * 0.012;
    let gone = step;
    let lit = 1;
    for (let turn = 0; turn < 22; turn += 1) {
      const above = y + 0.05 + z * 0.0022 + sunY * gone;
      if (above > ground.highest) break;
      const gap = above - at(x + sunX * gone, z + sunZ * gone);
      const share = 0.5 + (gap / gone) * 11;
      if (share < lit) lit = share;
      if (lit <= 0) return 0;
      step *= 1.26;
      gone += step;
    }
    return lit;
  };
}
