/** Surface materials; the numbers are stored in meshes. */
export const Material = {
  plain: 0,
  windows: 1,
  glass: 2,
  stone: 3,
  tiles: 4,
  wood: 5,
  lamp: 6,
  thatch: 7,
  plaster: 8,
  leaf: 9,
  shutters: 10,
} as const;

/** Shading model of a pixel. */
export const Kind = { sky: 0, ground: 1, solid: 2, leaf: 3, lamp: 4 } as const;

function hash(x: number, y: number): number {
  let value = Math.imul(x | 0, 374761393) + Math.imul(y | 0, 668265263);
  value = Math.imul(value ^ (value >>> 13), 1274126177);
  return ((value ^ (value >>> 16)) >>> 0) / 4294967296;
}

/**
 * Modulates the color in `c` by the material's texture at `u`, `v` (meters), where a pixel covers `reach` meters.
 * Returns the pixel's shading model.
 */
export function texture(
  material: number,
  u: number,
  v: number,
  reach: number,
  lamps: number,
  c: Float64Array,
): number {
  switch (material) {
    case Material.windows:
      return openings(u, v, 2.6, 3.3, 0.36, 0.3, reach, lamps, c, 0.16);
    case Material.shutters:
      return openings(u, v, 3.1, 3.4, 0.33, 0.26, reach, lamps, c, 0.22);
    case Material.glass:
      return glass(u, v, reach, lamps, c);
    case Material.stone: {
      const row = Math.floor(v / 0.9);
      const block = hash(Math.floor(u / 1.7 + (row & 1) * 0.5), row);
      const fade = reach > 0.6 ? 0.3 : 1;
      const joint = v / 0.9 - row < 0.1 ? 0.8 : 1;
      return shaded(c, (1 + (block - 0.5) * 0.26 * fade) * (1 + (joint - 1) * fade));
    }
    case Material.tiles: {
      const row = v / 0.55 - Math.floor(v / 0.55);
      const roll = Math.abs(u / 0.5 - Math.floor(u / 0.5) - 0.5) * 2;
      const fade = reach > 0.3 ? Math.max(0, 0.5 - reach * 0.6) : 1;
      const patch = hash(Math.floor(u / 1.3), Math.floor(v / 1.1)) - 0.5;
      return shaded(c, 1 + (roll - 0.55) * 0.42 * fade - (row < 0.2 ? 0.16 : 0) * fade + patch * 0.16);
    }
    case Material.thatch: {
      const strand = hash(Math.floor(u / 0.16), Math.floor(v / 1.4)) - 0.5;
      return shaded(c, 1 + strand * (reach > 0.3 ? 0.15 : 0.4) - (v % 1.6 < 0.25 ? 0.14 : 0));
    }
    case Material.wood: {
      const board = hash(Math.floor(u / 0.32), 3) - 0.5;
      return shaded(c, 1 + board * (reach > 0.3 ? 0.1 : 0.3));
    }
    case Material.plaster: {
      const patch = hash(Math.floor(u / 2.3), Math.floor(v / 1.9)) - 0.5;
      return shaded(c, 1 + patch * 0.07 - (v < 0.9 ? 0.1 : 0));
    }
    case Material.lamp:
      return Kind.lamp;
    case Material.leaf:
      return Kind.leaf;
    default:
      return Kind.solid;
  }
}

function shaded(c: Float64Array, factor: number): number {
  c[0]! *= factor;
  c[1]! *= factor;
  c[2]! *= factor;
  return Kind.solid;
}

function openings(
  u: number,
  v: number,
  wide: number,
  tall: number,
  partX: number,
  partY: number,
  reach: number,
  lamps: number,
  c: Float64Array,
  dark: number,
): number {
  const column = Math.floor(u / wide);
  const row = Math.floor(v / tall);
  const across = Math.abs(u / wide - column - 0.5);
  const above = Math.abs(v / tall - row - 0.5);
  const inside = across < partX * 0.5 + 0.02 && above < partY;
  const frame = !inside && across < partX * 0.5 + 0.11 && above < partY + 0.06;
  const far = Math.min(1, reach / 1.6);
  const lit = hash(column + 31, row * 7 + 5) < 0.42 * Math.min(1, lamps);
  if (inside && lit && lamps > 0) {
    const power = (0.8 + hash(column, row) * 0.9) * Math.min(1.2, lamps) * (1 - far * 0.45);
    c[0] = 1.5 * power;
    c[1] = 0.86 * power;
    c[2] = 0.36 * power;
    return Kind.lamp;
  }
  if (inside) {
    const deep = dark + (1 - dark) * far * 0.75;
    return shaded(c, deep);
  }
  if (frame && far < 0.8) return shaded(c, wide > 3 ? 0.72 : 1.1);
  const patch = hash(column, row + 90) - 0.5;
  return shaded(c, 1 + patch * 0.08);
}

function glass(u: number, v: number, reach: number, lamps: number, c: Float64Array): number {
  const column = Math.floor(u / 1.6);
  const row = Math.floor(v / 3.6);
  const band = v / 3.6 - row;
  const rib = u / 1.6 - column;
  const fade = Math.max(0.15, 1 - reach / 2.2);
  const lit = hash(column >> 1, row) < 0.3 * Math.min(1, lamps);
  if (lit && lamps > 0.5 && band > 0.3) {
    const power = (0.5 + hash(column, row + 11) * 0.8) * Math.min(1.1, lamps);
    c[0] = 1.3 * power;
    c[1] = 0.95 * power;
    c[2] = 0.55 * power;
    return Kind.lamp;
  }
  const pane = hash(column, row) - 0.5;
  return shaded(c, 1 - (band < 0.28 ? 0.3 : 0) * fade - (rib < 0.16 ? 0.2 : 0) * fade + pane * 0.16 * fade);
}
