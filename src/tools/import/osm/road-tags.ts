import type { Network } from '../../../model/schemas/network.ts';

type RoadClass = Network['classes'][string];

/** Classes of imported roads, by their names in a network; their speeds are those of roads without a `maxspeed`. */
export const ROAD_CLASSES: Readonly<Record<string, RoadClass>> = {
  'osm-motorway': { speedKmh: 95, surface: 'tar' },
  'osm-trunk': { speedKmh: 75, surface: 'tar' },
  'osm-primary': { speedKmh: 62, surface: 'tar' },
  'osm-secondary': { speedKmh: 52, surface: 'tar' },
  'osm-tertiary': { speedKmh: 42, surface: 'tar' },
  'osm-minor': { speedKmh: 30, surface: 'tar' },
  'osm-gravel': { speedKmh: 45, surface: 'gravel', hint: 'gravel' },
  'osm-salt': { speedKmh: 60, surface: 'salt', hint: 'salt-road' },
  'osm-sand': { speedKmh: 18, surface: 'sand', access: 'four-by-four' },
  'osm-track': { speedKmh: 20, surface: 'gravel', access: 'four-by-four' },
};
export const CLASS_NAMES: readonly string[] = Object.keys(ROAD_CLASSES);
const kindOf = (name: string): number => CLASS_NAMES.indexOf(`osm-${name}`);
export const MOTORWAY = kindOf('motorway');
export const FIRST_UNPAVED = kindOf('gravel');
/** From here on an ordinary car cannot drive. */
export const FIRST_FOUR_BY_FOUR = kindOf('sand');

export interface RoadTags {
  /** Index in `CLASS_NAMES`. */
  kind: number;
  speedKmh: number;
  /** Directions of travel: 1 in the order of the nodes, -1 against it, 0 both. */
  oneway: -1 | 0 | 1;
  toll: boolean;
  /** A motorway or a ramp: no place lies at it. */
  isThrough: boolean;
  /** Number, else name, of a main road. */
  name: string;
}

const PAVED = /^(paved|asphalt|concrete|chipseal|paving_stones|sett|cobblestone|metal|wood|tar)/;
/** km/h on roads without a hard surface; what is not listed counts as gravel. */
const UNPAVED_KMH: Readonly<Record<string, number>> = {
  compacted: 60,
  fine_gravel: 60,
  pebblestone: 40,
  dirt: 35,
  earth: 35,
  ground: 35,
  grass: 25,
  rock: 15,
};
const SOFT = new Set(['sand', 'mud']);
const SOFT_KMH = 18;
const SALT_KMH = 60;
const GRAVEL_KMH = 45;
/** Tracks by their `tracktype`: better ones are driven by every car. */
const TRACKS: Readonly<Record<string, { kind: number; speedKmh: number }>> = {
  grade1: { kind: kindOf('minor'), speedKmh: 35 },
  grade2: { kind: kindOf('gravel'), speedKmh: 30 },
  grade3: { kind: kindOf('gravel'), speedKmh: 22 },
};
const ROUGH_KMH = 20;
const STONES_KMH = 30;
const MAIN_ROADS = new Set(['motorway', 'trunk', 'primary', 'secondary', 'tertiary']);
/** Smoothness that only vehicles with high clearance pass; `impassable` is no road at all. */
const ROUGH = new Set(['very_bad', 'horrible', 'very_horrible']);
const CLOSED = new Set(['no', 'private', 'agricultural', 'forestry', 'delivery', 'military', 'emergency']);
/** The most specific tag says who may drive. */
const ACCESS_KEYS = ['motorcar', 'motor_vehicle', 'vehicle', 'access'];

/** Share of a speed limit that is driven on average, and the highest average. */
const OF_LIMIT = 0.8;
const MAX_KMH = 110;
const RAMP_FACTOR = 0.6;
const IMPLICIT_LIMITS: readonly (readonly [end: string, kmh: number])[] = [
  ['urban', 50],
  ['rural', 90],
  ['trunk', 100],
  ['motorway', 120],
];

/** What a road is for a driver; null for one that is not driven through, or not open to everybody. */
export function readRoad(tags: ReadonlyMap<string, string>): RoadTags | null {
  const [, highway = '', ramp] =
    /^(motorway|trunk|primary|secondary|tertiary|unclassified|track|road)(_link)?$/.exec(
      tags.get('highway') ?? '',
    ) ?? [undefined];
  if (highway === '' || isClosed(tags) || tags.get('smoothness') === 'impassable') return null;
  const { kind, speedKmh } = surfaceOf(highway, tags);
  const isRamp = ramp !== undefined;
  return {
    kind,
    speedKmh: speedKmh * (isRamp ? RAMP_FACTOR : 1),
    oneway: onewayOf(highway, tags),
    toll: tags.get('toll') === 'yes',
    isThrough: isRamp || highway === 'motorway' || tags.get('motorroad') === 'yes',
    name: MAIN_ROADS.has(highway)
      ? (tags.get('ref')?.split(';')[0]?.trim() ?? tags.get('name:en') ?? tags.get('name') ?? '')
      : '',
  };
}

function isClosed(tags: ReadonlyMap<string, string>): boolean {
  const access = ACCESS_KEYS.map((key) => tags.get(key)).find((value) => value !== undefined);
  return access !== undefined && CLOSED.has(access);
}

function surfaceOf(highway: string, tags: ReadonlyMap<string, string>): { kind: number; speedKmh: number } {
  const surface = tags.get('surface') ?? '';
  const limited = (kmh: number) => Math.min(kmh, limitOf(tags) ?? Infinity);
  const fourByFour = tags.get('4wd_only') === 'yes' || ROUGH.has(tags.get('smoothness') ?? '');
  if (SOFT.has(surface)) return { kind: kindOf('sand'), speedKmh: limited(SOFT_KMH) };
  if (surface === 'salt') return { kind: kindOf('salt'), speedKmh: limited(SALT_KMH) };
  if (fourByFour) return { kind: kindOf('track'), speedKmh: limited(ROUGH_KMH) };
  if (highway === 'track' && !PAVED.test(surface)) {
    const track = TRACKS[tags.get('tracktype') ?? ''] ?? { kind: kindOf('track'), speedKmh: ROUGH_KMH };
    return { kind: track.kind, speedKmh: limited(track.speedKmh) };
  }
  if (surface !== '' && !PAVED.test(surface)) {
    return { kind: kindOf('gravel'), speedKmh: limited(UNPAVED_KMH[surface] ?? GRAVEL_KMH) };
  }
  const kind = MAIN_ROADS.has(highway) ? kindOf(highway) : kindOf('minor');
  const stones = /^(sett|cobblestone)/.test(surface) ? STONES_KMH : Infinity;
  return { kind, speedKmh: Math.min(limitOf(tags) ?? ROAD_CLASSES[CLASS_NAMES[kind]!]!.speedKmh, stones) };
}

/** Average km/h under the speed limit; undefined where none is known. */
function limitOf(tags: ReadonlyMap<string, string>): number | undefined {
  const limit = tags.get('maxspeed') ?? tags.get('maxspeed:type') ?? tags.get('source:maxspeed') ?? '';
  const [, value, mph] = /^(\d+)\s*(?:km\/h|kmh)?(mph)?$/.exec(limit.replaceAll(' ', '')) ?? [];
  const kmh = value
    ? Number(value) * (mph ? 1.609 : 1)
    : IMPLICIT_LIMITS.find(([end]) => limit.endsWith(end))?.[1];
  return kmh !== undefined && kmh >= 5 ? Math.min(MAX_KMH, kmh * OF_LIMIT) : undefined;
}

function onewayOf(highway: string, tags: ReadonlyMap<string, string>): -1 | 0 | 1 {
  const oneway = tags.get('oneway');
  if (oneway === '-1' || oneway === 'reverse') return -1;
  if (oneway === 'yes' || oneway === 'true' || oneway === '1') return 1;
  if (oneway !== undefined) return 0;
  const isRound = tags.get('junction') === 'roundabout' || tags.get('junction') === 'circular';
  return highway === 'motorway' || isRound ? 1 : 0;
}

export interface FerryTags {
  /** Of the whole way; null where no duration is given. */
  hours: number | null;
  cars: boolean;
  name: string;
  operator: string;
  isFree: boolean;
}

/** A ferry for travelers; null for none, or one that is not open to everybody. */
export function readFerry(tags: ReadonlyMap<string, string>): FerryTags | null {
  if (tags.get('route') !== 'ferry' || CLOSED.has(tags.get('access') ?? '')) return null;
  const cars = ['motorcar', 'motor_vehicle', 'vehicle'].map((key) => tags.get(key)).find(Boolean);
  const takesCars = cars !== undefined && !CLOSED.has(cars);
  if (tags.get('foot') === 'no' && !takesCars) return null;
  return {
    hours: hoursOf(tags.get('duration') ?? ''),
    cars: takesCars,
    name: tags.get('name:en') ?? tags.get('name') ?? '',
    operator: tags.get('operator') ?? '',
    isFree: tags.get('fee') === 'no',
  };
}

/** `hh:mm`, `hh:mm:ss`, minutes, or an ISO duration such as `PT1H30M`; null for anything else. */
function hoursOf(duration: string): number | null {
  const [, days = '0', hours = '0', minutes = '0'] = /^P(?:(\d+)D)?T?(?:(\d+)H)?(?:(\d+)M)?(?:\d+S)?$/.exec(
    duration,
  ) ?? [
    ...(/^()(\d+):(\d\d)(?::\d\d)?$/.exec(duration) ??
      /^()()(\d+)$/.exec(duration) ?? [undefined, '', '', '']),
  ];
  const total = Number(days || 0) * 24 + Number(hours || 0) + Number(minutes || 0) / 60;
  return total > 0 ? total : null;
}
