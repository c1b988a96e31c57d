import type { Light } from './light.ts';
import type { Ground } from './terrain.ts';

const NEAREST = 1.5;

/**
 * Share of sunlight that the terrain lets through to a point, 0 to 1. Heights are cached in a grid that is fine near
 * the camera and coarse far away, so that marching towards the sun is cheap.
 * @param halfWidth half the picture's width at a distance of 1
 */
export function groundShadeOf(
  ground: Ground | undefined,
  light: Light,
  halfWidth: number,
  width: number,
): (x: number, y: number, z: number) => number {
  const { sunX, sunY, sunZ } = light;
  if (!ground || sunY > 0.8) return () => 1;
  const columns = Math.round(Math.min(640, width * 0.6));
  const rows = Math.round(columns * 1.25);
  const widest = halfWidth * 2.6;
  const perColumn = (columns - 1) / (2 * widest);
  const perRow = (rows - 1) / Math.log(ground.far / NEAREST);
  const heights = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    const z = NEAREST * Math.exp(row / perRow);
    for (let column = 0; column < columns; column += 1) {
      heights[row * columns + column] = ground.height((column / perColumn - widest) * z, z, Math.max(z, 40));
    }
  }

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
    const near = heights[index]! + (heights[index + 1]! - heights[index]!) * dx;
    const far = heights[index + columns]! + (heights[index + columns + 1]! - heights[index + columns]!) * dx;
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
