import type { Colour, Palette } from './colour.ts';
import type { Light } from './light.ts';
import type { Mesh } from './mesh.ts';
import type { Sky } from './sky.ts';
import type { Ground } from './terrain.ts';

/** Writes the ground's own colour at a place with a normal into `out`. */
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
  level: number;
  shallow: Colour;
  deep: Colour;
  /** Metres after which the bottom is hardly seen. */
  clarity: number;
  /** 0 a mirror … 1 a rough sea. */
  waves: number;
  /** White water along the shore, 0..1. */
  foam: number;
  /** Rows of breaking waves, counted from the shore; `reach` metres apart. */
  surf?: number;
  /** White water anywhere else, 0..1 at a place. */
  white?: (x: number, z: number) => number;
  /** How much of the mirror is seen at most. */
  mirror?: number;
}

export interface Mist {
  base: number;
  thickness: number;
  /** Share of the light a kilometre of it takes at its base. */
  density: number;
}

/** Smoke or steam that rises from a place and leans with the wind. */
export interface Plume {
  x: number;
  y: number;
  z: number;
  tall: number;
  /** Half its width halfway up. */
  wide: number;
  /** How far its top has drifted, as a share of its height; negative to the left. */
  lean: number;
  /** How much it hides, 0..1. */
  thick: number;
  colour: Colour;
  /** Light from below. */
  glow?: Colour;
}

export interface Air {
  /** Metres after which about two thirds of the colour is haze. */
  reach: number;
  power: number;
  colour?: Colour;
  mist?: Mist;
}

/** Everything the renderer needs of a picture. */
export interface Scene {
  palette: Palette;
  light: Light;
  sky: Sky;
  /** `focal` in picture widths, `horizon` from the top, 0..1. */
  camera: { height: number; focal: number; horizon: number; centre?: number };
  ground?: Ground;
  soil?: Soil;
  water?: Water;
  mesh: Mesh;
  plumes?: readonly Plume[];
  air: Air;
  /** Where the eye shall rest, 0..1 from the left and the top. */
  focus: { x: number; y: number };
  /** Light from below the surface: no sun disc, rays from above. */
  submerged?: boolean;
  /** Shapes cast shadows as far as this. */
  shadowReach?: number;
}
