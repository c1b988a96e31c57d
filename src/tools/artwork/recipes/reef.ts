import { blend, hex, scaled, tinted, type Color } from '../engine/color.ts';
import { clamp, smooth } from '../engine/math.ts';
import { Material } from '../engine/materials.ts';
import type { Mesh } from '../engine/mesh.ts';
import { between, type Random } from '../engine/random.ts';
import type { Scene } from '../engine/scene.ts';
import { foliage } from '../shapes/plants.ts';
import { bar, lathe } from '../shapes/solids.ts';
import { dim, over, put, sceneOf, type Stage } from '../stage.ts';
import { pairs, quadruples, triples } from '../shapes/rows.ts';

const CORALS = [
  '#e8657a',
  '#f29a4a',
  '#c45fb0',
  '#f2c14e',
  '#7a6fd0',
  '#e2e0c8',
  '#58b8a0',
  '#d9483b',
] as const;

/** Under the sea: coral heads, fans and fish in blue light from above. */
export function reef(stage: Stage): Scene {
  const { plan, noise, random, mesh, side } = stage;
  const place = plan.place ?? side * 0.3;
  const blue = tinted(hex(plan.water ?? '#1c8fc0'), stage.palette.middle, 0.2);
  const deep = scaled(blue, 0.35);
  const bright = blend(blue, hex('#c8f4f0'), 0.62);
  // Open water full of plankton, far above the ground.
  const open = plan.style === 'open';
  const height = (x: number, z: number, distance: number): number => {
    if (open) return -60;
    const wall =
      smooth(2, 16, x * Math.sign(place || 1) + 2 + noise.sum(z * 0.06, 3, 2) * 7) * smooth(5, 16, z);
    const y = wall * 8.5 * (0.7 + noise.sum(x * 0.06, z * 0.06, 3)) + noise.sum(x * 0.1, z * 0.1, 3) * 1.2;
    return (
      y +
      (distance < 60
        ? noise.domes(x / 1.3, z / 1.3) *
          0.55 *
          smooth(-0.2, 0.3, noise.sum(x * 0.1, z * 0.1, 2) + wall * 0.6)
        : 0)
    );
  };
  const soil: Scene['soil'] = (x, y, z, _nx, ny, _nz, _distance, out) => {
    const patch = noise.sum(x * 0.1, z * 0.1, 2);
    const wall = smooth(0.6, 3, y);
    noise.domes(x / 1.3, z / 1.3);
    const own = noise.lastCell;
    put(out, hex('#d9cfae'));
    over(
      out,
      scaled(hex(CORALS[Math.floor(own * 8) % 8] ?? '#e8657a'), 0.62),
      clamp(smooth(-0.15, 0.25, patch + wall * 0.5), 0, 0.85),
    );
    over(out, hex('#5a4a4a'), smooth(0.75, 0.4, ny) * 0.5);
    const ray = Math.abs(noise.at(x * 0.6 + noise.at(z * 0.5, 2), z * 0.6));
    dim(out, 0.85 + 0.6 * smooth(0.14, 0, ray) * ny);
  };
  for (let index = 0; index < (open ? 0 : 260); index += 1) {
    const z = 4 * 12 ** random();
    const x = between(random, -0.6, 0.6) * z;
    const y = height(x, z, z);
    if (noise.sum(x * 0.14, z * 0.14, 2) + smooth(0.6, 3, y) * 0.5 < 0) continue;
    coral(
      mesh,
      random,
      x,
      y - 0.05,
      z,
      between(random, 0.35, 0.95),
      scaled(hex(CORALS[Math.floor(random() * 8)] ?? '#f29a4a'), 0.8),
    );
  }
  if (open) {
    for (let mote = 0; mote < 900; mote += 1) {
      const z = between(random, 3, 20);
      const size = between(random, 0.006, 0.02) * (1 + z * 0.06);
      const [x, y] = [between(random, -0.7, 0.7) * z, 3.6 + between(random, -0.36, 0.5) * z];
      mesh.paint(scaled(hex('#cfe0a8'), between(random, 0.6, 1.1)));
      mesh.triangle([x - size, y, z], [x + size, y, z], [x, y + size * 1.6, z]);
    }
    school(stage, 40, place * 0.1, 0.02, 13, 0.12, hex('#dfe8ea'));
  } else {
    school(stage, 150, -place * 0.16, 0.1, 15, 0.17, hex('#f2c53d'));
    school(stage, 90, place * 0.1, 0.2, 22, 0.24, hex('#dfe8ea'));
  }
  if (!open)
    school(
      stage,
      plan.style === 'shoal' ? 1800 : 26,
      place * 0.2 - 0.1,
      0.02,
      plan.style === 'shoal' ? 13 : 8,
      plan.style === 'shoal' ? 0.13 : 0.2,
      plan.style === 'shoal' ? hex('#cfe0e6') : stage.palette.accent,
    );
  if (plan.animals === 'turtle')
    mesh.within(-place * 3.4, 5.6, 9, place > 0 ? 0.5 : 2.6, 1.25, () => turtle(mesh));
  if (plan.animals === 'shark')
    for (const [x, y, z, s] of quadruples('-2.5 5.2 12 1, 3 6.8 22 1'))
      mesh.within(x * -Math.sign(place || 1), y, z, 0.4, s, () => shark(mesh, 1));
  if (plan.animals === 'whaleshark')
    mesh.within(-place * 6, open ? 4.6 : 6.8, 17, 0.35, open ? 4.2 : 3.4, () => {
      shark(mesh, 1.25);
      if (open) spots(mesh, 1.25);
    });
  if (open) mesh.within(place * 1.5, 6.6, 13, 0.5, 1, () => diver(mesh));
  if (plan.animals === 'diver') mesh.within(-place * 4.5, 5.4, 10, 0.3, 1, () => diver(mesh));
  const { light } = stage;
  const scene = sceneOf(stage, {
    camera: { height: 3.6 * (plan.eye ?? 1), focal: 0.85, horizon: 0.6 },
    ground: { height, highest: 16, near: 1, far: 120, step: 0.004 },
    soil,
    air: { reach: 26, power: 1.15, color: blend(blue, deep, 0.15) },
    focus: { x: clamp(0.5 - place * 0.3, 0.25, 0.75), y: 0.5 },
    submerged: true,
    shadowReach: 60,
  });
  const sunAt = -place * 0.5;
  scene.light = {
    ...light,
    sunX: sunAt * 0.4,
    sunY: 0.86,
    sunZ: -0.2,
    sun: [2.3, 3, 2.8],
    ambient: scaled(blend(blue, [0.5, 0.9, 1], 0.35), 1.25),
    bounce: scaled(blue, 0.5),
    fog: blue,
    glow: bright,
    lamps: 0,
  };
  scene.sky = (x, y, z, out) => {
    const length = Math.hypot(x, y, z);
    const up = y / length;
    const share = smooth(-0.25, 0.62, up);
    const angle = Math.atan2(x / z - sunAt, 0.95 - y / z);
    const rays =
      Math.max(0, noise.sum(angle * 7, 3, 3) + 0.12) *
      smooth(-0.35, 0.6, up) *
      Math.exp(-(((x / z - sunAt) / 0.6) ** 2));
    const top = smooth(0.5, 0.62, up) * (0.5 + 0.5 * noise.sum((x / (y + 0.01)) * 5, 5 / (y + 0.01), 3));
    for (let channel = 0; channel < 3; channel += 1) {
      let value = deep[channel]! + (blue[channel]! - deep[channel]!) * smooth(-0.4, 0.2, up);
      value += (bright[channel]! - value) * share * share;
      out[channel] = value + bright[channel]! * (rays * 0.5 + Math.max(0, top) * 0.45);
    }
  };
  return scene;
}

function coral(
  mesh: Mesh,
  random: Random,
  x: number,
  y: number,
  z: number,
  size: number,
  color: Color,
): void {
  const kind = Math.floor(random() * 4);
  mesh.paint(color);
  if (kind === 0) {
    for (let arm = 0; arm < 14; arm += 1) {
      const around = random() * 6.28;
      const open = between(random, 0.15, 0.7);
      mesh.paint(blend(color, [1, 0.95, 0.85], random() * 0.25));
      bar(
        mesh,
        [x, y, z],
        [
          x + Math.cos(around) * open * size,
          y + size * between(random, 0.6, 1.1),
          z + Math.sin(around) * open * size,
        ],
        size * 0.07,
        size * 0.035,
        5,
      );
    }
  } else if (kind === 1) {
    foliage(mesh, random, x, y + size * 0.2, z, size * 0.7, size * 0.55, 160, size * 0.1, {
      leaf: scaled(color, 0.7),
      bright: color,
      bark: color,
    });
  } else if (kind === 2) {
    lathe(
      mesh,
      x,
      y,
      z,
      [
        [size * 0.16, 0],
        [size * 0.1, size * 0.3],
        [size * 0.7, size * 0.46],
        [size * 0.74, size * 0.52],
        [0, size * 0.5],
      ],
      14,
    );
  } else {
    mesh.paint(color, Material.leaf);
    for (let arm = 0; arm < 17; arm += 1) {
      const angle = (arm / 16 - 0.5) * 2.2;
      bar(
        mesh,
        [x, y, z],
        [x + Math.sin(angle) * size, y + Math.cos(angle) * size * 1.3, z + random() * 0.1],
        size * 0.035,
        size * 0.02,
        4,
      );
      bar(
        mesh,
        [x + Math.sin(angle) * size * 0.55, y + Math.cos(angle) * size * 0.7, z],
        [x + Math.sin(angle + 0.16) * size * 0.95, y + Math.cos(angle + 0.16) * size * 1.22, z],
        size * 0.022,
        size * 0.012,
        4,
      );
    }
  }
}

function school(
  stage: Stage,
  count: number,
  across: number,
  above: number,
  distance: number,
  size: number,
  color: Color,
): void {
  const { mesh, random, side } = stage;
  for (let fish = 0; fish < count; fish += 1) {
    const swirl = random() * 6.28;
    const out = Math.sqrt(random());
    const z = distance + Math.sin(swirl) * out * distance * 0.25;
    const x = (across + Math.cos(swirl) * out * (count > 500 ? 0.36 : 0.17)) * distance;
    const y =
      3.6 +
      above * distance +
      Math.sin(swirl * 2 + out * 4) * 0.09 * distance +
      between(random, -0.06, 0.06) * distance;
    const own = size * between(random, 0.75, 1.25);
    mesh.within(x, y, z, (side > 0 ? 0 : Math.PI) + between(random, -0.35, 0.35), own, () => {
      mesh.paint(scaled(color, between(random, 0.75, 1.1)));
      for (const s of [-1, 1]) {
        mesh.smoothTriangle(
          [1, 0, 0],
          [0, 0.42, s * 0.12],
          [-0.8, 0, 0],
          [0.3, 0.4, s],
          [0, 0.8, s],
          [-0.3, 0.3, s],
        );
        mesh.smoothTriangle(
          [1, 0, 0],
          [0, -0.4, s * 0.12],
          [-0.8, 0, 0],
          [0.3, -0.4, s],
          [0, -0.8, s],
          [-0.3, -0.3, s],
        );
      }
      mesh.triangle([-0.65, 0, 0], [-1.25, 0.4, 0], [-1.25, -0.4, 0]);
    });
  }
}

function turtle(mesh: Mesh): void {
  mesh.paint(hex('#6d6a3c'));
  lathe(mesh, 0, 0, 0, pairs('0.62 0, 0.6 0.1, 0.42 0.24, 0 0.3'), 16);
  mesh.paint(hex('#a89a62'));
  lathe(mesh, 0, -0.08, 0, pairs('0.4 0, 0.62 0.09'), 16);
  bar(mesh, [0.55, 0.05, 0], [0.95, 0.12, 0], 0.13, 0.1, 8);
  for (const z of [-1, 1]) {
    mesh.triangle([0.42, 0.05, z * 0.35], [0.15, 0, z * 0.5], [0.1, -0.25, z * 1.3]);
    mesh.triangle([-0.45, 0, z * 0.3], [-0.6, 0, z * 0.1], [-0.95, -0.1, z * 0.55]);
  }
}

function shark(mesh: Mesh, girth: number): void {
  mesh.paint(hex('#5f7480'));
  mesh.within(0, 0, 0, 0, 1, () => {
    const spine = triples('1.3 0 0.03, 1 0.02 0.16, 0.4 0.04 0.27, -0.3 0.03 0.2, -1 0 0.08, -1.35 0 0.03');
    for (let part = 0; part + 1 < spine.length; part += 1) {
      const [x0, y0, r0] = spine[part]!;
      const [x1, y1, r1] = spine[part + 1]!;
      bar(mesh, [x0, y0, 0], [x1, y1, 0], r0 * girth, r1 * girth, 12);
    }
    mesh.triangle([0.3, 0.2, 0], [-0.05, 0.6, 0], [-0.15, 0.2, 0]);
    mesh.triangle([-1.25, 0, 0], [-1.75, 0.5, 0], [-1.45, 0, 0]);
    mesh.triangle([-1.25, 0, 0], [-1.65, -0.3, 0], [-1.45, 0, 0]);
    for (const z of [-1, 1])
      mesh.triangle([0.5, -0.08, z * 0.18], [0.15, -0.08, z * 0.2], [0.1, -0.3, z * 0.75]);
  });
}

/** Pale spots in rows on the back and sides of a whale shark. */
function spots(mesh: Mesh, girth: number): void {
  mesh.paint(hex('#c3d2d0'));
  for (let row = 0; row < 13; row += 1) {
    const x = -0.8 + row * 0.15;
    const r = (x < 0.4 ? 0.2 + (x + 0.3) * 0.1 : 0.27 - (x - 0.4) * 0.18) * girth * smooth(-1.4, -0.2, x);
    for (let step = 0; step < 4; step += 1) {
      const angle = 0.15 + step * 0.42 + (row % 2) * 0.2;
      const [y, z] = [0.03 + Math.sin(angle) * r, -Math.cos(angle) * r];
      lathe(mesh, x, y - 0.014, z * 1.02, pairs('0 0, 0.016 0.006, 0.016 0.022, 0 0.028'), 6);
    }
  }
}

function diver(mesh: Mesh): void {
  mesh.paint(hex('#22262e'));
  bar(mesh, [0.35, 0, 0], [-0.45, 0.08, 0], 0.2, 0.16, 8);
  bar(mesh, [-0.45, 0.08, -0.1], [-1.2, 0.2, -0.16], 0.1, 0.07);
  bar(mesh, [-0.45, 0.08, 0.1], [-1.2, 0, 0.16], 0.1, 0.07);
  bar(mesh, [0.3, -0.05, 0.1], [0.85, -0.2, 0.12], 0.07, 0.05);
  mesh.paint(hex('#d9a58a'));
  bar(mesh, [0.42, 0.04, 0], [0.66, 0.08, 0], 0.13, 0.12, 8);
  mesh.paint(hex('#f2c53d'));
  bar(mesh, [0.3, 0.26, 0], [-0.35, 0.3, 0], 0.11, 0.11, 8);
  mesh.triangle([-1.15, 0.22, -0.16], [-1.75, 0.3, -0.02], [-1.75, 0.24, -0.32]);
  mesh.triangle([-1.15, 0, 0.16], [-1.75, -0.06, 0.3], [-1.75, -0.02, 0.02]);
}
