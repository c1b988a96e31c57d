import { hex, scaled } from '../../engine/color.ts';
import { Material } from '../../engine/materials.ts';
import type { Mesh, Point } from '../../engine/mesh.ts';
import { bar, box, lathe } from '../../shapes/solids.ts';
import type { Stage } from '../../stage.ts';
import { arch, paint, row, surface } from '../parts.ts';
import { pairs } from '../../shapes/rows.ts';

/** Half a sail of the opera house: a slice of a ball from a foot on the podium up to the ridge. */
function shell(
  mesh: Mesh,
  x: number,
  z: number,
  tall: number,
  long: number,
  half: number,
  facing: number,
): void {
  const ridge = (v: number): Point => [
    x + facing * long * (1.25 * v - 0.72),
    8 + tall * Math.sin(v * 1.5) ** 0.9,
    z,
  ];
  for (const s of [-1, 1]) {
    surface(
      mesh,
      14,
      14,
      (u, v) => {
        const [rx, ry] = ridge(v);
        const foot = x + facing * long * (0.12 - 0.5 * (1 - v) ** 2);
        const bulge = Math.sin(u * Math.PI) * half * 0.34 * (0.25 + v);
        return [
          rx + (foot - rx) * u ** 1.2,
          8 + (ry - 8) * (1 - u ** 1.8),
          z + s * (half * u * (0.35 + 0.65 * v) + bulge),
        ];
      },
      (u, v) =>
        scaled(hex('#f6f1e4'), 0.95 + 0.05 * (Math.floor(v * 14) % 2) + 0.03 * (Math.floor(u * 14) % 2)),
    );
  }
  paint(mesh, '#5a4a42', Material.glass);
  const [tx, ty] = ridge(0.97);
  mesh.triangle(
    [x + facing * long * 0.1, 8, z - half * 0.94],
    [x + facing * long * 0.1, 8, z + half * 0.94],
    [tx, ty, z],
  );
}

export function opera(stage: Stage): void {
  const { mesh } = stage;
  mesh.within(0, 0, 0, 0.12, 1, () => {
    paint(mesh, '#c9a98c', Material.stone);
    box(mesh, 0, -6, 8, 84, 10, 34);
    box(mesh, 2, 4, 9, 76, 4, 28);
    paint(mesh, '#5b4238');
    row(24, -34, 36, (x) => box(mesh, x, 1, -9.06, 1.6, 2.2, 0.1));
    for (let step = 0; step < 8; step += 1) {
      paint(mesh, '#b9987c');
      box(mesh, -42 - step * 1, -1 + (7 - step) * 0.64, 8, 4, 0.7, 26);
    }
    // Two rows of sails, the greater one behind, and the small one of the restaurant.
    for (const [z, k] of pairs('17 1.12, 1 0.9')) {
      shell(mesh, -14 * k, z, 18 * k, 14 * k, 9.4 * k, -1);
      shell(mesh, -3 * k, z, 26 * k, 19 * k, 10.6 * k, 1);
      shell(mesh, 13 * k, z, 20 * k, 16 * k, 9 * k, 1);
      shell(mesh, 25 * k, z, 13 * k, 12 * k, 7 * k, 1);
    }
    shell(mesh, -35, 2, 7, 6, 4.4, -1);
    shell(mesh, -31, 2, 6, 5, 4, 1);
  });
}

export function harbourBridge(stage: Stage): void {
  const { mesh } = stage;
  const half = 62;
  const steps = 28;
  const low = (k: number): number => 2 + 36 * (1 - ((k / steps) * 2 - 1) ** 2);
  const high = (k: number): number => 17 + 30 * (1 - ((k / steps) * 2 - 1) ** 2);
  const at = (k: number): number => -half + (k / steps) * half * 2;
  for (const z of [-5, 5]) {
    for (let k = 0; k < steps; k += 1) {
      paint(mesh, '#5f666b');
      bar(mesh, [at(k), low(k), z], [at(k + 1), low(k + 1), z], 0.7, 0.7, 5);
      bar(mesh, [at(k), high(k), z], [at(k + 1), high(k + 1), z], 0.6, 0.6, 5);
      bar(mesh, [at(k), low(k), z], [at(k), high(k), z], 0.36, 0.36, 4);
      bar(
        mesh,
        k < steps / 2 ? [at(k), high(k), z] : [at(k), low(k), z],
        k < steps / 2 ? [at(k + 1), low(k + 1), z] : [at(k + 1), high(k + 1), z],
        0.32,
        0.32,
        4,
      );
      if (low(k) > 14) bar(mesh, [at(k), 13, z], [at(k), low(k), z], 0.22, 0.22, 4);
    }
  }
  paint(mesh, '#6b7176');
  box(mesh, 0, 12, 0, half * 2 + 60, 1.4, 12);
  row(8, -half - 28, -half - 4, (x) => box(mesh, x, -4, 0, 1.4, 16, 8));
  row(8, half + 4, half + 28, (x) => box(mesh, x, -4, 0, 1.4, 16, 8));
  for (const s of [-1, 1])
    for (const z of [-7, 7]) {
      paint(mesh, '#b9a68a', Material.stone);
      box(mesh, s * half, -6, z, 8, 32, 5);
      box(mesh, s * half, 26, z, 6.6, 2, 4.2);
      paint(mesh, '#3f372f');
      arch(mesh, s * half, 14, z - 2.56, 2.4, 6);
    }
}

export function tram(stage: Stage): void {
  const { mesh } = stage;
  mesh.within(0, 0, 0, 0.42, 1, () => {
    paint(mesh, '#2f6a4a');
    box(mesh, 0, 0.5, 0, 14, 1.5, 2.6);
    paint(mesh, '#e9d9a8');
    box(mesh, 0, 2, 0, 14, 0.3, 2.64);
    box(mesh, 0, 3.3, 0, 13.8, 0.35, 2.6);
    paint(mesh, '#8a4a2c');
    row(10, -6.6, 6.6, (x) => box(mesh, x, 2.3, -1.26, 0.22, 1.05, 0.12));
    const lit = stage.light.lamps > 0.2;
    mesh.paint(lit ? [1.4, 0.95, 0.5] : hex('#4a5a60'), lit ? Material.lamp : Material.plain);
    box(mesh, 0, 2.3, 0, 13.4, 1.05, 2.4);
    paint(mesh, '#c9b88a');
    for (let step = 0; step < 6; step += 1) {
      const a = (step / 6) * Math.PI;
      const b = ((step + 1) / 6) * Math.PI;
      mesh.quad(
        [-6.9, 3.6 + Math.sin(a) * 0.4, -Math.cos(a) * 1.3],
        [6.9, 3.6 + Math.sin(a) * 0.4, -Math.cos(a) * 1.3],
        [6.9, 3.6 + Math.sin(b) * 0.4, -Math.cos(b) * 1.3],
        [-6.9, 3.6 + Math.sin(b) * 0.4, -Math.cos(b) * 1.3],
      );
    }
    paint(mesh, '#2a2826');
    box(mesh, 0, 0.1, 0, 8, 0.5, 1.8);
    bar(mesh, [1, 4, 0], [-2.4, 6, 0], 0.05, 0.04, 4);
    paint(mesh, '#efe6cc');
    mesh.within(-7.06, 1.2, 0, Math.PI / 2, 1, () =>
      lathe(mesh, 0, 0, 0, pairs('0.26 -0.05, 0.26 0.05, 0 0.05'), 10),
    );
  });
}
