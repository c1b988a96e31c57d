import { blend, hex, scaled, type Color } from '../engine/color.ts';
import { Material } from '../engine/materials.ts';
import { between, pick } from '../engine/random.ts';
import type { Stage } from '../stage.ts';
import { arcade, bar, box, dome, gable, hip, swungRoof } from './solids.ts';

/** How the houses of a region are built. */
export interface HouseStyle {
  walls: readonly [string, ...string[]];
  roof: string;
  form: 'gable' | 'steep' | 'hip' | 'flat' | 'swung' | 'thatch' | 'stilts' | 'stepped';
  storeys: readonly [number, number];
  material: number;
  /** Color of the stones that the walls stand on. */
  foot?: string;
  /** Doors in the place of shops. */
  doors?: true;
  /** Shops without arcades. */
  simple?: true;
}

const STYLES: Record<string, HouseStyle> = {
  mediterranean: {
    walls: ['#f0dcb8', '#e8c49a', '#f3e6cf', '#e3b08a', '#efd2a6'],
    roof: '#bf6a42',
    form: 'hip',
    storeys: [2, 4],
    material: Material.shutters,
  },
  coloured: {
    walls: ['#e9a06c', '#efc36a', '#d9705a', '#f0dcb0', '#8fb3a0', '#e6b3a0'],
    roof: '#b9633f',
    form: 'gable',
    storeys: [3, 5],
    material: Material.shutters,
  },
  villas: {
    walls: ['#e3a25c', '#d98f78', '#8fb0bd', '#f0e3c4', '#e6c86a', '#a9c0a0', '#c9d3d6'],
    roof: '#9a5a48',
    form: 'gable',
    storeys: [1, 2],
    material: Material.windows,
  },
  colonial: {
    walls: ['#f2c557', '#d96a4a', '#5fa3b8', '#f0e3c4', '#c98fae', '#7fae6a'],
    roof: '#a8573a',
    form: 'gable',
    storeys: [1, 2],
    material: Material.shutters,
  },
  moroccan: {
    walls: ['#d99a70', '#c98560', '#e3ae86', '#cf8f6a'],
    roof: '#c08a64',
    form: 'flat',
    storeys: [1, 4],
    material: Material.windows,
  },
  white: {
    walls: ['#f4f0e6', '#ebe6da', '#f7f3ea', '#e4e4e0'],
    roof: '#e4ddd0',
    form: 'flat',
    storeys: [1, 3],
    material: Material.shutters,
  },
  blue: {
    walls: ['#6f9fd8', '#8db8e6', '#4f86c8', '#a9cbee', '#dfe9f4'],
    roof: '#7fa6d0',
    form: 'flat',
    storeys: [1, 3],
    material: Material.shutters,
  },
  german: {
    walls: ['#f0e6d0', '#e6d3ae', '#d9b98a', '#efe9dc', '#c9d0c0'],
    roof: '#8f4a36',
    form: 'steep',
    storeys: [3, 5],
    material: Material.windows,
  },
  brick: {
    walls: ['#9a4a36', '#a8553c', '#8c4030', '#b0614a'],
    roof: '#5f6a68',
    form: 'stepped',
    storeys: [5, 6],
    material: Material.windows,
  },
  asian: {
    walls: ['#e8d6b4', '#d9c09a', '#c9a67a', '#efe2c8'],
    roof: '#5b5350',
    form: 'swung',
    storeys: [1, 2],
    material: Material.windows,
  },
  yellow: {
    walls: ['#f0c357', '#e8b548', '#f3d07a', '#e9c98a'],
    roof: '#8c5a40',
    form: 'gable',
    storeys: [2, 2],
    material: Material.shutters,
  },
  hanok: {
    walls: ['#efe6d6', '#e6dac4', '#f3ecdf'],
    roof: '#4c4f58',
    form: 'swung',
    storeys: [1, 1],
    material: Material.plaster,
  },
  japanese: {
    walls: ['#8a6a4c', '#6f5540', '#a88a66', '#d9cbb0'],
    roof: '#4d4f55',
    form: 'swung',
    storeys: [1, 2],
    material: Material.windows,
  },
  shophouse: {
    walls: ['#e6d9b8', '#a9cfc2', '#e3b9a0', '#efe6d0', '#c9d3a0', '#b9c6dc'],
    roof: '#a85f42',
    form: 'gable',
    storeys: [2, 3],
    material: Material.shutters,
  },
  rainbow: {
    walls: ['#e87a6a', '#f2c55f', '#6fb3d0', '#8fc79a', '#e9a3bf', '#f3eee0', '#9a8fd0'],
    roof: '#8fb0bd',
    form: 'flat',
    storeys: [1, 3],
    material: Material.shutters,
  },
  // Raw concrete and painted blocks under sheets of zinc.
  blocks: {
    walls: ['#b9b2a6', '#d9cdb4', '#a9a49a', '#c98a6a', '#9fb3ae', '#d9b98a'],
    roof: '#98908a',
    form: 'gable',
    storeys: [1, 2],
    material: Material.shutters,
  },
  // Painted weatherboard under corrugated iron.
  weatherboard: {
    walls: ['#f4f0e6', '#e9dcc4', '#dbe4e2', '#d9c0a8', '#f2e6b8', '#c4d0c4'],
    roof: '#8a5a50',
    form: 'gable',
    storeys: [1, 2],
    material: Material.shutters,
  },
  // Tall houses of coral stone and lime under rusty iron.
  coral: {
    walls: ['#d8ccb2', '#cbbd9f', '#e3d9c4', '#bfae90'],
    roof: '#8f6650',
    form: 'gable',
    storeys: [2, 4],
    material: Material.shutters,
  },
  thatch: {
    walls: ['#c9a67a', '#b9936a', '#d6b88c'],
    roof: '#9a7f4f',
    form: 'thatch',
    storeys: [1, 1],
    material: Material.wood,
  },
  stilts: {
    walls: ['#a8845a', '#8f6f4c', '#bf9a6c'],
    roof: '#8a7048',
    form: 'stilts',
    storeys: [1, 1],
    material: Material.wood,
  },
  andes: {
    walls: ['#d9b48a', '#c99a70', '#e6cda6', '#efe0c4'],
    roof: '#a8583a',
    form: 'gable',
    storeys: [2, 3],
    material: Material.shutters,
  },
  // Adobe on the walls that the Inca laid.
  inca: {
    walls: ['#c79a70', '#b98a62', '#d3ab82', '#c9a07a'],
    roof: '#a3623f',
    form: 'gable',
    storeys: [1, 2],
    material: Material.plaster,
    foot: '#8d8373',
    doors: true,
  },
  // Low shops under corrugated iron.
  tin: {
    walls: ['#e0c48a', '#8fb0a6', '#e9dcc0', '#c9785a', '#a9bfd0', '#d9b27a'],
    roof: '#9aa0a2',
    form: 'gable',
    storeys: [1, 1],
    material: Material.plaster,
    simple: true,
  },
  alpine: {
    walls: ['#f0e9dc', '#d9c6a0', '#a67c52'],
    roof: '#6b4a38',
    form: 'gable',
    storeys: [2, 3],
    material: Material.windows,
  },
  gassho: {
    walls: ['#7a5f45', '#8f7354', '#efe6d6'],
    roof: '#6f5c44',
    form: 'thatch',
    storeys: [2, 2],
    material: Material.wood,
  },
  modern: {
    walls: ['#d9dde0', '#c4ccd2', '#e9e6df', '#b0bac4'],
    roof: '#9aa3aa',
    form: 'flat',
    storeys: [4, 10],
    material: Material.windows,
  },
  himba: {
    walls: ['#a8643f', '#b9744a'],
    roof: '#94563a',
    form: 'thatch',
    storeys: [1, 1],
    material: Material.plain,
  },
};

export function styleOf(stage: Stage, fallback: string): HouseStyle {
  const { plan } = stage;
  const base = STYLES[plan.style ?? fallback] ?? STYLES[fallback] ?? STYLES['mediterranean']!;
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
