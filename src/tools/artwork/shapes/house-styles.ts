import { Material } from '../engine/materials.ts';

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

/** Styles by the name that plans call them. */
export const HOUSE_STYLES: Readonly<Record<string, HouseStyle>> = {
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
