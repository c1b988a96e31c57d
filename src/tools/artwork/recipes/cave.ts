import { hex } from '../engine/colour.ts';
import { clamp, smooth } from '../engine/maths.ts';
import { between } from '../engine/random.ts';
import type { Scene } from '../engine/scene.ts';
import { landmarkAt } from '../landmarks/landmark.ts';
import { wood } from '../scatter.ts';
import { placeBoats } from '../shapes/boats.ts';
import { foliage } from '../shapes/plants.ts';
import { bar } from '../shapes/solids.ts';
import { colourOf, dim, over, put, sceneOf, tonesOf, type Stage } from '../stage.ts';

/** A river that leaves a mountain: dark rock frames the bright valley outside. */
export function cave(stage: Stage): Scene {
  const { plan, noise, random, mesh, side } = stage;
  const place = plan.place ?? side * 0.1;
  const rock = colourOf(stage, plan.rock, '#6b6257', 0.2);
  const tones = tonesOf(stage, 'rain');
  const mouthZ = 15;
  const dry = plan.wet === 0;
  const height = (x: number, z: number): number => {
    const away = Math.abs(x - place * z * 0.5);
    const bank = smooth(5 + z * 0.09, 15 + z * 0.16, away + noise.sum(z * 0.05, 3, 2) * 5);
    const cliffs =
      smooth(60, 150, z) * noise.domes((x + 40) / 90, z / 110) ** 0.42 * 95 * smooth(0.5, 1, bank + 0.3);
    return (
      (dry ? -0.4 : -2) +
      bank * 3.6 +
      cliffs +
      noise.sum(x * 0.1, z * 0.1, 3) * 0.6 +
      (z > 70 ? noise.domes(x / 7, z / 7) * 2.4 * bank : 0)
    );
  };
  const soil: Scene['soil'] = (x, y, z, _nx, ny, _nz, _d, out) => {
    const grain = noise.sum(x * 0.12, z * 0.12 + y * 0.06, 3);
    noise.domes(x / 7, z / 7);
    put(out, tones.leaf);
    over(out, tones.bright, noise.lastCell * 0.7);
    over(out, rock, smooth(0.6, 0.4, ny + grain * 0.2));
    dim(out, clamp(1 + grain * 0.5, 0.6, 1.4));
    if (dry) over(out, hex('#b39a72'), smooth(0.9, 0.2, y) * 0.9);
    if (z < mouthZ + 6) over(out, rock, smooth(mouthZ + 6, mouthZ, z));
  };
  wood(
    stage,
    'rain',
    130,
    34,
    200,
    height,
    (x, z, y) => y > 1 && Math.abs(x - place * z * 0.5) > z * 0.12,
    0.55,
  );
  wood(stage, 'palm', 18, 30, 90, height, (_x, _z, y) => y > 0.8 && y < 5, 0.8);
  frame();
  if (plan.boats) placeBoats(stage, plan.boats, 0, place * 0.5 + 0.02, 24, 1);
  if (plan.landmark)
    landmarkAt(stage, plan.landmark, place * 12, 44, (x, z) => Math.max(dry ? -9 : 0, height(x, z)));
  return sceneOf(stage, {
    camera: { height: 2.8 * (plan.eye ?? 1), focal: 0.8, horizon: 0.6 },
    ground: { height, highest: 110, near: 1.5, far: 2500, step: 0.005 },
    soil,
    ...(!dry && {
      water: {
        level: 0,
        shallow: hex(plan.water ?? '#4f9a86'),
        deep: hex(plan.water ?? '#1f5a50'),
        clarity: 3,
        waves: 0.1,
        foam: 0,
      },
    }),
    air: { reach: 900, power: 1.2, mist: { base: 0, thickness: 14, density: 1.5 + 4 * (plan.mist ?? 0.3) } },
    focus: { x: clamp(0.5 + place * 0.4, 0.35, 0.65), y: 0.52 },
    shadowReach: 160,
  });

  /** The mouth of the cave as a ring of rock between us and the light, with hanging stones. */
  function frame(): void {
    const dark: [number, number, number] = [rock[0] * 0.16, rock[1] * 0.16, rock[2] * 0.18];
    const rings = 5;
    for (let ring = 0; ring < rings; ring += 1) {
      const z = mouthZ - ring * 2.6;
      const scale = z / mouthZ;
      const shade = 1.5 - ring * 0.3;
      mesh.paint([dark[0] * shade, dark[1] * shade, dark[2] * shade]);
      const edge = (angle: number): [number, number] => {
        const bump = 1 + 0.2 * noise.sum(Math.cos(angle) * 2.4 + ring * 3, Math.sin(angle) * 2.4, 4);
        return [place * 4 + Math.cos(angle) * 6.9 * bump * scale, 2 + Math.sin(angle) * 6.4 * bump * scale];
      };
      for (let step = 0; step < 90; step += 1) {
        const a = -0.5 + (step / 90) * (Math.PI + 1);
        const b = -0.5 + ((step + 1) / 90) * (Math.PI + 1);
        const [ax, ay] = edge(a);
        const [bx, by] = edge(b);
        mesh.quad(
          [ax, ay, z],
          [bx, by, z],
          [bx + Math.cos(b) * 26, by + Math.sin(b) * 26, z],
          [ax + Math.cos(a) * 26, ay + Math.sin(a) * 26, z],
        );
      }
      for (let stone = 0; stone < 7; stone += 1) {
        const angle = between(random, 0.8, 2.35);
        const [x, y] = edge(angle);
        bar(
          mesh,
          [x, y + 0.6, z - 0.1],
          [x, y - between(random, 0.4, 1.7) * scale, z - 0.1],
          0.3 * scale,
          0.03,
          6,
        );
      }
    }
    for (let tuft = 0; tuft < 16; tuft += 1) {
      const angle = between(random, 0.5, 2.6);
      foliage(
        mesh,
        random,
        place * 4 + Math.cos(angle) * 7.4,
        2 + Math.sin(angle) * 6.9,
        mouthZ + 0.4,
        0.8,
        0.6,
        50,
        0.16,
        tones,
      );
    }
  }
}
