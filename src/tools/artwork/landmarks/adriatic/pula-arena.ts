import { Material } from '../../engine/materials.ts';
import { box, frustum } from '../../shapes/solids.ts';
import type { Stage } from '../../stage.ts';
import { arch, paint } from '../parts.ts';

const BAYS = 56;
const WIDE = 46;
const DEEP = 37;
/** Where the four towers stand out of the ring. */
const TOWERS: ReadonlySet<number> = new Set([8, 20, 36, 48]);

/** Where a bay of the ring begins. */
function corner(bay: number): [number, number] {
  const angle = (bay / BAYS) * Math.PI * 2;
  return [Math.cos(angle) * WIDE, DEEP + 6 + Math.sin(angle) * DEEP];
}

/** The arena: two storeys of round arches, square openings above, four towers, the sky through its upper wall. */
export function pulaArena({ mesh }: Stage): void {
  for (let bay = 0; bay < BAYS; bay += 1) {
    const [x0, z0] = corner(bay);
    const [x1, z1] = corner(bay + 1);
    const wide = Math.hypot(x1 - x0, z1 - z0);
    mesh.within((x0 + x1) / 2, 0, (z0 + z1) / 2, -Math.atan2(z1 - z0, x1 - x0), 1, () => {
      paint(mesh, bay % 3 ? '#e6dcc6' : '#dccfb6', Material.stone);
      mesh.quad([-wide / 2, -3, 0], [wide / 2, -3, 0], [wide / 2, 28, 0], [-wide / 2, 28, 0]);
      mesh.quad([-wide / 2, 28, 0], [wide / 2, 28, 0], [wide / 2, 28, 2], [-wide / 2, 28, 2]);
      mesh.quad([wide / 2, -3, 2], [-wide / 2, -3, 2], [-wide / 2, 28, 2], [wide / 2, 28, 2]);
      for (const side of [0, 2.1]) {
        const z = side === 0 ? -0.08 : side;
        paint(mesh, '#5f5344');
        arch(mesh, 0, 1, z, wide * 0.6, 8);
        arch(mesh, 0, 11.4, z, wide * 0.6, 7.6);
        paint(mesh, '#8fa6b8');
        arch(mesh, 0, 22, z, wide * 0.42, 3, 0);
      }
      paint(mesh, '#f0e8d6');
      box(mesh, -wide / 2, -3, -0.35, 0.9, 23, 0.7);
      for (const y of [9.6, 19.8, 27.2]) box(mesh, 0, y, -0.3, wide * 1.02, 0.8, 0.9);
      if (!TOWERS.has(bay)) return;
      paint(mesh, '#e2d6bd', Material.stone);
      frustum(mesh, 0, -3, -0.6, wide * 1.5, 32, 4, 0.98);
      paint(mesh, '#5f5344');
      arch(mesh, 0, 1, -2.7, 2.6, 7);
      arch(mesh, 0, 11.4, -2.7, 2.4, 6.4);
      arch(mesh, 0, 22, -2.7, 2, 3, 0);
    });
  }
}
