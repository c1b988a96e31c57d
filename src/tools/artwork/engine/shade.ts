import type { Camera, Picture, Pixels } from './gbuffer.ts';
import { Kind } from './materials.ts';
import { plumeShaderOf } from './plume.ts';
import { clamp } from './math.ts';
import { noiseOf } from './noise.ts';
import type { GroundShade } from './ground-shade.ts';
import type { Scene } from './scene.ts';
import { fillSparsely } from './sparse.ts';
import type { MeshShade } from './shadow.ts';
import { waterShaderOf } from './water.ts';

export interface Shades {
  groundShade: GroundShade;
  meshShade: MeshShade;
}

/** Offsets of the points that occlusion looks at: turns around a pixel, from eight starts. */
const TURNS = 6;
const STARTS = 8;
const turnColumns = new Float64Array(TURNS * STARTS);
const turnRows = new Float64Array(TURNS * STARTS);
for (let index = 0; index < TURNS * STARTS; index += 1) {
  const turn = index % TURNS;
  const angle = Math.floor(index / TURNS) * 0.785 + turn * 2.4;
  turnColumns[index] = Math.cos(angle) * (0.25 + 0.15 * turn);
  turnRows[index] = Math.sin(angle) * (0.25 + 0.15 * turn);
}

/** Haze thinner than this hides the sky behind it: its share would change a color by less than a hundredth. */
const THIN_HAZE = 0.2;

/** Added to a surface where it is in the shadow of a shape. */
const SHADED = 16;

/** What belongs together: pixels of one kind in or out of shadow. Stars are points and stay apart. */
function surfacesOf({ sky, light }: Scene, pixels: Pixels, camera: Camera, meshShade: MeshShade): Uint8Array {
  const { kind, width, height, depth } = pixels;
  const surfaces = kind.map((one) => one + 1);
  for (let row = 0; row < height; row += 1) {
    const viewY = (camera.horizon - row - 0.5) / camera.focal;
    for (let column = 0; column < width; column += 1) {
      const pixel = row * width + column;
      const viewX = (column + 0.5 - camera.center) / camera.focal;
      if (kind[pixel] === Kind.sky) {
        if (light.stars > 0 && sky.hasStar?.(viewX, viewY, 1)) surfaces[pixel] = 0;
        continue;
      }
      // A thin shadow may lie between two points in the sun.
      const z = depth[pixel]!;
      const lit = meshShade(viewX * z, camera.height + viewY * z, z, (column * 7 + row * 13) % 16);
      if (lit < 0.6) surfaces[pixel]! += SHADED;
    }
  }
  return surfaces;
}

/** Lights the G-buffer. */
export function shade(
  scene: Scene,
  pixels: Pixels,
  camera: Camera,
  { groundShade, meshShade }: Shades,
  mirror: Picture | undefined,
  seed: number,
): Picture {
  const { width, height, depth, kind } = pixels;
  const { light, sky, ground, soil, air } = scene;
  const { sunX, sunY, sunZ, sun, ambient, bounce } = light;
  const eye = camera.height;
  const color = new Float64Array(3);
  const behind = new Float64Array(3);
  const result = new Float32Array(width * height * 3);
  const noise = noiseOf(seed ^ 0x3157);
  const level = scene.water?.level ?? Number.NEGATIVE_INFINITY;
  const water = scene.water && mirror ? waterShaderOf(scene, scene.water, mirror, seed) : undefined;
  const plumes = scene.plumes && plumeShaderOf(scene, scene.plumes, eye, seed);
  const fogTint = air.color ?? light.fog;

  fillSparsely(pixels, surfacesOf(scene, pixels, camera, meshShade), result, (row, column) => {
    const viewY = (camera.horizon - row - 0.5) / camera.focal;
    const pixel = row * width + column;
    const viewX = (column + 0.5 - camera.center) / camera.focal;
    if (kind[pixel] === Kind.sky) sky(viewX, viewY, 1, color);
    else surface(pixel, row, column, viewX, viewY);
    plumes?.(viewX, viewY, depth[pixel]!, color);
    const at = pixel * 3;
    result[at] = color[0]!;
    result[at + 1] = color[1]!;
    result[at + 2] = color[2]!;
  });
  return { width, height, light: result };

  function surface(pixel: number, row: number, column: number, viewX: number, viewY: number): void {
    const z = depth[pixel]!;
    const x = viewX * z;
    const y = eye + viewY * z;
    const jitter = (column * 7 + row * 13) % 16;
    const distance = z * Math.sqrt(1 + viewX * viewX + viewY * viewY);
    const what = kind[pixel]!;
    if (what === Kind.ground && ground && soil) {
      const bottom = ground.height(x, z, z);
      const reach = Math.max(0.02, z * 0.0011);
      const gradeX = (ground.height(x + reach, z, z) - bottom) / reach;
      const gradeZ = (ground.height(x, z + reach, z) - bottom) / reach;
      const length = 1 / Math.sqrt(1 + gradeX * gradeX + gradeZ * gradeZ);
      const nx = -gradeX * length;
      const nz = -gradeZ * length;
      soil(x, Math.max(bottom, y - 0.5), z, nx, length, nz, z, color);
      const wet = bottom < level && y < level + Math.max(0.05, z * 0.002);
      if (wet && water) {
        const sunVisibility = groundShade(x, level, z) * meshShade(x, level, z, jitter);
        water(x, z, distance, level - bottom, viewX, viewY, row, column, camera, sunVisibility, color);
      } else {
        const facing = nx * sunX + length * sunY + nz * sunZ;
        const lit = facing > 0 ? facing * groundShade(x, y, z) * meshShade(x, y, z, jitter) : 0;
        illuminate(lit, length, occlusion(row, column, z, nx, length, nz));
      }
    } else {
      const nx = pixels.normalX[pixel]!;
      const ny = pixels.normalY[pixel]!;
      const nz = pixels.normalZ[pixel]!;
      color[0] = pixels.red[pixel]!;
      color[1] = pixels.green[pixel]!;
      color[2] = pixels.blue[pixel]!;
      if (what !== Kind.lamp) {
        let facing = nx * sunX + ny * sunY + nz * sunZ;
        if (what === Kind.leaf) facing = Math.max(0, facing * 0.72 + 0.28) + leafGlow(viewX, viewY);
        const lit = facing > 0.001 ? facing * groundShade(x, y, z) * meshShade(x, y, z, jitter) : 0;
        illuminate(lit, ny, what === Kind.leaf ? 1 : occlusion(row, column, z, nx, ny, nz));
      }
    }
    haze(x, y, z, distance, viewX, viewY);
  }

  function leafGlow(viewX: number, viewY: number): number {
    const against = viewX * sunX + viewY * sunY + sunZ;
    return against > 0 ? 0.22 * against : 0;
  }

  function illuminate(lit: number, up: number, open: number): void {
    const above = (0.5 + 0.5 * up) * open;
    const below = (0.55 - 0.45 * up) * open;
    for (let channel = 0; channel < 3; channel += 1) {
      color[channel]! *=
        sun[channel]! * lit * 0.34 + ambient[channel]! * above * 0.46 + bounce[channel]! * below * 0.8;
    }
  }

  /** Ambient occlusion: corners and bases get less sky light. */
  function occlusion(row: number, column: number, z: number, nx: number, ny: number, nz: number): number {
    const meters = 0.25 + z * 0.012;
    const radius = (camera.focal * meters) / z;
    let closed = 0;
    const start = ((column * 3 + row * 5) % STARTS) * TURNS;
    for (let turn = start; turn < start + TURNS; turn += 1) {
      const px = Math.round(column + turnColumns[turn]! * radius);
      const py = Math.round(row + turnRows[turn]! * radius);
      if (px < 0 || py < 0 || px >= width || py >= height) continue;
      const other = depth[py * width + px]!;
      if (other > 1e9) continue;
      const dx = ((px + 0.5 - camera.center) * other - (column + 0.5 - camera.center) * z) / camera.focal;
      const dy = ((camera.horizon - py - 0.5) * other - (camera.horizon - row - 0.5) * z) / camera.focal;
      const dz = other - z;
      const length = Math.sqrt(dx * dx + dy * dy + dz * dz) + 1e-6;
      const over = (dx * nx + dy * ny + dz * nz) / length - 0.12;
      const far = length / meters;
      if (over > 0) closed += over / (1 + far * far * 0.5);
    }
    return clamp(1 - closed * 0.36, 0.25, 1);
  }

  function haze(x: number, y: number, z: number, distance: number, viewX: number, viewY: number): void {
    let share = 1 - Math.exp(-((distance / air.reach) ** air.power));
    const length = Math.sqrt(1 + viewX * viewX + viewY * viewY);
    const facing = Math.max(0, (viewX * sunX + viewY * sunY + sunZ) / length);
    const warm = facing * facing * facing * facing * facing * 0.55;
    if (air.mist) {
      const { base, thickness, density } = air.mist;
      const from = Math.max(0, (eye - base) / thickness);
      const to = Math.max(0, (y - base) / thickness);
      const steep = to - from;
      const mean = Math.abs(steep) < 0.01 ? Math.exp(-from) : (Math.exp(-from) - Math.exp(-to)) / steep;
      const wisps = 1 + 0.7 * noise.sum(x / (thickness * 3), (z / (thickness * 3)) * 0.7 + y / thickness, 3);
      share = 1 - (1 - share) * Math.exp(-(distance / 1000) * density * mean * Math.max(0.15, wisps));
    }
    const through = share > THIN_HAZE;
    if (through) sky(viewX, viewY, 1, behind);
    for (let channel = 0; channel < 3; channel += 1) {
      let fog = fogTint[channel]! + (light.glow[channel]! - fogTint[channel]!) * warm;
      if (through) fog += (behind[channel]! - fog) * 0.25 * share;
      color[channel]! += (fog - color[channel]!) * share;
    }
  }
}
