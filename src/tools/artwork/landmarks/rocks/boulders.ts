import type { Stage } from '../../stage.ts';
import { hex, scaled } from '../../engine/color.ts';
import { boulder, surface } from '../parts.ts';

/** Granite that wind and salt have hollowed: shells that overhang to one side, lichen on their heads. */
export function remarkableRocks(stage: Stage): void {
  const { noise, mesh } = stage;
  mesh.within(0, -3, 10, 0, 1, () => boulder(stage, 0, -13, 4, 44, 17, 26, '#a39a8e', 0.1, 34));
  for (const [x, z, tall, wide, lean] of [
    [-17, 8, 8, 5, -0.5],
    [-7, 10, 12.5, 6.4, 0.55],
    [4, 7, 8.4, 4.4, -0.6],
    [12, 11, 10.4, 5.6, 0.5],
    [22, 9, 6, 4, -0.4],
  ] as const) {
    const grey = hex('#8f8074');
    const lichen = hex('#b87c50');
    surface(
      mesh,
      26,
      16,
      (u, v) => {
        const a = u * Math.PI * 2;
        const b = (v * 0.84 - 0.34) * Math.PI;
        const n = noise.sum(Math.cos(a) * 1.6 + x, Math.sin(a) * 1.6 + v * 2.6, 3);
        const share = (Math.sin(b) + 1) / 2;
        // Undercut at the foot, swept over like a wave at the top.
        const girth = Math.cos(b) * (0.86 + 0.36 * smoothly(share) + 0.46 * n);
        const sweep = lean * wide * share ** 1.8;
        const hollow =
          1 - 0.55 * Math.max(0, Math.cos(a + (lean > 0 ? 0.6 : 2.6))) * Math.sin(share * Math.PI) ** 2;
        return [
          x + sweep + Math.cos(a) * girth * wide * hollow,
          0.6 + share * tall * (1 + 0.16 * n),
          z + Math.sin(a) * girth * wide * 0.86,
        ];
      },
      (u, v) => {
        const grain = noise.sum(u * 7 + x, v * 6, 3);
        return scaled(v > 0.6 + grain * 0.2 ? lichen : grey, 0.95 + grain * 0.3);
      },
    );
  }
  for (const [x, z, r] of [
    [-1.5, 3, 1.8],
    [17, 4, 2],
    [-12, 2, 1.5],
    [8.6, 3, 1.2],
  ] as const)
    boulder(stage, x, 2.6, z, r * 1.3, r, r, '#9a8a7c', 0.3, 14);
}

const smoothly = (share: number): number => share * share * (3 - 2 * share);

/** Low granite blocks, grey and brown, piled on a white pan. */
export function kubuBoulders(stage: Stage): void {
  for (const [x, z, rx, ry, color] of [
    [-14, 4, 4.4, 2.6, '#8b8078'],
    [-8.6, 1, 3.2, 2, '#80766e'],
    [-7, 6, 5, 3.6, '#8f8378'],
    [0, 8, 6, 4.4, '#857a70'],
    [1.6, 2, 3.4, 2, '#948678'],
    [7, 5, 4.6, 3.2, '#8a7e74'],
    [12, 3, 3.4, 2, '#7d746c'],
    [16, 7, 4.6, 2.4, '#8f8276'],
    [-19, 7, 3, 1.6, '#857b72'],
    [5, -1, 1.6, 1, '#80766e'],
    [-3.6, -1.4, 1.9, 1.2, '#8f8378'],
    [21, 4, 2, 1.2, '#8a7e74'],
  ] as const)
    boulder(stage, x, ry * 0.4, z, rx, ry, rx * 0.8, color, 0.26, 16);
}
