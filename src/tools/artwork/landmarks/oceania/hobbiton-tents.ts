import { hex, scaled } from '../../engine/color.ts';
import { Material } from '../../engine/materials.ts';
import { between, pick } from '../../engine/random.ts';
import { person } from '../../shapes/boats.ts';
import { foliage, grass } from '../../shapes/plants.ts';
import { bar, box, gable, lathe } from '../../shapes/solids.ts';
import { type Stage, tonesOf } from '../../stage.ts';
import { each, lamp } from '../carpentry.ts';
import { arch, framed, paint, ring, row, surface } from '../parts.ts';
import { pairs, triples } from '../../shapes/rows.ts';

export function hobbiton(stage: Stage): void {
  const { mesh, random, noise } = stage;
  const tones = tonesOf(stage, 'temperate');
  for (const [x, z, r, door] of [
    [0, 2, 7, '#3f7f4a'],
    [-14, 6, 6, '#c9423a'],
    [14, 5, 6, '#e0b23c'],
    [5, 16, 8, '#3f6fa8'],
  ] as const) {
    mesh.within(x, z > 10 ? 3.4 : 0, z, 0, 1, () => {
      surface(
        mesh,
        30,
        14,
        (u, v) => {
          const a = u * 6.2832;
          const q = Math.cos((v * Math.PI) / 2);
          return [
            Math.cos(a) * r * (q * 1.25) ** 0.8,
            Math.sin((v * Math.PI) / 2) * r * 0.62 - 0.4 + 0.25 * noise.sum(u * 6, v * 3, 2),
            Math.max(-r * 0.66, Math.sin(a) * r * q),
          ];
        },
        (u, v) => scaled(hex('#7fa545'), 0.85 + 0.3 * noise.sum(u * 12 + x, v * 10, 3) + v * 0.1),
      );
      const front = -r * 0.66 - 0.06;
      paint(mesh, '#e9d9b4', Material.plaster);
      arch(mesh, 0, -0.4, front - 0.02, r * 1.05, r * 0.52, 0.7);
      const disc = (px: number, py: number, radius: number, z0: number): void =>
        mesh.within(px, py, z0, 0, 1, () =>
          ring(26, radius, (qx, qy, a) =>
            mesh.triangle(
              [0, 0, 0],
              [qx, qy, 0],
              [Math.cos(a + 0.2417) * radius, Math.sin(a + 0.2417) * radius, 0],
            ),
          ),
        );
      paint(mesh, '#8a5a34');
      disc(-r * 0.1, 1.16, 1.34, front - 0.06);
      paint(mesh, door);
      disc(-r * 0.1, 1.16, 1.14, front - 0.12);
      paint(mesh, door, Material.plain, 0.62);
      for (let plank = -3; plank <= 3; plank += 1)
        box(
          mesh,
          -r * 0.1 + plank * 0.3,
          1.16 - Math.sqrt(Math.max(0, 1.2 - (plank * 0.3) ** 2)),
          front - 0.14,
          0.04,
          2 * Math.sqrt(Math.max(0, 1.2 - (plank * 0.3) ** 2)),
          0.02,
        );
      paint(mesh, '#e6c04a');
      disc(-r * 0.1, 1.16, 0.1, front - 0.18);
      for (const s of [0.28, -0.42]) {
        paint(mesh, '#8a5a34');
        disc(r * s, 1.3, 0.66, front - 0.06);
        mesh.paint(
          stage.light.lamps > 0.1 ? [1.4, 0.8, 0.3] : hex('#46525a'),
          stage.light.lamps > 0.1 ? Material.lamp : Material.plain,
        );
        disc(r * s, 1.3, 0.52, front - 0.12);
        paint(mesh, '#8a5a34');
        box(mesh, r * s, 0.78, front - 0.16, 0.07, 1.04, 0.03);
        box(mesh, r * s, 1.27, front - 0.16, 1.04, 0.07, 0.03);
      }
      paint(mesh, '#a5694a', Material.stone);
      box(mesh, r * 0.4, r * 0.4, 0.4, 0.8, 2, 0.8);
      lathe(mesh, r * 0.4, r * 0.4 + 2, 0.4, pairs('0.26 0, 0.3 0.7, 0 0.7'), 8);
      for (let flower = 0; flower < 22; flower += 1)
        foliage(
          mesh,
          random,
          between(random, -r * 0.55, r * 0.55),
          0.1,
          front - between(random, 0.3, 1.2),
          0.26,
          0.24,
          14,
          0.1,
          {
            ...tones,
            bright: hex(pick(random, ['#e86a8a', '#f2c84a', '#f4f0e6', '#b06ad0', '#e0533c'] as const)),
          },
        );
    });
  }
  paint(mesh, '#8d6f4c');
  row(20, -22, 22, (x) => {
    bar(mesh, [x, -0.2, -6.4], [x, 0.95, -6.4], 0.06, 0.05, 4);
  });
  for (const y of [0.4, 0.8]) bar(mesh, [-22, y, -6.4], [22, y, -6.4], 0.045, 0.045, 4);
  for (let tuft = 0; tuft < 40; tuft += 1)
    grass(
      mesh,
      random,
      between(random, -22, 22),
      0,
      between(random, -7.4, -5.8),
      0.6,
      6,
      hex('#5f8a3a'),
      hex('#a9c45a'),
    );
}

export function maoriHouse(stage: Stage): void {
  const { mesh } = stage;
  const red = '#8f2f26';
  paint(mesh, '#e9dfc8', Material.wood);
  box(mesh, 0, -2, 5, 13, 5.4, 18);
  paint(mesh, '#7d5a40', Material.tiles);
  mesh.within(0, 3.4, 4, Math.PI / 2, 1, () => gable(mesh, 0, 0, 0, 20, 4.6, 15));
  paint(mesh, red);
  for (const s of [-1, 1]) {
    bar(mesh, [s * 7.9, 2.6, -6.2], [0, 8.6, -6.2], 0.5, 0.5, 4);
    box(mesh, s * 6.6, -1, -6, 0.9, 5.4, 0.9);
    box(mesh, s * 7.9, 2, -6.2, 0.8, 1.6, 0.8);
    paint(mesh, '#f2eadb');
    row(9, 0.1, 0.9, (k) =>
      bar(
        mesh,
        [s * 7.9 * (1 - k), 2.6 + 6 * k, -6.75],
        [s * 7.9 * (1 - k) - s * 0.35, 2.6 + 6 * k - 0.3, -6.78],
        0.13,
        0.13,
        5,
      ),
    );
    paint(mesh, red);
  }
  lathe(mesh, 0, 8.4, -6.2, pairs('0.5 0, 0.6 0.9, 0.34 1.3, 0.4 1.9, 0 2.4'), 7);
  paint(mesh, '#f0e8d4');
  mesh.triangle([-6, 3.4, -3.9], [6, 3.4, -3.9], [0, 7.7, -3.9]);
  row(9, -5, 5, (x) => {
    paint(mesh, Math.round(x) % 2 ? red : '#23201e');
    box(mesh, x, 0, -4.1, 0.5, 3.4, 0.2);
  });
  framed(mesh, -1.6, 0, -4.24, 1.4, 2.6, red, '#241b16', 0, 0.3);
  framed(mesh, 2, 1, -4.24, 1.8, 1.3, red, '#241b16', 0, 0.3);
}

export function geyser(stage: Stage): void {
  const { mesh, random } = stage;
  surface(
    mesh,
    34,
    10,
    (u, v) => {
      const a = u * 6.2832;
      const r = 9 * (1 - v) ** 1.2 + 0.8;
      return [
        Math.cos(a) * r * (1 + 0.1 * stage.noise.sum(u * 8, v * 2, 2)),
        3 * v + 0.3 * Math.sin(v * 20) - 0.3,
        Math.sin(a) * r,
      ];
    },
    (u, v) => scaled(hex(v > 0.6 ? '#efe9dc' : Math.floor(v * 9 + u * 3) % 2 ? '#d9b98a' : '#e3d6bd'), 1),
  );
  for (let puff = 0; puff < 900; puff += 1) {
    const t = random() ** 0.7;
    const r = 0.5 + t ** 1.6 * 4.6;
    const a = random() * 6.28;
    mesh.leaf(
      Math.cos(a) * r * random() + t * t * 4,
      2.4 + t * 21,
      Math.sin(a) * r * 0.7,
      0.5 + t * 1.5,
      [Math.cos(a) * 0.5, 0.6, -0.6],
      scaled([0.92, 0.94, 0.97], between(random, 0.85, 1.05)),
      random() * 3,
      0.85,
    );
  }
}

export function cableCar(stage: Stage): void {
  const { mesh } = stage;
  paint(mesh, '#4f565c');
  for (const [x, z, tall] of triples('-20 2 12, 18 26 26')) {
    bar(mesh, [x, -2, z], [x, tall, z], 0.6, 0.4, 8);
    bar(mesh, [x - 2, tall, z], [x + 2, tall, z], 0.3, 0.3, 6);
  }
  for (const s of [-1.8, 1.8]) bar(mesh, [-20 + s, 12, 2], [18 + s, 26, 26], 0.06, 0.06, 4);
  for (const [k, s, color] of [
    [0.2, -1.8, '#b5322c'],
    [0.55, 1.8, '#b5322c'],
    [0.85, -1.8, '#2f4a5a'],
  ] as const)
    mesh.within(-20 + s + 38 * k, 9.4 + 14 * k, 2 + 24 * k, 0.4, 1, () => {
      paint(mesh, '#3a3f44');
      bar(mesh, [0, 1.4, 0], [0, 2.6, 0], 0.08, 0.06, 5);
      paint(mesh, color);
      box(mesh, 0, -1, 0, 2, 0.9, 1.6);
      box(mesh, 0, 1.1, 0, 2, 0.3, 1.6);
      paint(mesh, '#5a7484');
      box(mesh, 0, -0.1, 0, 1.9, 1.2, 1.5);
    });
}

export function tents(stage: Stage): void {
  const { mesh, random } = stage;
  each(mesh, triples('-5 2 0.4, 0.6 0 -0.2, 6 2.6 0.5'), (index) => {
    paint(mesh, (['#c9622f', '#3f7f6a', '#d9a53c'] as const)[index]!);
    surface(mesh, 16, 8, (u, v) => {
      const a = (u - 0.5) * Math.PI;
      return [
        Math.sin(a) * 1.5 * (1 - 0.15 * v),
        Math.cos(a) ** 0.8 * 1.5 * (1 - 0.4 * Math.abs(v * 2 - 1) ** 3),
        (v - 0.5) * 2.8,
      ];
    });
    paint(mesh, '#2c2622');
    arch(mesh, 0, 0, -1.36, 1.1, 0.85, 1.3);
    if (stage.light.lamps > 0.3) lamp(stage, 0, 0.2, -1.5, 0.14, '#ffc870');
  });
  paint(mesh, '#4a3626');
  ring(6, 0.6, (x, z) => bar(mesh, [2.6 + x, 0, -3 + z], [2.6 + x * 0.1, 0.35, -3], 0.08, 0.06, 5));
  mesh.paint([2.4, 1, 0.28], stage.light.lamps > 0.1 ? Material.lamp : Material.plain);
  for (const [x, t] of pairs('0 0.9, -0.2 0.6, 0.2 0.55'))
    lathe(
      mesh,
      2.6 + x,
      0.2,
      -3,
      [
        [0.16, 0],
        [0.2, 0.15],
        [0, t],
      ],
      6,
    );
  for (const [x, z, c] of [
    [1.2, -2.6, '#3f5f8a'],
    [4, -2.8, '#b5533c'],
    [2.4, -1.8, '#e0d2b0'],
  ] as const)
    mesh.within(x, 0, z, random(), 1, () => person(mesh, 0, 0, 0, hex(c), false));
}
