import { hex } from '../engine/color.ts';
import { Material } from '../engine/materials.ts';
import { pairs } from '../shapes/rows.ts';
import { bar, box, cylinder, frustum, lathe } from '../shapes/solids.ts';
import { campanile, castle, church } from './church-parts.ts';
import type { Landmarks } from './parts.ts';

/** The wave of the concert hall’s roof. */
const waveAt = (at: number): number => 27 + 3.4 * Math.cos((at / 12) * 12.5) + (at / 12) * 5;

/** Heights of the suspension bridge's cables and deck, by the way from its middle. */
const cable = (x: number): number => 7 + 10 * (x / 31) ** 2;
const deck = (x: number): number => 5 + (x / 2.2) ** 2 * 0.02;

/** Churches, a concert hall, bridges and huts that several places have. */
export const west: Landmarks = {
  campanile: ({ mesh }) => campanile(mesh),
  elbphilharmonie: ({ mesh }) => {
    mesh.paint(hex('#8f4a38'), Material.windows);
    box(mesh, 0, 0, 0, 34, 11, 16);
    for (let part = 0; part < 12; part += 1) {
      const [x0, x1] = [-17 + (part / 12) * 34, -17 + ((part + 1) / 12) * 34];
      mesh.paint(hex('#a9c2d0'), Material.glass);
      mesh.quad([x0, 12, -8], [x1, 12, -8], [x1, waveAt(part + 1), -8], [x0, waveAt(part), -8]);
      mesh.quad(
        [x0, waveAt(part), -8],
        [x1, waveAt(part + 1), -8],
        [x1, waveAt(part + 1), 8],
        [x0, waveAt(part), 8],
      );
    }
    mesh.quad([17, 12, -8], [17, 12, 8], [17, 35, 8], [17, 35, -8]);
    mesh.quad([-17, 12, -8], [-17, 12, 8], [-17, 30, 8], [-17, 30, -8]);
  },
  cross: ({ mesh }) => {
    mesh.paint(hex('#8a8072'), Material.stone);
    frustum(mesh, 0, -1, 0, 3, 2, 3, 0.7);
    cylinder(mesh, 0, 1, 0, 0.34, 3.4, 10);
    box(mesh, 0, 4.2, 0, 0.7, 1.9, 0.5);
    box(mesh, 0, 4.9, 0, 1.9, 0.6, 0.5);
  },
  church: ({ mesh }) => church(mesh, '#f0e8d8', '#a8573f', 19),
  fort: ({ mesh }) => castle(mesh, '#f2eee4'),
  'suspension-bridge': ({ mesh }) => {
    mesh.paint(hex('#6b5540'));
    let before: [number, number] | undefined;
    for (let step = -14; step <= 14; step += 1) {
      const [x, y] = [step * 2.2, 5 + step * step * 0.02];
      if (before) {
        mesh.quad([before[0], before[1], -1], [x, y, -1], [x, y, 1], [before[0], before[1], 1]);
        for (const z of [-1, 1]) {
          bar(mesh, [before[0], before[1] + 1.2, z], [x, y + 1.2, z], 0.09, 0.09, 4);
          bar(mesh, [x, y, z], [x, y + 1.2, z], 0.05, 0.05, 4);
        }
      }
      before = [x, y];
    }
    for (const x of [-31, 31]) {
      for (const z of [-1.3, 1.3]) bar(mesh, [x, -4, z], [x, 17, z], 0.5, 0.4);
      bar(mesh, [x, 16.4, -1.6], [x, 16.4, 1.6], 0.35, 0.35);
    }
    // Two cables hang from tower to tower and carry the deck.
    for (const z of [-1.3, 1.3]) {
      for (let x = -31; x < 31; x += 3.1) {
        bar(mesh, [x, cable(x), z], [x + 3.1, cable(x + 3.1), z], 0.16, 0.16, 5);
        if (x > -31) bar(mesh, [x, deck(x), z], [x, cable(x), z], 0.06, 0.06, 4);
      }
      for (const side of [-1, 1]) bar(mesh, [side * 31, 17, z], [side * 43, 6, z], 0.16, 0.16, 5);
    }
  },
  'gas-station': ({ mesh, random }) => {
    mesh.paint(hex('#f0e9da'), Material.windows);
    box(mesh, 0, 0, 6, 20, 4.4, 8);
    mesh.paint(hex('#a8402c'));
    box(mesh, 0, 4.4, 2, 24, 0.6, 12);
    for (const x of [-10, 10]) bar(mesh, [x, 0, -3.4], [x, 4.4, -3.4], 0.16, 0.16);
    for (const [x, z, color] of [
      [-19, -4, '#8a5a3c'],
      [-13, -9, '#7a8a86'],
      [16, -7, '#a8683c'],
    ] as const) {
      mesh.within(x, 0, z, random() * 2 - 1, 1.3, () => {
        mesh.paint(hex(color));
        box(mesh, 0, 0.3, 0, 4.2, 0.8, 1.7);
        frustum(mesh, -0.3, 1.1, 0, 2.4, 0.9, 1.5, 0.75);
        mesh.paint(hex('#2a2522'));
        for (const wx of [-1.3, 1.3]) bar(mesh, [wx, 0.35, -0.95], [wx, 0.35, 0.95], 0.4, 0.4, 10);
      });
    }
  },
  huts: ({ mesh, random }) => {
    for (const [x, z] of pairs('-13 2, -4 9, 6 3, 14 10, -20 12')) {
      mesh.within(x, 0, z, random() * 6, 1, () => {
        mesh.paint(hex('#a8684a'));
        lathe(mesh, 0, -0.3, 0, pairs('3 0, 2.9 2, 2.2 3.4, 0 4.4'), 14);
        mesh.paint(hex('#2a1d17'));
        box(mesh, 0, 0, -2.9, 1.1, 1.7, 0.3);
      });
    }
    mesh.paint(hex('#6b5038'));
    for (let post = 0; post < 30; post += 1) {
      const a = (post / 30) * 6.28;
      bar(
        mesh,
        [Math.cos(a) * 26, -0.3, 6 + Math.sin(a) * 12],
        [Math.cos(a) * 26.3, 1.6, 6 + Math.sin(a) * 12],
        0.12,
        0.08,
        5,
      );
    }
  },
};
