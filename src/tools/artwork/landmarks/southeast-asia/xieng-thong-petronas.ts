import { Material } from '../../engine/materials.ts';
import { bar, box, frustum, gable, lathe } from '../../shapes/solids.ts';
import type { Stage } from '../../stage.ts';
import { stairs, tiers } from '../carpentry.ts';
import { arch, paint, ring, row, tube } from '../parts.ts';
import { wat } from './vat-phou-ayutthaya.ts';
import { pairs, triples } from '../../shapes/rows.ts';

export function xiengThong(stage: Stage): void {
  wat(stage, 20, 20, 4.4, '#8f4a32', '#6e3626', 0.55);
  const { mesh } = stage;
  paint(mesh, '#8f2f28');
  box(mesh, -17, -2, 5, 5, 7, 6);
  paint(mesh, '#7a3b2a', Material.tiles);
  mesh.within(-17, 5, 5, Math.PI / 2, 1, () => gable(mesh, 0, 0, 0, 7, 3.4, 6.6));
  paint(mesh, '#d9b45a');
  ring(9, 1.2, (x, z) => lathe(mesh, -17 + x, 2 + z, 1.94, pairs('0.16 0, 0 0.3'), 5));
  paint(mesh, '#efe6d4');
  lathe(mesh, 17, -1, 4, pairs('3 0, 3 2, 2.2 2.4, 2 4, 1.2 5, 0.5 6.2, 0 11'), 16);
}

const borobudurStone = (k: number): string => ['#7d7468', '#877d70', '#8f8577', '#968c7d', '#a09585'][k % 5]!;

export function borobudur(stage: Stage): void {
  const { mesh } = stage;
  for (let terrace = 0; terrace < 5; terrace += 1) {
    const w = 92 - terrace * 11;
    const y = -3 + (terrace ? 1 + terrace * 3.3 : 0);
    paint(mesh, borobudurStone(terrace), Material.stone);
    box(mesh, 0, y, 34, w, terrace ? 3.6 : 6, 62 - terrace * 9);
    box(mesh, 0, y, 34, w - 8, terrace ? 3.6 : 6, 66 - terrace * 9);
    const z = 34 - (66 - terrace * 9) / 2;
    row(Math.round(w / 4.4), -w / 2 + 5, w / 2 - 5, (x, index) => {
      if (Math.abs(x) < 3) return;
      paint(mesh, '#8d8375');
      lathe(mesh, x, y + (terrace ? 3.6 : 6), z + 0.6, pairs('0.9 0, 0.9 0.5, 0.6 1.1, 0.2 1.3, 0 2.2'), 7);
      if (index % 2 === 0 && terrace) {
        paint(mesh, '#332d27');
        arch(mesh, x, y + 0.9, z - 0.05, 1.2, 1.8, 1.2);
      }
    });
    paint(mesh, '#9a9081', Material.stone);
    stairs(mesh, 0, y, z - 3, 5, terrace ? 3.6 : 6, 4, 6);
  }
  for (const [count, radius, y] of triples('24 19 13.8, 18 13.6 15.6, 12 8.6 17.4')) {
    paint(mesh, '#8f8577', Material.stone);
    lathe(
      mesh,
      0,
      y - 2,
      34,
      [
        [radius + 2, 0],
        [radius + 2, 2],
        [0, 2],
      ],
      36,
    );
    ring(
      count,
      radius,
      (x, z) => {
        if (z > 6) return;
        paint(mesh, '#857b6d');
        lathe(
          mesh,
          x,
          y,
          34 + z,
          pairs('1.6 0, 1.6 0.3, 1.25 0.5, 1.3 1.2, 0.95 2, 0.5 2.3, 0.5 2.8, 0.12 3, 0 3.9'),
          10,
        );
      },
      0.13,
    );
  }
  paint(mesh, '#8d8375', Material.stone);
  lathe(
    mesh,
    0,
    17.4,
    34,
    pairs('5.6 0, 5.6 1, 4.9 1.4, 4.9 4.6, 4 7, 2.2 8.4, 1.3 8.6, 1.3 10, 0.5 10.4, 0 14'),
    28,
  );
}

export function baliGate(stage: Stage): void {
  const { mesh } = stage;
  for (const s of [-1, 1]) {
    for (let step = 0; step < 8; step += 1) {
      paint(mesh, step % 2 ? '#8f8a80' : '#b0603f', Material.stone);
      const wide = 5.2 - step * 0.58;
      box(
        mesh,
        s * (1.3 + wide / 2),
        -2 + (step ? 2 + step * 1.55 : 0),
        0,
        wide,
        step ? 1.6 : 3.6,
        3.4 - step * 0.26,
      );
      paint(mesh, '#8f8a80');
      box(mesh, s * (1.5 + wide), 1.2 + step * 1.55, 0, 0.6, 0.9, 0.8);
    }
    paint(mesh, '#8f8a80');
    lathe(mesh, s * 1.9, 13.6, 0, pairs('0.5 0, 0.35 0.8, 0 2'), 4, true);
    paint(mesh, '#a85c3e', Material.stone);
    box(mesh, s * 10, -2, 0.4, 8, 4.8, 1);
    paint(mesh, '#8f8a80');
    box(mesh, s * 10, 2.8, 0.4, 8.4, 0.5, 1.5);
    mesh.within(s * 11, 0, 7, 0, 1, () => {
      paint(mesh, '#9a8f80', Material.stone);
      tiers(mesh, 0, -1, 0, triples('4 2.4 4, 3 1.6 3'));
      for (let tier = 0; tier < 5; tier += 1) {
        paint(mesh, '#7a5a3a');
        box(mesh, 0, 3 + tier * 1.7, 0, 1.9 - tier * 0.24, 1, 1.9 - tier * 0.24);
        paint(mesh, '#352f2b', Material.thatch);
        frustum(mesh, 0, 3.9 + tier * 1.7, 0, 4.6 - tier * 0.7, 0.9, 4.6 - tier * 0.7, 0.36);
      }
    });
    paint(mesh, '#f2e8d4');
    lathe(mesh, s * 4.6, 0, -4, pairs('0.8 0, 0.5 0.7, 0.5 1.5, 0.8 1.8, 0 2.6'), 8);
    paint(mesh, '#d9b23c');
    bar(mesh, [s * 6, 0, -3], [s * 6, 8, -3.4], 0.1, 0.06, 5);
    tube(
      mesh,
      [
        [s * 6, 8, 0.07, -3.4],
        [s * 5.2, 9, 0.06, -3.6],
        [s * 4.2, 8.4, 0.05, -3.8],
      ],
      1,
      5,
    );
  }
  paint(mesh, '#98908a');
  stairs(mesh, 0, -1.2, -4, 3.4, 2, 3.6, 6);
}

export function petronas(stage: Stage): void {
  const { mesh } = stage;
  for (const s of [-1, 1]) {
    mesh.within(s * 17, -2, 0, 0, 1, () => {
      const steps: [number, number][] = [];
      for (const [r, y0, y1] of triples('11 0 68, 9.6 68 84, 8 84 94, 6 94 101, 3.8 101 106')) {
        for (let y = y0; y < y1; y += 3)
          steps.push([r, y], [r, y + 2], [r * 0.965, y + 2], [r * 0.965, y + 3]);
      }
      paint(mesh, '#b9c6cf', Material.glass);
      lathe(mesh, 0, 0, 0, [...steps, [2.4, 106], [2, 110], [0.8, 112]], 16, true);
      paint(mesh, '#dfe6ea');
      lathe(mesh, 0, 111, 0, pairs('0.9 0, 0.5 3, 1.1 4, 0.3 5.4, 0 14'), 8);
      paint(mesh, '#aebcc6', Material.glass);
      lathe(mesh, s * 11, 0, 5, pairs('6.4 0, 6.4 50, 0 51'), 14, true);
    });
  }
  paint(mesh, '#cfd8dd', Material.glass);
  box(mesh, 0, 43, 0, 14, 3.2, 3.4);
  paint(mesh, '#d5dde2');
  for (const s of [-1, 1]) bar(mesh, [0, 43, 0], [s * 6.6, 27, 0], 0.55, 0.55, 7);
  paint(mesh, '#a8b3ba', Material.windows);
  box(mesh, 0, -3, -4, 60, 11, 18);
}
