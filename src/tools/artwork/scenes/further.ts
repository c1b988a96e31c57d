import type { LightName } from '../engine/light.ts';
import { TREES } from '../facts/shown.ts';
import { seedOf } from '../engine/random.ts';
import { isWooded } from '../facts/complete.ts';
import type { Facts } from '../facts/table.ts';
import { BIOMES, GROUND_COLORS, GROUNDS, type WaterKind } from '../facts/words.ts';
import { HERDS } from '../shapes/animals.ts';
import type { ScenePlan } from '../plan.ts';
import { furtherPlans } from './further-plans.ts';
import { settings, type Setting } from './settings.ts';

/** Heights of the hills behind a beach, so that two of them differ. */
const SHORES = [0.05, 0.2, 0.45, 0.75, 0.1];

/** Land forms with high ground behind a shore. */
const RISING = ['rolling', 'hills', 'mountains', 'snowpeaks', 'cliffs', 'karst', 'islands'] as const;

/** Grounds of pastures and fields. */
const OPEN: ReadonlySet<string> = new Set(['grass', 'drygrass', 'rice', 'soil', 'redsoil', 'clay']);

/** Animals that graze on pastures, in a country of woods as well. */
const TAME: ReadonlySet<string> = new Set(['cow', 'sheep', 'buffalo', 'horse']);

/** Animals that live between land and sea. */
const ON_SHORES: ReadonlySet<string> = new Set(['seal', 'penguin']);

/** Light of the further scene by that of the first. */
const OTHER_LIGHT: Record<LightName, LightName> = {
  morning: 'golden',
  noon: 'morning',
  golden: 'noon',
  dusk: 'morning',
  night: 'golden',
};

/**
 * The second picture of a place: another landmark, animal or boat of its facts than the first shows, in its own
 * setting and another light; where the facts have no other subject, the first one from another side.
 */
export function furtherPlanOf(key: string, first: ScenePlan, facts: Facts): ScenePlan {
  const own = furtherPlans[key];
  if (own) return own;
  const light = OTHER_LIGHT[first.light];
  const shown = first.landmark?.replace(/[*@].*$/, '');
  const sight = facts.sights.find((one) => one !== shown && !isSame(one, shown) && settings[one]);
  if (sight) return planAround(sight, settings[sight] ?? { at: 'site' }, facts, light, seedOf(key), first);
  const herds = first.animals?.split('+') ?? [];
  const animal = facts.animals.find((one) => !herds.includes(one) && HERDS[one]);
  if (animal && ON_SHORES.has(animal) && has(facts, 'sea'))
    return { recipe: 'beach', light, animals: animal, high: 0.1, wild: 0.7, place: 1 };
  if (animal) {
    const isAmongTrees = isWooded(facts) && !(TAME.has(animal) && facts.grounds.some((one) => OPEN.has(one)));
    const land = isAmongTrees ? gladeOf(facts, light) : landOf(facts, light);
    return { ...land, animals: animal, near: 0.8, place: 0.2 };
  }
  return mirrored(first, light);
}

function planAround(
  name: string,
  setting: Setting,
  facts: Facts,
  usual: LightName,
  variety: number,
  first: ScenePlan,
): ScenePlan {
  const { at, size = 1, near, light } = (isWooded(facts) && setting.wooded) || setting;
  const rises = RISING.some((one) => facts.reliefs[0] === one);
  const high = SHORES[variety % SHORES.length] ?? 0.3;
  const shore = {
    high: rises ? high : 0.04,
    place: variety % 2 === 0 ? 1 : -1,
  };
  const landmark = size === 1 ? name : `${name}*${size}`;
  const base = {
    light: light && OTHER_LIGHT[light] !== usual ? light : usual,
    landmark,
    place: 0.2,
    ...(near !== undefined && { near }),
  };
  const [ground = 'soil'] = facts.grounds;
  const color = { ground: GROUND_COLORS[ground] };
  const sand = ground === 'darksand' || ground === 'lava' ? color : {};
  switch (at) {
    case 'land':
      return { ...landOf(facts, base.light), ...base };
    case 'shore':
      return { recipe: 'beach', wild: 0.4, ...sand, ...base, ...shore };
    case 'surf':
      return { recipe: 'beach', wild: 0.9, ...sand, ...base, ...shore };
    case 'sea':
      return { recipe: 'beach', style: 'offshore', wild: 0.3, ...base, high: shore.high, place: 1 };
    case 'forest':
      return {
        recipe: 'forest',
        ...(has(facts, 'river', 'canal') && { style: 'river' }),
        high: 0.5,
        mist: 0.3,
        ...base,
      };
    case 'glade':
      return { ...gladeOf(facts, base.light), ...base };
    case 'hills':
      return { recipe: 'forest', high: facts.reliefs[0] === 'flat' ? 0.1 : 0.6, mist: 0.4, ...base };
    case 'jetty':
      if (facts.waters[0]?.kind === 'lagoon')
        return { recipe: 'lake', high: rises ? 0.05 : -0.44, snow: 0, wild: 1, ...base };
      return has(facts, 'sea')
        ? { recipe: 'beach', wild: 0.1, ...base, high: rises ? 0.3 : 0.04, place: 1 }
        : { recipe: 'plain', style: waterStyleOf(facts), wild: 0.8, wet: 1, ...base };
    case 'river':
      return { recipe: 'plain', style: waterStyleOf(facts), wild: 0.8, wet: 1, ...base };
    case 'quay':
      return { recipe: 'waterfront', high: 0.1, ...style(facts), ...base };
    case 'street':
      return { recipe: 'street', high: 0.5, ...style(facts), ...base };
    case 'mountains':
      return { ...mountainsOf(first, facts), ...base };
    case 'dunes':
      return { recipe: 'dunes', high: 0.4, trees: 'none', ...color, ...base };
    default:
      return { recipe: 'site', ...color, ...base };
  }
}

/** The mountains of the first scene, where it shows some; with snow only where it lies on them. */
function mountainsOf(first: ScenePlan, facts: Facts): Omit<ScenePlan, 'light'> {
  if (first.recipe !== 'mountains')
    return { recipe: 'mountains', snow: facts.reliefs.includes('snowpeaks') ? 0.4 : 0, high: 0.5 };
  const { high = 0.5, snow = 0, wild, rock, ground, trees } = first;
  return {
    recipe: 'mountains',
    high,
    snow,
    ...(wild !== undefined && { wild }),
    ...(rock !== undefined && { rock }),
    ...(ground !== undefined && { ground }),
    ...(trees !== undefined && { trees }),
  };
}

/** A clearing among the trees of a place. */
function gladeOf(facts: Facts, light: LightName): ScenePlan {
  return {
    recipe: 'forest',
    light,
    style: 'glade',
    high: facts.reliefs[0] === 'flat' ? 0.1 : 0.6,
    mist: 0.2,
  };
}

/** The open land of a place: grass, gravel or sand in its own color; green where woods get rain. */
function landOf(facts: Facts, light: LightName): ScenePlan {
  const { cover } = BIOMES[facts.biome];
  const lush = isWooded(facts) && facts.season !== 'dry';
  const green = lush ? facts.grounds.find((one) => GROUNDS[one]) : undefined;
  const open = facts.grounds.filter((one) => one !== 'leaf' && one !== 'rock' && one !== 'paving');
  const dry = facts.season === 'dry' ? open.find((one) => !GROUNDS[one]) : undefined;
  const ground = green ?? dry ?? open[0] ?? facts.grounds[0] ?? 'soil';
  return {
    recipe: 'plain',
    light,
    ground: GROUND_COLORS[ground],
    wild: Math.min(0.8, cover),
    ...((lush || facts.season === 'green') && { wet: 1 }),
    ...(!facts.plants.some((plant) => TREES.has(plant)) && { trees: 'none' }),
  };
}

function has(facts: Facts, ...kinds: WaterKind[]): boolean {
  return facts.waters.some(({ kind }) => kinds.includes(kind));
}

function waterStyleOf(facts: Facts): string {
  if (has(facts, 'river')) return 'river';
  return has(facts, 'flood', 'lagoon', 'lake') ? 'flood' : 'waterhole';
}

function style(facts: Facts): Partial<ScenePlan> {
  const [houses] = facts.houses;
  return houses === undefined ? {} : { style: houses };
}

/** The same subject from the other side, higher, under another light. */
function mirrored(first: ScenePlan, light: LightName): ScenePlan {
  return {
    ...first,
    light,
    side: first.side === 'right' ? 'left' : 'right',
    eye: (first.eye ?? 1) * 1.35,
    throw: (first.throw ?? 0) + 11,
    ...(first.place !== undefined && { place: -first.place * 0.8 }),
  };
}

/** Landmarks of two names that show the same. */
function isSame(one: string, other: string | undefined): boolean {
  if (other === undefined) return false;
  return (
    one.startsWith(other) ||
    other.startsWith(one) ||
    SAME.some((names) => names.includes(one) && names.includes(other))
  );
}

const SAME: readonly (readonly string[])[] = [
  ['torii', 'fushimi-torii'],
  ['koutoubia', 'minaret'],
  ['chichi-church', 'church'],
  ['himba-huts', 'huts'],
  ['rock-arch', 'bogenfels'],
];
