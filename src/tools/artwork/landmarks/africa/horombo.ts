import { Material } from '../../engine/materials.ts';
import { between } from '../../engine/random.ts';
import { bar, cone } from '../../shapes/solids.ts';
import { each } from '../carpentry.ts';
import { type Landmark, paint, ring } from '../parts.ts';

/** Huts on the moor of a high volcano among giant groundsels: thick stems with a rosette on each branch. */
export function horombo(huts: Landmark): Landmark {
  return (stage) => {
    const { mesh, random } = stage;
    huts(stage);
    each(
      mesh,
      [
        [-15, -3, 0, 1.1],
        [-19, 4, 1, 1.3],
        [12.6, -5, 2, 0.8],
        [15.5, 3, 3, 1.25],
        [21, -2, 4, 1],
        [-25, 0, 5, 0.9],
        [4, 14, 6, 1.2],
      ],
      () => {
        const heads: [number, number, number][] = [[0, 4.4, 0]];
        paint(mesh, '#5a4836');
        bar(mesh, [0, -0.4, 0], [0, 4.2, 0], 0.34, 0.3, 8);
        ring(
          3,
          1.25,
          (x, z) => {
            const y = between(random, 3.7, 4.8);
            bar(mesh, [0, 2.1, 0], [x, y - 0.7, z], 0.26, 0.26, 7);
            bar(mesh, [x, y - 0.7, z], [x, y, z], 0.26, 0.28, 7);
            heads.push([x, y, z]);
          },
          random() * 6,
        );
        for (const [x, y, z] of heads) {
          // Old leaves hang below the rosette.
          paint(mesh, '#7d6a48');
          cone(mesh, x, y - 0.5, z, 0.42, 0.7, 9);
          ring(13, 0.95, (dx, dz, angle) => {
            paint(mesh, angle % 0.9 < 0.45 ? '#7f9a52' : '#698a48', Material.leaf);
            mesh.triangle(
              [x - dz * 0.22, y, z + dx * 0.22],
              [x + dz * 0.22, y, z - dx * 0.22],
              [x + dx, y + 0.75, z + dz],
            );
          });
          paint(mesh, '#9ab060', Material.leaf);
          cone(mesh, x, y, z, 0.4, 0.95, 9);
        }
      },
    );
  };
}
