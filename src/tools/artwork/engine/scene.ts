import type { Color, Palette } from './color.ts';
import type { Light } from './light.ts';
import type { Mesh } from './mesh.ts';
import type { Sky } from './sky.ts';
import type { Ground } from './terrain.ts';

/** Writes the ground's color at a position with a normal to `out`. */
export type Soil = (
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
  distance: number,
  out: Float64Array,
) => void;

export interface Water {
  /** Height of the surface in meters. */
  level: number;
  /** Colors of the water itself, by depth. */
  shallow: Color;
  deep: Color;
  /** Depth in meters at which the bottom is hardly visible. */
  clarity: number;
  /** Roughness: 0 for a mirror, 1 for a rough sea. */
  waves: number;
  /** Foam along the shore, 0 to 1. */
  foam: number;
  /** Number of rows of breaking waves; each row follows a depth of the water, the first one next to the shore. */
  surf?: number;
  /** Other foam, 0 to 1 by position. */
  white?: (x: number, z: number) => number;
  /** Maximum opacity of the reflection. */
  mirror?: number;
}

export interface Mist {
  base: number;
  thickness: number;
  /** Absorption per kilometer at the base. */
  density: number;
}

/** Smoke or steam that rises from a point and drifts with the wind. */
export interface Plume {
  x: number;
  y: number;
  z: number;
  tall: number;
  /** Half the width at half the height. */
  wide: number;
  /** Drift of the top as a share of the height; negative to the left. */
  lean: number;
  /** Opacity, 0 to 1. */
  thick: number;
  color: Color;
  /** Light from below. */
  glow?: Color;
}

export interface Air {
  /** Distance in meters at which about two thirds of the color is haze. */
  reach: number;
  power: number;
  color?: Color;
  mist?: Mist;
}

/** Complete input of the renderer. */
export interface Scene {
  palette: Palette;
  light: Light;
  sky: Sky;
  /** `focal` in picture widths; `horizon` from the top, 0 to 1. */
  camera: { height: number; focal: number; horizon: number; center?: number };
  ground?: Ground;
  soil?: Soil;
  water?: Water;
  mesh: Mesh;
  plumes?: readonly Plume[];
  air: Air;
  /** Focal point of the composition, 0 to 1 from the left and the top. */
  focus: { x: number; y: number };
  /** Underwater light: no sun disc, rays from above. */
  submerged?: boolean;
  /** Maximum shadow distance of shapes. */
  shadowReach?: number;
}
