import { backdropOf } from '../backdrop.ts';
import { hex, scaled } from '../engine/color.ts';
import { Material } from '../engine/materials.ts';
import { smooth } from '../engine/math.ts';
import { between, pick } from '../engine/random.ts';
import type { Scene } from '../engine/scene.ts';
import { landmarkAt } from '../landmarks/landmark.ts';
import { plant } from '../scatter.ts';
import { placeBirds } from '../shapes/animals.ts';
import { person } from '../shapes/boats.ts';
import { doorFront, house, shopFront, styleOf } from '../shapes/houses.ts';
import { foliage } from '../shapes/plants.ts';
import { bar, cylinder } from '../shapes/solids.ts';
import { type Stage, colorOf, dim, over, put, sceneOf, tonesOf } from '../stage.ts';

/** View down a street or across a square, with the landmark at its end. */
export function street(stage: Stage): Scene {
  const { plan, noise, random, mesh, side, palette } = stage;
  const style = styleOf(stage, 'colonial');
  const back = backdropOf(stage);
  const half = 5.2 + 9 * (plan.high ?? 0.25);
  const place = plan.place ?? side * 0.1;
  const paving = colorOf(stage, plan.ground, '#a8977e');
  const climb = plan.wild === 1 ? 0.11 : 0;
  const height = (x: number, z: number): number =>
    z * climb +
    noise.sum(x * 0.4, z * 0.4, 2) * 0.04 +
    smooth(90, 170, z) * (rise(z) - climb * z * 0.4) +
    back.height(x, z);
  const rise = (z: number): number => (plan.back === 'sea' ? -Math.min(14, (z - 90) * 0.12) : 0);
  const soil: Scene['soil'] = (x, y, z, _nx, ny, _nz, distance, out) => {
    const column = Math.floor(x / 0.8 + (Math.floor(z / 0.8) & 1) * 0.5);
    const stone = noise.cell(column + 300, Math.floor(z / 0.8)) - 0.5;
    put(out, paving);
    dim(out, 1 + stone * 0.32 * smooth(50, 10, distance) + noise.sum(x * 0.2, z * 0.2, 3) * 0.24);
    if (plan.wet) dim(out, 0.75);
    if (z > 95) over(out, colorOf(stage, undefined, '#6f8a4a'), smooth(95, 130, z));
    back.paint(x, y, z, ny, out);
  };
  const land = (x: number, z: number): number => height(x, z);
  for (const across of [-1, 1]) {
    let z = 9;
    while (z < (plan.landmark ? 62 : 110)) {
      const wide = between(random, 6.5, 10);
      const storeys = Math.round(between(random, style.storeys[0], style.storeys[1]));
      const x = across * (half + 5) + place * 3;
      mesh.within(x, land(x, z), z + wide / 2, ((-across * Math.PI) / 2) * -1, 1, () => {
        house(stage, style, wide * 0.99, 10, storeys);
        mesh.within(0, 0, -5, 0, 1, () =>
          style.doors
            ? doorFront(stage, wide)
            : shopFront(
                stage,
                wide * 0.8,
                pick(random, [palette.accent, hex('#d9c9a0'), hex('#3f7a7a'), hex('#b9503c')]),
                // Houses of wood have no arches.
                !style.simple && style.form !== 'swung',
              ),
        );
      });
      if (plan.light === 'dusk' || plan.light === 'night' || plan.trees === 'lanterns') {
        lantern(stage, across * (half - 0.9) + place * 3, land(x, z) + 3.6, z + wide * 0.5);
      }
      z += wide;
    }
  }
  if (plan.trees === 'lanterns') {
    for (let z = 14; z < 62; z += 6) {
      for (let index = 0; index < 7; index += 1) {
        const share = (index + 0.5) / 7;
        const x = (share * 2 - 1) * half;
        lantern(
          stage,
          x + place * 3,
          land(x, z) + 5.4 - 1.1 * (1 - (share * 2 - 1) ** 2) + (z % 12) * 0.06,
          z,
        );
      }
    }
  } else if (plan.trees && plan.trees !== 'none') {
    for (const across of [-1, 1])
      for (const z of [22, 38, 54]) plant(stage, plan.trees, across * (half - 1.2), land(0, z), z, 0.8, 0.5);
  }
  for (let index = 0; index < 16; index += 1) {
    const z = 14 + 48 * random();
    const x = between(random, -0.75, 0.75) * half;
    mesh.within(x + place * 3, land(x, z), z, random() * 6, 1.2, () =>
      person(
        mesh,
        0,
        0,
        0,
        pick(random, [palette.accent, hex('#d8d0c0'), hex('#4a6a8a'), hex('#c9a04a'), hex('#8a4a5a')]),
        true,
      ),
    );
  }
  for (const across of [-1, 1]) {
    for (const z of [10.5, 16, 25]) {
      const x = across * (half - 0.7) + place * 3;
      mesh.paint(hex('#a8603c'));
      cylinder(mesh, x, land(x, z), z, 0.32, 0.55, 10);
      foliage(mesh, random, x, land(x, z) + 0.95, z, 0.55, 0.6, 160, 0.12, {
        ...tonesOf(stage, 'tropical'),
        bright: random() < 0.5 ? palette.accent : hex('#8fb04a'),
      });
    }
  }
  if (plan.landmark) landmarkAt(stage, plan.landmark, place * 3, 74 * stage.near, land);
  placeBirds(stage, 5, 0.04, 0.5, 80);
  return sceneOf(stage, {
    camera: { height: 2.6 * (plan.eye ?? 1) + 0.4, focal: 0.82, horizon: 0.58 },
    ground: { height, highest: 30 + back.highest, near: 1.5, far: 14000, step: 0.006 },
    soil,
    air: { reach: 2400, power: 1.2, mist: { base: 0, thickness: 12, density: (plan.mist ?? 0.2) * 5 } },
    focus: { x: 0.5 + place * 0.05, y: 0.46 },
    shadowReach: 120,
  });
}

function lantern(stage: Stage, x: number, y: number, z: number): void {
  const { mesh, light, random, palette } = stage;
  const shine = 0.5 + light.lamps * 1.1;
  const hue =
    stage.plan.trees === 'lanterns'
      ? pick(random, [hex('#e0402c'), hex('#f0a030'), palette.accent, hex('#e8c25a')])
      : hex('#ffc46a');
  mesh.paint(scaled(hue, shine * 1.5), light.lamps > 0.1 ? Material.lamp : Material.plain);
  cylinder(mesh, x, y - 0.3, z, 0.24, 0.5, 9);
  mesh.paint(hex('#2a2320'));
  bar(mesh, [x, y + 0.2, z], [x, y + 0.7, z], 0.02, 0.02, 4);
}
