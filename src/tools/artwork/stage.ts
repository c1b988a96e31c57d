import { blend, hex, scaled, tinted, type Color, type Palette } from './engine/color.ts';
import { lightOf, type Light } from './engine/light.ts';
import { Mesh } from './engine/mesh.ts';
import { noiseOf, type Noise } from './engine/noise.ts';
import { between, randomOf, type Random } from './engine/random.ts';
import type { Scene } from './engine/scene.ts';
import { skyOf } from './engine/sky.ts';
import { isRounded, volcanoOf, waterToneOf } from './facts/complete.ts';
import type { Facts } from './facts/table.ts';
import { BIOMES, type Biome, type WaterTone } from './facts/words.ts';
import type { ScenePlan } from './plan.ts';
import type { Tones } from './shapes/plants.ts';
import { VOLCANOES, type VolcanoForm } from './shapes/volcano-form.ts';

/** Common input of all recipes: the place's plan, its seed and derived values. */
export interface Stage {
  plan: ScenePlan;
  seed: number;
  random: Random;
  noise: Noise;
  palette: Palette;
  light: Light;
  mesh: Mesh;
  /** 1 for sun from the right, -1 from the left. */
  side: number;
  /** Aspect ratio: width over height. */
  shape: number;
  frame: Frame;
  /** Slope (x over z) at the middle of what is seen. */
  middle: number;
  /** What grows at the place; undefined for pictures of no place. */
  biome: Biome | undefined;
  water: WaterTone | undefined;
  /** Whether the place lies by the sea. */
  sea: boolean;
  /** Whether the land behind its shore is low and green; deserts have dunes there. */
  flat: boolean;
  /** Whether its mountains are worn rather than jagged. */
  rounded: boolean;
  volcano: VolcanoForm;
  /** Whether a kind of plant grows at the place. */
  grows: (plant: string) => boolean;
  /** Distance of the landmark relative to the recipe's. */
  near: number;
  /** Shapes that are the subject, as ranges of the mesh. */
  marks: Mark[];
}

/** How the camera is moved so that the subject stands where it should. */
export interface Frame {
  /** Column of the optical axis, 0 to 1. */
  center: number;
  /** Factor of the focal length. */
  zoom: number;
}

export const PLAIN_FRAME: Frame = { center: 0.5, zoom: 1 };

export interface Mark {
  kind: 'landmark' | 'animals' | 'boats';
  triangles: readonly [from: number, to: number];
  leaves: readonly [from: number, to: number];
}

/** Draws something and notes its part of the mesh. */
export function marked(stage: Stage, kind: Mark['kind'], draw: () => void): void {
  const { mesh } = stage;
  const from = [mesh.triangleCount, mesh.leafCount] as const;
  draw();
  stage.marks.push({
    kind,
    triangles: [from[0], mesh.triangleCount],
    leaves: [from[1], mesh.leafCount],
  });
}

const AZIMUTHS = { morning: 74, noon: 104, golden: 82, dusk: 30, night: 60 } as const;

/** Typical focal length, in picture widths. */
const FOCAL = 0.93;

export function stageOf(
  plan: ScenePlan,
  seed: number,
  palette: Palette,
  shape: number,
  facts?: Facts,
  frame: Frame = PLAIN_FRAME,
): Stage {
  const random = randomOf(seed);
  const side = plan.side ? (plan.side === 'right' ? 1 : -1) : random() < 0.5 ? -1 : 1;
  const azimuth = (plan.sun ?? AZIMUTHS[plan.light] + between(random, -10, 12)) * side;
  const light = lightOf(plan.light, azimuth, palette);
  return {
    plan,
    seed,
    random,
    noise: noiseOf(seed),
    palette,
    light,
    mesh: new Mesh(),
    side,
    shape,
    frame,
    middle: (0.5 - frame.center) / (FOCAL * frame.zoom),
    biome: facts && BIOMES[facts.biome],
    water: facts && waterToneOf(plan, facts),
    sea: facts?.waters.some(({ kind }) => kind === 'sea') ?? false,
    flat: facts?.reliefs[0] === 'flat' && BIOMES[facts.biome].cover > 0,
    rounded: facts !== undefined && isRounded(facts),
    volcano: VOLCANOES[volcanoOf(plan, facts)],
    grows: (kind) => facts?.plants.includes(kind) ?? true,
    near: plan.near ?? 1,
    marks: [],
  };
}

/** A scene with defaults that recipes rarely change. */
export function sceneOf(stage: Stage, parts: Partial<Scene> & Pick<Scene, 'camera'>): Scene {
  const { plan, light, palette, seed, mesh } = stage;
  // Wide pictures use a wider angle, so that tall objects are not cropped.
  const { center, zoom } = stage.frame;
  const focal = parts.camera.focal * zoom * (stage.shape > 2 ? 0.66 : 1);
  const camera = { ...parts.camera, focal, center };
  const clouds = plan.clouds ?? 0.5;
  const turned = seed % 3;
  const sky = skyOf(
    light,
    {
      streaks: clouds * (turned === 0 ? 0.4 : 0.85),
      heaps: clouds * (turned === 0 ? 1 : turned === 1 ? 0.62 : 0.35) * (light.name === 'night' ? 0.4 : 1),
      disc: light.name !== 'noon',
      milkyWay: light.name === 'night',
    },
    seed,
  );
  return {
    palette,
    light,
    sky,
    mesh,
    air: { reach: 9000, power: 1.2 },
    focus: { x: 0.5, y: 0.5 },
    ...parts,
    camera,
  };
}

/** The place's color if its plan has one, else the recipe's, slightly tinted by the country's palette. */
export function colorOf(stage: Stage, own: string | undefined, usual: string, share = 0.18): Color {
  return own === undefined ? tinted(hex(usual), stage.palette.middle, share) : hex(own);
}

/** Color of hills and low growth at the place. */
export function growthOf(stage: Stage, usual: string): Color {
  return stage.biome
    ? tinted(hex(stage.biome.hill), stage.palette.middle, 0.08)
    : colorOf(stage, undefined, usual);
}

const GREENS: Record<string, readonly [string, string, string]> = {
  tropical: ['#2f6a2a', '#86b33a', '#6b5a45'],
  rain: ['#1f5a34', '#6fa83c', '#5a4c3c'],
  dry: ['#6d7a38', '#a9a552', '#5d4a38'],
  olive: ['#5f6a3c', '#93985a', '#5d4a38'],
  savanna: ['#5d6b34', '#9a9a4c', '#4a3a2c'],
  temperate: ['#3d6b32', '#8fae4a', '#5c4c3c'],
  fir: ['#24483a', '#4f7a4a', '#4a3c32'],
  autumn: ['#a8452a', '#e0963c', '#4f4034'],
  cypress: ['#2c4a2c', '#55703a', '#54463a'],
  palm: ['#2c6a35', '#8cb544', '#8a7458'],
  aloe: ['#5f7d5a', '#9db07a', '#c9a86a'],
};

export function tonesOf(stage: Stage, name: string): Tones {
  const [leaf, bright, bark] = GREENS[name] ?? ['#3d6b32', '#8fae4a', '#5c4c3c'];
  const { middle } = stage.palette;
  return {
    leaf: tinted(hex(leaf), middle, 0.1),
    bright: tinted(hex(bright), middle, 0.08),
    bark: scaled(tinted(hex(bark), middle, 0.1), 0.9),
  };
}

/** Writes a color to the ground's buffer. */
export function put(out: Float64Array, color: Color): void {
  out[0] = color[0];
  out[1] = color[1];
  out[2] = color[2];
}

/** Blends another color into the buffer. */
export function over(out: Float64Array, color: Color, share: number): void {
  if (share <= 0) return;
  const part = share > 1 ? 1 : share;
  out[0]! += (color[0] - out[0]!) * part;
  out[1]! += (color[1] - out[1]!) * part;
  out[2]! += (color[2] - out[2]!) * part;
}

export function dim(out: Float64Array, factor: number): void {
  out[0]! *= factor;
  out[1]! *= factor;
  out[2]! *= factor;
}

export { blend };
