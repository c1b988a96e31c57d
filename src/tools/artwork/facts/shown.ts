import type { RecipeName, ScenePlan } from '../plan.ts';
import type { Relief, WaterKind } from './words.ts';

const SEA: readonly WaterKind[] = ['sea', 'lagoon', 'lake'];
const STILL: readonly WaterKind[] = ['sea', 'lagoon', 'lake', 'river', 'canal'];

/** Waters of which a recipe shows one, by its `style` and `wet`; none if it shows no water. */
export function watersShown({ recipe, style, wet }: ScenePlan): readonly WaterKind[] {
  switch (recipe) {
    case 'dunes':
      return style === 'sea' ? ['sea', 'lagoon'] : style === 'oasis' ? ['oasis'] : [];
    case 'plain':
      return style === 'river'
        ? ['river', 'flood']
        : style === 'spring'
          ? ['pools', 'pond', 'spring']
          : style === 'waterhole'
            ? ['waterhole', 'pond', 'flood']
            : style === 'flood'
              ? ['flood', 'lagoon', 'lake', 'river']
              : [];
    case 'beach':
      return SEA;
    case 'coast':
      return wet === 0 ? [] : SEA;
    case 'reef':
      return ['sea'];
    case 'islands':
      return style === 'valley' ? ['river', 'lake'] : SEA;
    case 'lake':
      return SEA;
    case 'mountains':
      return style === 'fjord' ? SEA : [];
    case 'volcano':
      return style === 'lake' ? ['lake', 'sea', 'lagoon'] : [];
    case 'crater':
      return wet === 0 ? [] : ['lake', 'pools'];
    case 'falls':
      return style === 'steps' ? ['pools'] : ['falls'];
    case 'forest':
      return style === 'river' ? ['river', 'canal', 'lagoon', 'flood'] : [];
    case 'canyon':
      return wet === 0 || style === 'badlands' ? [] : ['river', 'pools', 'spring', 'lake'];
    case 'skyline':
      return wet === 0 ? [] : STILL;
    case 'waterfront':
      return [...STILL, 'pond'];
    case 'hilltown':
      return wet === 0 ? [] : ['sea', 'lake'];
    case 'site':
      return (wet ?? 0) > 0 ? ['pond', 'canal', 'river', 'lake', 'lagoon', 'sea'] : [];
    case 'cave':
      return wet === 0 ? [] : ['cave'];
    default:
      return [];
  }
}

/** Land forms of which a place must have one to be drawn by a recipe; recipes without an entry fit any. */
const RELIEFS_SHOWN: Partial<Record<RecipeName, readonly Relief[]>> = {
  dunes: ['dunes'],
  coast: ['cliffs', 'hills', 'flat', 'islands'],
  islands: ['karst', 'islands'],
  mountains: ['mountains', 'snowpeaks', 'kilimanjaro'],
  lake: ['mountains', 'snowpeaks', 'hills', 'mesas', 'crater', 'islands', 'volcano'],
  volcano: ['volcano', 'kilimanjaro', 'mountains'],
  crater: ['crater', 'volcano'],
  canyon: ['canyon', 'mesas', 'cliffs'],
  rocks: ['inselberg', 'mesas', 'cliffs', 'mountains', 'hills'],
  terraces: ['terraces', 'mountains', 'hills'],
  cave: ['karst'],
};

export function reliefsShown({ recipe }: ScenePlan): readonly Relief[] | undefined {
  return RELIEFS_SHOWN[recipe];
}

/** Recipes that are planted all over with what they are named after. */
export const GROWN: Partial<Record<RecipeName, 'tea' | 'rice'>> = { tea: 'tea', terraces: 'rice' };

/** Recipes whose `style` is a style of houses. */
export const TOWNS: ReadonlySet<RecipeName> = new Set([
  'street',
  'hilltown',
  'waterfront',
  'skyline',
  'site',
]);

/** What `trees` may name; other plants of the tables are grass, reeds and crops. */
export const TREES: ReadonlySet<string> = new Set([
  'acacia',
  'palm',
  'dead',
  'quiver',
  'bush',
  'broad',
  'tropical',
  'rain',
  'fir',
  'cypress',
  'autumn',
  'baobab',
  'mangrove',
  'lanterns',
]);
