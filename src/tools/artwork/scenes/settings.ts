import type { LightName } from '../engine/light.ts';

/** Where a landmark is shown when it is the subject of a further scene. */
export interface Setting {
  at:
    | 'land'
    | 'shore'
    | 'jetty'
    | 'surf'
    | 'sea'
    | 'forest'
    | 'glade'
    | 'hills'
    | 'river'
    | 'quay'
    | 'street'
    | 'mountains'
    | 'dunes'
    | 'site';
  size?: number;
  /** Distance relative to the recipe's. */
  near?: number;
  light?: LightName;
  /** Where it is shown instead at places that woods cover. */
  wooded?: Omit<Setting, 'wooded'>;
}

const HERD: Setting = { at: 'land', size: 1.2, near: 0.5 };
const ELEPHANTS: Setting = { ...HERD, wooded: { at: 'glade', size: 1.2, near: 0.6 } };
const CAT: Setting = { at: 'land', size: 2.2, near: 0.34, wooded: { at: 'glade', size: 2.2, near: 0.34 } };
const BIRD: Setting = { at: 'forest', size: 2.2, near: 0.22 };
const RIVER: Setting = { at: 'river', size: 1.3, near: 0.55 };
const TEMPLE: Setting = { at: 'site' };

/** Settings by landmark; a landmark without one is never the subject of a further scene. */
export const settings: Readonly<Record<string, Setting>> = {
  oryx: HERD,
  elephants: ELEPHANTS,
  'asian-elephants': ELEPHANTS,
  giraffes: ELEPHANTS,
  horses: HERD,
  kangaroo: { at: 'land', size: 1.6, near: 0.4 },
  dingo: { at: 'shore', size: 1.6 },
  llama: { at: 'land', size: 1.4, near: 0.45 },
  lions: CAT,
  leopard: CAT,
  cheetah: CAT,
  komodo: { at: 'land', size: 2, near: 0.35 },
  peacock: { at: 'land', size: 2.4, near: 0.4, wooded: { at: 'glade', size: 2.4, near: 0.4 } },
  seals: { at: 'shore' },
  penguins: { at: 'shore', size: 2, near: 0.42 },
  flamingos: { at: 'river', near: 0.8 },
  pelicans: { at: 'river', near: 0.8 },
  hippos: RIVER,
  crocodile: { at: 'river', size: 1.8, near: 0.5 },
  irrawaddy: RIVER,
  mokoro: { at: 'river', size: 1.4, near: 0.6 },
  monkey: { at: 'land', size: 2.2, near: 0.35, wooded: { at: 'hills', size: 2.4, near: 0.22 } },
  orangutan: BIRD,
  sloth: BIRD,
  macaw: BIRD,
  toucan: BIRD,
  hornbill: BIRD,
  turtle: { at: 'shore', size: 1.6, light: 'dusk' },
  whale: { at: 'sea', size: 1.6 },
  dolphins: { at: 'surf', size: 1.6 },
  surfer: { at: 'surf', size: 2.4 },
  'stilt-fishers': { at: 'surf' },
  'beach-huts': { at: 'shore' },
  'outrigger-boats': { at: 'shore' },
  'safari-car': { at: 'land', size: 1.5, near: 0.45 },
  tents: { at: 'land', size: 1.2, near: 0.6, light: 'night' },
  balloon: { at: 'land' },
  'mountain-hut': { at: 'mountains', size: 2.8, near: 2.5 },
  'berber-tent': { at: 'dunes', light: 'night' },
  'camel-caravan': { at: 'dunes', light: 'golden' },
  baobabs: { at: 'land' },
  welwitschia: { at: 'land', size: 2, near: 0.35 },
  'wind-pump': { at: 'land', near: 0.8 },
  'rock-arch': { at: 'land', near: 1.4 },
  'san-shelter': { at: 'land', size: 1.4, near: 0.5 },
  huts: { at: 'land', size: 1.2 },
  shipwreck: { at: 'shore', size: 0.8 },
  train: { at: 'hills', near: 0.7 },
  'nine-arch': { at: 'hills' },
  'tea-factory': { at: 'hills', near: 0.8 },
  'suspension-bridge': { at: 'hills', near: 0.6 },
  'bamboo-bridge': { at: 'river', near: 0.8 },
  'hut-jetty': { at: 'jetty', near: 0.8 },
  'ruin-columns': { at: 'site', size: 1.2 },
  'twyfelfontein-rock': { at: 'land', near: 0.6 },
  ramparts: { at: 'quay' },
  campanile: { at: 'quay' },
  lighthouse: { at: 'shore' },
  'robben-lighthouse': { at: 'shore' },
  elbphilharmonie: { at: 'quay' },
  'brandenburg-gate': { at: 'street' },
  'harbour-bridge': { at: 'quay' },
  tram: { at: 'street', size: 1.1 },
  'market-stalls': { at: 'street', size: 1.2, near: 0.36 },
  'jemaa-stalls': { at: 'street', size: 1.2, near: 0.36 },
  'dutch-church': { at: 'street' },
  'chinese-temple': { at: 'street' },
  'fes-gate': { at: 'street' },
  'fes-tannery': TEMPLE,
  'root-gate': TEMPLE,
  'bali-gate': TEMPLE,
  'maori-house': TEMPLE,
  geyser: { at: 'land' },
  'pagoda-japan': TEMPLE,
  torii: { at: 'quay' },
  buddha: TEMPLE,
  'polonnaruwa-buddha': TEMPLE,
  dagoba: TEMPLE,
  'red-stupa': TEMPLE,
  prang: TEMPLE,
  chedi: TEMPLE,
  wat: TEMPLE,
  khmer: TEMPLE,
  bulguksa: TEMPLE,
  hanok: TEMPLE,
  changdeokgung: TEMPLE,
  pompeii: TEMPLE,
  'pepper-vines': { at: 'land', near: 0.6 },
  sampans: { at: 'river', near: 0.8 },
  dhow: { at: 'surf' },
  'reed-boat': { at: 'river', size: 1.6, near: 0.7 },
  boardwalk: { at: 'forest', near: 0.4 },
  'obelisk-rock': { at: 'land' },
  speicherstadt: { at: 'quay' },
  'black-forest-house': { at: 'land' },
  'gondola-cable': { at: 'hills' },
  sigiriya: { at: 'hills', near: 2.4 },
};
