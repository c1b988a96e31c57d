import { Material } from '../../engine/materials.ts';
import { box } from '../../shapes/solids.ts';
import type { Stage } from '../../stage.ts';
import { herd } from '../animals/herd-whale.ts';
import { each } from '../carpentry.ts';
import { paint } from '../parts.ts';

/** Llamas on the grass of two terraces, walls of fitted stone behind each and thatched store houses above. */
export function machuLlamas(stage: Stage): void {
  const { mesh } = stage;
  for (let step = 0; step < 4; step += 1) {
    const [y, z] = [step * 1.9, 2.4 + step * 3.4];
    paint(mesh, step % 2 === 0 ? '#8f8a7c' : '#9a9486', Material.stone);
    box(mesh, step * 0.5, y - 4, z + 9, 60 - step * 3, 5.9, 18);
    paint(mesh, step % 2 === 0 ? '#76933f' : '#6c8a3c');
    box(mesh, step * 0.5, y + 1.9, z + 9.2, 60 - step * 3, 0.16, 17.6);
  }
  each(
    mesh,
    [
      [-9, 19, 0],
      [1, 20, 0],
      [11, 19, 0],
    ],
    () => {
      paint(mesh, '#9a9486', Material.stone);
      box(mesh, 0, 7.6, 0, 6.4, 3.2, 5);
      paint(mesh, '#2f2820');
      box(mesh, 0, 7.7, -2.5, 1.1, 2, 0.1);
      paint(mesh, '#a08a58', Material.thatch);
      for (const s of [-1, 1])
        mesh.quad([-3.8, 10.4, s * 3.2], [3.8, 10.4, s * 3.2], [3.8, 14, 0], [-3.8, 14, 0]);
      paint(mesh, '#9a9486', Material.stone);
      for (const s of [-3.2, 3.2]) mesh.triangle([s, 10.8, -2.5], [s, 10.8, 2.5], [s, 13.6, 0]);
    },
  );
  mesh.within(-2, 0, -1.4, 0, 1.25, () => herd('llama', 3, 3.4)(stage));
  mesh.within(6, 2, 3.6, 0, 1.25, () => herd('llama', 2, 3)(stage));
}
