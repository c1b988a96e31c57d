import { blend, hex, scaled } from '../../engine/color.ts';
import { Material } from '../../engine/materials.ts';
import type { Mesh } from '../../engine/mesh.ts';
import { between } from '../../engine/random.ts';
import { foliage } from '../../shapes/plants.ts';
import { box, frustum, lathe } from '../../shapes/solids.ts';
import { type Stage, tonesOf } from '../../stage.ts';
import { rubble, stairs, tiers } from '../carpentry.ts';
import { arch, framed, massif, paint, row, surface, tube } from '../parts.ts';
import { pairs, quadruples, triples } from '../../shapes/rows.ts';

const SAND = '#a8947c';

/** The lotus-bud tower of the Khmer: nine ringed courses that close in a bud. */
function lotusTower(mesh: Mesh, x: number, y: number, z: number, radius: number, tall: number): void {
  const profile: [number, number][] = [];
  const courses = 9;
  for (let course = 0; course < courses; course += 1) {
    const share = course / courses;
    const r = radius * (0.86 + 0.34 * Math.sin(share * 2.3) - 1.02 * share ** 2.1);
    profile.push(
      [r * 1.1, tall * share],
      [r * 1.12, tall * (share + 0.022)],
      [r * 0.93, tall * (share + 0.035)],
      [r * 0.95, tall * (share + 0.1)],
    );
  }
  profile.push([radius * 0.12, tall * 0.99], [0, tall * 1.08]);
  lathe(mesh, x, y, z, profile, 16, true);
}

/** A stone gallery along x with a ribbed vault and small windows. */
export function gallery(
  mesh: Mesh,
  x: number,
  y: number,
  z: number,
  wide: number,
  tall: number,
  deep: number,
  count: number,
): void {
  paint(mesh, SAND, Material.stone);
  box(mesh, x, y, z, wide, tall, deep);
  paint(mesh, '#8b7a68', Material.tiles);
  for (let step = 0; step < 4; step += 1) {
    const p = (k: number): [number, number] => [
      Math.cos((k / 4) * Math.PI) * deep * 0.6,
      Math.sin((k / 4) * Math.PI) * deep * 0.42,
    ];
    const [[z0, y0], [z1, y1]] = [p(step), p(step + 1)];
    mesh.quad(
      [x - wide / 2, y + tall + y0, z + z0],
      [x + wide / 2, y + tall + y0, z + z0],
      [x + wide / 2, y + tall + y1, z + z1],
      [x - wide / 2, y + tall + y1, z + z1],
    );
  }
  if (count === 0) return;
  const half = wide / 2 - wide / count / 2;
  paint(mesh, '#37302a');
  row(count, x - half, x + half, (at) =>
    arch(mesh, at, y + tall * 0.22, z - deep / 2 - 0.05, (wide / count) * 0.5, tall * 0.62, 0),
  );
  paint(mesh, '#bda88c');
  row(count + 1, x - wide / 2, x + wide / 2, (at) =>
    box(mesh, at, y, z - deep / 2 - 0.2, (wide / count) * 0.2, tall, 0.4),
  );
}

export function khmerGate(mesh: Mesh, x: number, y: number, z: number, wide: number, tall: number): void {
  paint(mesh, SAND, Material.stone);
  box(mesh, x, y, z, wide, tall, 4);
  paint(mesh, '#b8a287', Material.stone);
  for (const [w, h, dz] of triples('1 1 2.3, 0.7 1.3 1.6')) {
    mesh.triangle(
      [x - (wide * w) / 2, y + tall, z - dz],
      [x + (wide * w) / 2, y + tall, z - dz],
      [x, y + tall + wide * 0.42 * h, z - dz],
    );
  }
  framed(mesh, x, y, z - 2.32, wide * 0.3, tall * 0.78, '#cbb699', '#26201b', 0, wide * 0.05);
  for (const s of [-1, 1]) box(mesh, x + s * wide * 0.28, y, z - 2.5, wide * 0.1, tall, 0.7);
}

export function angkorWat(stage: Stage): void {
  const { mesh } = stage;
  paint(mesh, '#94836f', Material.stone);
  tiers(mesh, 0, -4, 26, [[84, 5, 52]]);
  gallery(mesh, 0, 1, 2, 82, 4.2, 4, 30);
  paint(mesh, '#9a8872', Material.stone);
  tiers(mesh, 0, 1, 28, triples('56 4 36, 53 3.4 33'));
  gallery(mesh, 0, 8, 13, 50, 3, 3.4, 20);
  paint(mesh, '#a08e78', Material.stone);
  frustum(mesh, 0, 8, 30, 36, 9, 26, 0.84);
  stairs(mesh, 0, 8, 13, 5, 9, 5.5, 10);
  for (const x of [-11, 11]) stairs(mesh, x, 8, 14, 3.4, 9, 4.6, 10);
  gallery(mesh, 0, 16.6, 21, 28, 2.4, 2.8, 12);
  paint(mesh, '#a3917a', Material.stone);
  for (const x of [-12, 12]) {
    lotusTower(mesh, x, 15.4, 21, 3.5, 15);
    lotusTower(mesh, x, 15, 39, 3.3, 15);
    lotusTower(mesh, x * 2.1, 8, 14, 2.6, 8.6);
  }
  paint(mesh, '#aa977f', Material.stone);
  box(mesh, 0, 16, 29, 10, 6, 10);
  lotusTower(mesh, 0, 17.6, 29, 4.8, 21.5);
  for (const x of [-40, 40]) lotusTower(mesh, x, 4.6, 3, 2.2, 6);
  khmerGate(mesh, 0, 1, 0, 10, 5.6);
  for (const x of [-9, 9]) khmerGate(mesh, x, 1, 1, 6, 4.6);
  paint(mesh, '#b5a288', Material.stone);
  box(mesh, 0, -1.4, -12, 6, 2.3, 22);
  row(10, -22, -3, (z) => {
    for (const x of [-3, 3]) box(mesh, x, 0.9, z, 0.5, 0.8, 0.5);
  });
  for (const x of [-3, 3]) box(mesh, x, 1.5, -12.5, 0.55, 0.35, 19);
}

/** A calm face in stone on the side of a tower, `wide` meters across, at z. */
const stoneFaceLip = (v: number, at: number, w: number): number => Math.exp(-(((v - at) / w) ** 2));

function stoneFace(stage: Stage, y: number, z: number, wide: number): void {
  const { mesh, noise } = stage;
  surface(
    mesh,
    18,
    22,
    (u, v) => {
      const a = u * 2 - 1;
      const round = 0.42 * Math.sqrt(Math.max(0, 1 - a * a * 0.92)) * (0.75 + 0.25 * Math.sin(v * 3));
      const nose = 0.2 * Math.exp(-((a / 0.17) ** 2)) * Math.exp(-(((v - 0.5) / 0.15) ** 2)) * (1.2 - v);
      const brow = 0.07 * stoneFaceLip(v, 0.72, 0.05) * (1 - a * a);
      const mouth =
        0.09 * stoneFaceLip(v, 0.29, 0.045) * Math.exp(-((a / 0.5) ** 4)) +
        0.07 * stoneFaceLip(v, 0.2, 0.035) * Math.exp(-((a / 0.42) ** 4));
      const eye = -0.06 * Math.exp(-(((Math.abs(a) - 0.42) / 0.2) ** 2)) * stoneFaceLip(v, 0.61, 0.05);
      return [
        a * wide * (0.42 + 0.1 * Math.sin(v * 2.6)),
        y + v * wide * 1.15,
        z - wide * (round + nose + brow + mouth + eye),
      ];
    },
    (u, v) => {
      const a = Math.abs(u * 2 - 1);
      const shadow =
        Math.exp(-(((v - 0.25) / 0.018) ** 2)) * (a < 0.46 ? 0.5 : 0) +
        Math.exp(-(((v - 0.6) / 0.02) ** 2)) * (a > 0.22 && a < 0.62 ? 0.45 : 0);
      const block = Math.floor(v * 9) * 3.1 + Math.floor(u * 4 + (Math.floor(v * 9) % 2) * 0.5);
      return scaled(
        blend(hex('#a39583'), hex('#6f6a5a'), 0.3 + 0.5 * noise.sum(u * 3 + z, v * 4 + block, 2)),
        1 - shadow,
      );
    },
  );
}

function faceTower(stage: Stage, x: number, y: number, z: number, size: number): void {
  const { mesh } = stage;
  mesh.within(x, y, z, 0, size, () => {
    paint(mesh, '#8f8270', Material.stone);
    frustum(mesh, 0, -3, 0, 7.4, 6.6, 7.4, 0.9);
    lathe(
      mesh,
      0,
      3.4,
      0,
      pairs(`
      3.6 0, 3.8 0.5, 3 1, 2.8 7, 3.2 7.2, 2.2 8, 2.5 8.3, 1.5 9.6, 1.7 9.9, 0.7 11, 0 12.4`),
      12,
      true,
    );
    for (const turn of [0, Math.PI / 2, -Math.PI / 2])
      mesh.within(0, 0, 0, turn, 1, () => stoneFace(stage, 4, -1.2, 5.4));
    paint(mesh, '#241d18');
    arch(mesh, 0, -0.4, -3.66, 1.5, 2.8, 0);
  });
}

export function bayon(stage: Stage): void {
  const { mesh } = stage;
  paint(mesh, '#857865', Material.stone);
  tiers(mesh, 0, -3, 8, triples('50 5.4 34, 36 4 24, 22 4 14'));
  gallery(mesh, -14, 2.4, -6, 18, 3.6, 3, 7);
  gallery(mesh, 14, 2.4, -6, 18, 3.6, 3, 7);
  khmerGate(mesh, 0, 2.4, -6.6, 6, 4.4);
  paint(mesh, '#978974', Material.stone);
  stairs(mesh, 0, -0.6, -14, 5, 3, 5, 6);
  faceTower(stage, 0, 11, 10, 1.25);
  for (const [x, y, z, s] of quadruples(`
      -9.5 6 3 0.92, 9.5 6 3 0.92, -17 3 -1 0.75, 17 3 -1 0.75, -13 6 14 0.9, 13 6 14 0.9,
      -21 3 12 0.8, 21 3 12 0.8`))
    faceTower(stage, x, y, z, s);
  rubble(stage, 14, 25, 14, 0.7, '#857967');
}

export function rootGate(stage: Stage): void {
  const { mesh, random } = stage;
  gallery(mesh, 0, 0, 2, 30, 5, 5, 9);
  khmerGate(mesh, 0, 0, 0, 8, 6);
  const tones = tonesOf(stage, 'rain');
  paint(mesh, '#cbbba2');
  tube(mesh, quadruples('4.5 7 2.4 2, 5 11 1.6 2, 5.4 17 1.2 2.4, 5 23 0.9 3'), 1, 12);
  for (let root = 0; root < 16; root += 1) {
    const out = between(random, -9, 8);
    tube(
      mesh,
      [
        [4.5, 8.6, 0.7, 0.8],
        [4.5 + out * 0.35, 7.1, 0.52, -0.3],
        [4.5 + out * 0.62, 5.2 - Math.abs(out) * 0.1, 0.42, -0.9],
        [4.5 + out * 0.75, 2.2, 0.34, -1.2],
        [4.5 + out * 0.95, -0.3, 0.42, -2.4],
      ],
      1,
      7,
    );
  }
  for (const [x, y, r] of triples('5 25 6, 0 23 4.6, 10 23.6 4.8, 3 28 4.4'))
    foliage(mesh, random, x, y, 3, r, r * 0.7, 320, r * 0.12, tones);
  rubble(stage, 12, 14, 3, 0.7, '#8b7e6b');
}

export function preahVihear(stage: Stage): void {
  const { mesh } = stage;
  massif(
    stage,
    0,
    -3,
    10,
    6,
    () => [33, 16],
    (_a, share, grain) => scaled(blend(hex('#9b8264'), hex('#6e6a4a'), share * 0.6 + grain), 1),
    0.1,
    40,
    8,
  );
  gallery(mesh, 0, 3, 6, 40, 4, 5, 13);
  for (const [x, w, t] of triples('0 10 6.4, -12 7 5, 12 7 5')) khmerGate(mesh, x, 3, 3.4, w, t);
  paint(mesh, '#b09a80', Material.stone);
  stairs(mesh, 0, -1.4, -14, 8, 4.6, 14, 12);
  for (const x of [-5, 5])
    tube(
      mesh,
      [
        [x, 0.4, 0.5, -15],
        [x, 1.4, 0.45, -8],
        [x, 3.2, 0.4, -1],
      ],
      1,
      8,
    );
  for (const x of [-26, 26]) lotusTower(mesh, x, 1, 12, 2.6, 7);
}
