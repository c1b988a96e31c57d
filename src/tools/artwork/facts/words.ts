/** What a landscape looks like from far: the color of its hills, what grows between, and how much of it is green. */
export interface Biome {
  hill: string;
  /** Tones of bushes and low growth. */
  bush: string;
  /** Share of the ground that plants cover, 0 to 1. */
  cover: number;
}

export const BIOMES = {
  'sand-desert': { hill: '#c08a58', bush: 'dry', cover: 0 },
  'gravel-desert': { hill: '#a58c72', bush: 'dry', cover: 0.05 },
  'desert-coast': { hill: '#b39c7e', bush: 'dry', cover: 0 },
  volcanic: { hill: '#6b6058', bush: 'dry', cover: 0.15 },
  'semi-desert': { hill: '#94805c', bush: 'dry', cover: 0.25 },
  savanna: { hill: '#8d8350', bush: 'savanna', cover: 0.5 },
  puna: { hill: '#a3935c', bush: 'dry', cover: 0.4 },
  moor: { hill: '#8a8452', bush: 'dry', cover: 0.6 },
  fynbos: { hill: '#7c7d54', bush: 'dry', cover: 0.6 },
  mediterranean: { hill: '#79804e', bush: 'olive', cover: 0.6 },
  'dry-forest': { hill: '#6b7d46', bush: 'tropical', cover: 0.8 },
  wetland: { hill: '#6f8448', bush: 'savanna', cover: 0.8 },
  farmland: { hill: '#6f8a48', bush: 'temperate', cover: 0.8 },
  alpine: { hill: '#6c7d4e', bush: 'temperate', cover: 0.6 },
  'temperate-forest': { hill: '#56763f', bush: 'temperate', cover: 1 },
  'conifer-forest': { hill: '#41603f', bush: 'fir', cover: 1 },
  'monsoon-forest': { hill: '#4f7a3c', bush: 'tropical', cover: 1 },
  'tropical-coast': { hill: '#4a7a3c', bush: 'tropical', cover: 1 },
  rainforest: { hill: '#35693c', bush: 'rain', cover: 1 },
  'cloud-forest': { hill: '#3d6a48', bush: 'rain', cover: 1 },
  snow: { hill: '#dfe6ee', bush: 'fir', cover: 0.1 },
  reef: { hill: '#4a7a3c', bush: 'tropical', cover: 0.3 },
  city: { hill: '#6f7f5a', bush: 'temperate', cover: 0.3 },
} as const satisfies Record<string, Biome>;
export type BiomeName = keyof typeof BIOMES;

/** Land forms, and the distant land that may stand behind a picture of each. */
export const RELIEFS = {
  flat: ['flat', 'sea'],
  rolling: ['flat', 'hills'],
  hills: ['hills'],
  mountains: ['peaks', 'hills', 'broad'],
  snowpeaks: ['snow', 'peaks'],
  mesas: ['mesas', 'table'],
  karst: ['karst', 'hills'],
  volcano: ['volcano'],
  kilimanjaro: ['kilimanjaro'],
  crater: ['rim', 'hills'],
  dunes: ['flat'],
  canyon: ['mesas', 'hills'],
  cliffs: ['sea', 'flat', 'hills'],
  inselberg: ['flat', 'hills'],
  islands: ['sea', 'hills'],
  terraces: ['hills'],
  // How mountains look: worn and without walls, or bare rock above the woods.
  rounded: ['peaks', 'hills'],
  crags: ['peaks', 'hills'],
  // What is not a sharp cone.
  shield: ['volcano'],
  truncated: ['volcano'],
  ragged: ['volcano'],
} as const;
export type Relief = keyof typeof RELIEFS;

/** Bodies of water, and whether one sees them at the place. */
export const WATERS = [
  'none',
  'sea',
  'lagoon',
  'lake',
  'river',
  'falls',
  'pools',
  'waterhole',
  'flood',
  'canal',
  'pond',
  'cave',
  'spring',
  'oasis',
] as const;
export type WaterKind = (typeof WATERS)[number];

export interface WaterTone {
  shallow: string;
  deep: string;
  /** Hues in degrees that a plan's own color may have. */
  hues: readonly [number, number];
  /** Largest minus smallest channel, 0 to 1, that it may have. */
  chroma: readonly [number, number];
}

/** Colors of water by the words of the tables. */
export const WATER_COLORS = {
  turquoise: { shallow: '#62d2c6', deep: '#147f9c', hues: [150, 200], chroma: [0.18, 1] },
  milky: { shallow: '#86cfe2', deep: '#4f9fc0', hues: [150, 215], chroma: [0.12, 1] },
  blue: { shallow: '#58a9b4', deep: '#17608c', hues: [180, 225], chroma: [0.15, 1] },
  green: { shallow: '#67a184', deep: '#25604f', hues: [80, 185], chroma: [0.05, 0.75] },
  cold: { shallow: '#6d9c9c', deep: '#22586c', hues: [165, 215], chroma: [0.08, 0.6] },
  grey: { shallow: '#98a5a2', deep: '#56686c', hues: [0, 360], chroma: [0, 0.28] },
  dark: { shallow: '#62705e', deep: '#26382f', hues: [0, 360], chroma: [0, 0.45] },
  brown: { shallow: '#9a8460', deep: '#64543a', hues: [15, 75], chroma: [0.05, 0.5] },
  pale: { shallow: '#c2cbc6', deep: '#8fa2a6', hues: [0, 360], chroma: [0, 0.35] },
} as const satisfies Record<string, WaterTone>;
export type WaterColor = keyof typeof WATER_COLORS;

/** What the ground is made of; those with leaves may be drawn green. */
export const GROUNDS = {
  sand: false,
  redsand: false,
  darksand: false,
  clay: false,
  gravel: false,
  rock: false,
  redrock: false,
  chalk: false,
  salt: false,
  ash: false,
  lava: false,
  mud: false,
  soil: false,
  redsoil: false,
  paving: false,
  snow: false,
  coral: false,
  drygrass: false,
  grass: true,
  leaf: true,
  rice: true,
  tea: true,
  vines: true,
} as const;
export type GroundName = keyof typeof GROUNDS;

/** Usual color of each ground. */
export const GROUND_COLORS: Readonly<Record<GroundName, string>> = {
  sand: '#d8b67e',
  redsand: '#c86a38',
  darksand: '#8f7c66',
  clay: '#d2bd9a',
  gravel: '#b59c7c',
  rock: '#9a8a74',
  redrock: '#b06a44',
  chalk: '#e6e2d4',
  salt: '#e6ded0',
  ash: '#7a7068',
  lava: '#5a524e',
  mud: '#8a7658',
  soil: '#b09468',
  redsoil: '#b4583a',
  paving: '#b0a28a',
  snow: '#eaf0f6',
  coral: '#d9c9a8',
  drygrass: '#b9a05c',
  grass: '#84a04a',
  leaf: '#6f8f45',
  rice: '#86ab3c',
  tea: '#5f9434',
  vines: '#7f9a48',
};

export const SEASONS = ['dry', 'green', 'summer', 'autumn', 'snow'] as const;
export type Season = (typeof SEASONS)[number];
