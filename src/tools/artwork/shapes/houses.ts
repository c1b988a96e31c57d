import { blend, hex, scaled, type Color } from '../engine/color.ts';
import { Material } from '../engine/materials.ts';
import { between, pick } from '../engine/random.ts';
import type { Stage } from '../stage.ts';
import { HOUSE_STYLES, type HouseStyle } from './house-styles.ts';
import { arcade, bar, box, dome, gable, hip, swungRoof } from './solids.ts';

export function styleOf(stage: Stage, fallback: string): HouseStyle {
  const { plan } = stage;
  const base =
    HOUSE_STYLES[plan.style ?? fallback] ?? HOUSE_STYLES[fallback] ?? HOUSE_STYLES['mediterranean']!;
  const [first, ...rest] = plan.walls ?? [];
  return {
    ...base,
    ...(first !== undefined && { walls: [first, ...rest] as const }),
    ...(plan.roofs && { roof: plan.roofs }),
  };
}

/** One house with its front towards -z; gives the height of its eaves. */
export function house(stage: Stage, style: HouseStyle, wide: number, deep: number, storeys: number): number {
  const { mesh, random } = stage;
  const floor = 3.3;
  const tall = storeys * floor;
  const wall = scaled(hex(pick(random, style.walls)), between(random, 0.9, 1.04));
  const roof: Color = scaled(hex(style.roof), between(random, 0.85, 1.12));
  const lift = style.form === 'stilts' ? 2 : 0;
  if (lift > 0) {
    mesh.paint(scaled(wall, 0.55));
    for (const x of [-0.4, 0, 0.4])
      for (const z of [-0.4, 0.4])
        bar(mesh, [x * wide, -2, z * deep], [x * wide, lift, z * deep], 0.14, 0.14, 5);
  }
  mesh.paint(wall, style.material);
  box(mesh, 0, lift - (lift > 0 ? 0 : 6), 0, wide, tall + (lift > 0 ? 0 : 6), deep);
  if (style.foot !== undefined) {
    mesh.paint(scaled(hex(style.foot), between(random, 0.9, 1.08)), Material.stone);
    box(mesh, 0, -6, 0, wide + 0.3, 8.2, deep + 0.3);
  }
  const top = tall + lift;
  const tiles = style.form === 'thatch' || style.form === 'stilts' ? Material.thatch : Material.tiles;
  mesh.paint(roof, tiles);
  if (style.form === 'gable') gable(mesh, 0, top, 0, wide + 0.5, deep * 0.27, deep + 1);
  else if (style.form === 'steep')
    mesh.within(0, top, 0, Math.PI / 2, 1, () => gable(mesh, 0, 0, 0, deep + 0.4, wide * 0.75, wide + 0.5));
  else if (style.form === 'hip') hip(mesh, 0, top, 0, wide + 0.9, Math.min(wide, deep) * 0.24, deep + 0.9);
  else if (style.form === 'swung')
    swungRoof(mesh, 0, top - 0.1, 0, wide + 2.2, deep * 0.42, deep + 2.4, 0.16, 0.62);
  else if (style.form === 'thatch' || style.form === 'stilts')
    mesh.within(0, top, 0, random() < 0.5 ? Math.PI / 2 : 0, 1, () =>
      gable(
        mesh,
        0,
        -0.5,
        0,
        Math.max(wide, deep) + 0.8,
        Math.min(wide, deep) * (style.walls[0] === '#7a5f45' ? 1 : 0.55),
        Math.min(wide, deep) + 1.8,
      ),
    );
  else if (style.form === 'stepped') {
    mesh.paint(wall, Material.windows);
    mesh.within(0, top, 0, Math.PI / 2, 1, () => gable(mesh, 0, 0, 0, deep, wide * 0.5, wide));
    mesh.paint(roof, Material.tiles);
    mesh.within(0, top, 0, Math.PI / 2, 1, () => gable(mesh, 0, 0.3, 0, deep - 0.8, wide * 0.5, wide + 0.6));
  } else {
    mesh.paint(scaled(wall, 0.96));
    box(mesh, 0, top, -deep / 2 + 0.2, wide, 0.8, 0.4);
    box(mesh, 0, top, deep / 2 - 0.2, wide, 0.8, 0.4);
    if (random() < 0.35 && storeys < 4)
      box(mesh, between(random, -0.25, 0.25) * wide, top, 0, wide * 0.4, 2.4, deep * 0.4);
    if (random() < 0.12 && storeys < 4) dome(mesh, 0, top, 0, wide * 0.26, wide * 0.26);
  }
  if (random() < 0.25 && style.form !== 'flat' && style.form !== 'thatch' && style.form !== 'stilts') {
    mesh.paint(blend(wall, roof, 0.5));
    box(mesh, between(random, -0.3, 0.3) * wide, top + 0.3, deep * 0.12, 0.8, deep * 0.3, 0.8);
  }
  return top;
}

/** A row of houses side by side along x at about `z`, with their fronts towards -z; `gaps` is the share left out. */
export function rowOfHouses(
  stage: Stage,
  style: HouseStyle,
  z: number,
  land: (x: number, z: number) => number,
  isFree: (x: number) => boolean,
  gaps: number,
): void {
  const { mesh, random, middle, shape } = stage;
  let x = (middle - 0.62 * shape * 0.75) * z;
  while (x < (middle + 0.62 * shape * 0.75) * z) {
    const wide = between(random, 6, 10.5);
    const storeys = Math.round(between(random, style.storeys[0], style.storeys[1]));
    if (!isFree(x) && random() > gaps) {
      const pz = z + between(random, -1.5, 1.5);
      mesh.within(
        x + wide / 2,
        land(x + wide / 2, pz),
        pz,
        between(random, -0.06, 0.06),
        1,
        () => void house(stage, style, wide * 0.98, between(random, 8, 11), storeys),
      );
    }
    x += wide + (random() < 0.12 ? 3 : 0);
  }
}

/** Some houses over the land wherever `landAt` gives a height. */
export function village(
  stage: Stage,
  count: number,
  landAt: (x: number, z: number) => number | undefined,
  near: number,
  far: number,
): void {
  const { mesh, random } = stage;
  const { walls, style: own } = stage.plan;
  const usual = own === 'paddies' ? (walls ? 'thatch' : 'stilts') : walls ? 'andes' : 'thatch';
  const style = styleOf({ ...stage, plan: { ...stage.plan, style: usual } }, usual);
  for (let index = 0; index < count * 4; index += 1) {
    const z = near * (far / near) ** random();
    const x = between(random, -0.5, 0.5) * z;
    const y = landAt(x, z);
    if (y === undefined || index % 4 !== 0) continue;
    mesh.within(
      x,
      y,
      z,
      between(random, -0.5, 0.5),
      1,
      () => void house(stage, style, between(random, 6, 10), between(random, 6, 8), style.storeys[0]),
    );
  }
}

/** A door and small windows in a house's front. */
export function doorFront({ mesh, random }: Stage, wide: number): void {
  mesh.paint(hex('#4a3626'));
  box(mesh, between(random, -0.2, 0.2) * wide, 0, -0.22, 1.3, 2.3, 0.12);
  mesh.paint(hex('#2c241e'));
  for (const at of [-0.34, 0.34]) box(mesh, at * wide, 2.5, -0.05, 0.8, 0.7, 0.2);
}

/** An arcade of shops along a street's foot, with awnings and lamps. */
export function shopFront(stage: Stage, wide: number, awning: Color, arcaded = true): void {
  const { mesh, random } = stage;
  mesh.paint(scaled(awning, 0.9));
  mesh.quad([-wide / 2, 3.1, -0.05], [wide / 2, 3.1, -0.05], [wide / 2, 2.5, -1.6], [-wide / 2, 2.5, -1.6]);
  mesh.paint([0.05, 0.045, 0.04]);
  box(mesh, 0, 0, -0.06, wide * 0.72, 2.4, 0.1);
  if (random() < 0.5 && arcaded) {
    mesh.paint(blend(awning, [0.9, 0.85, 0.7], 0.5));
    arcade(mesh, 0, 0, -0.12, wide * 0.9, 3, 0.2, 2);
  }
}
