import { Material } from '../../engine/materials.ts';
import type { Mesh } from '../../engine/mesh.ts';
import { bar, box, frustum, gable, lathe } from '../../shapes/solids.ts';
import type { Stage } from '../../stage.ts';
import { framed, paint, ring, row, windows } from '../parts.ts';
import { pairs } from '../../shapes/rows.ts';

function spire(mesh: Mesh, x: number, y: number, z: number, wide: number, tall: number, sides = 8): void {
  lathe(
    mesh,
    x,
    y,
    z,
    [
      [wide, 0],
      [wide * 0.62, tall * 0.32],
      [wide * 0.3, tall * 0.66],
      [0, tall],
    ],
    sides,
    true,
  );
}

export function cologne(stage: Stage): void {
  const { mesh } = stage;
  const [dark, pale] = ['#6f675e', '#857c70'];
  paint(mesh, dark, Material.stone);
  box(mesh, 0, -3, 24, 15, 27, 46);
  box(mesh, 0, -3, 24, 26, 15, 44);
  box(mesh, 0, -3, 32, 34, 27, 12);
  paint(mesh, '#56605e', Material.tiles);
  mesh.within(0, 24, 24, Math.PI / 2, 1, () => gable(mesh, 0, 0, 0, 46, 9, 15.4));
  gable(mesh, 0, 24, 32, 34.4, 8, 12.4);
  paint(mesh, '#5f6662');
  spire(mesh, 0, 31, 32, 1.7, 15);
  for (const s of [-1, 1]) {
    row(6, 8, 44, (z) => {
      paint(mesh, pale);
      frustum(mesh, s * 13.4, -3, z, 1.3, 22, 1.8, 0.6);
      lathe(mesh, s * 13.4, 19, z, pairs('0.8 0, 0 4.4'), 4, true);
      bar(mesh, [s * 13, 14, z], [s * 7.6, 21, z], 0.4, 0.4, 4);
    });
    mesh.within(s * 8.6, 0, 0, 0, 1, () => {
      let y = -3;
      for (const [w, tall] of pairs('10.6 13, 10 11.6, 9 10.4')) {
        paint(mesh, dark, Material.stone);
        box(mesh, 0, y, 0, w, tall, w);
        paint(mesh, pale);
        for (const px of [-1, 1])
          for (const pz of [-1, 1]) {
            box(mesh, (px * w) / 2, y, (pz * w) / 2, 1.5, tall, 1.5);
            lathe(mesh, (px * w) / 2, y + tall, (pz * w) / 2, pairs('0.95 0, 0.7 1.4, 0 5.4'), 4, true);
          }
        box(mesh, 0, y + tall - 0.5, 0, w + 0.8, 0.6, w + 0.8);
        const panes = () =>
          windows(
            mesh,
            2,
            -w * 0.21,
            w * 0.21,
            Math.max(0.6, y + 1.2),
            -w / 2 - 0.06,
            w * 0.24,
            tall * 0.76,
            pale,
            1.9,
            '#2c2a2c',
          );
        panes();
        mesh.within(0, 0, 0, (s * Math.PI) / 2, 1, panes);
        y += tall;
      }
      paint(mesh, '#5f5850');
      lathe(mesh, 0, y, 0, pairs('4.1 0, 4.1 6'), 8, true);
      ring(8, 4.2, (x, z) => {
        paint(mesh, pale);
        lathe(mesh, x, y, z, pairs('0.7 0, 0.6 6, 0 10'), 4, true);
      });
      windows(mesh, 1, 0, 0, y + 0.8, -3.95, 2, 4.6, pale, 1.9, '#2c2a2c');
      paint(mesh, '#6a625a', Material.windows);
      lathe(mesh, 0, y + 6, 0, pairs('4 0, 0.5 19, 0.25 19.4'), 8, true);
      for (let knob = 0; knob < 9; knob += 1) {
        paint(mesh, pale);
        ring(8, 3.9 - knob * 0.42, (x, z) => box(mesh, x, y + 6 + knob * 2.1, z, 0.36, 0.6, 0.36));
      }
      lathe(mesh, 0, y + 25, 0, pairs('0.3 0, 0.9 0.6, 0.3 1.2, 0 2.6'), 6);
    });
  }
  paint(mesh, '#7a7166', Material.stone);
  box(mesh, 0, -3, -3.6, 7.6, 28, 4);
  paint(mesh, pale);
  mesh.triangle([-4.4, 25, -5.7], [4.4, 25, -5.7], [0, 32, -5.7]);
  mesh.triangle([-3.4, 9, -5.9], [3.4, 9, -5.9], [0, 15, -5.9]);
  framed(mesh, 0, 0, -5.72, 3.4, 8.6, '#9a9084', '#2c2523', 1.6, 0.7);
  framed(mesh, 0, 13, -5.72, 4.6, 11, '#9a9084', '#33343c', 1.6, 0.5);
}
