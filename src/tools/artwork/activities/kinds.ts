import type { LightName } from '../engine/light.ts';
import type { BiomeName, WaterColor } from '../facts/words.ts';
import type { ScenePlan } from '../plan.ts';

/** What an activity's picture shows, whatever the place; in each of some lights. */
export interface ActivityKind {
  biome: BiomeName;
  /** Country whose colors it has. */
  country: string;
  lights: readonly LightName[];
  plan: Omit<ScenePlan, 'light'>;
  water?: WaterColor;
}

const DAY = ['morning', 'noon', 'golden'] as const;
const EVENING = ['golden', 'dusk', 'night'] as const;
const EARLY = ['morning', 'golden', 'dusk'] as const;

// One kind a line, to compare them.
// prettier-ignore
export const activityKinds = {
  // On foot
  'hike-forest': { biome: 'temperate-forest', country: 'germany', lights: DAY, plan: { recipe: 'site', landmark: 'hikers', near: 0.16, eye: 0.5, trees: 'broad', back: 'hills', ground: '#7f9a48' } },
  'hike-jungle': { biome: 'rainforest', country: 'costa-rica', lights: DAY, plan: { recipe: 'site', landmark: 'hikers', near: 0.16, eye: 0.5, trees: 'rain', back: 'hills', ground: '#5f8a40', mist: 0.6 } },
  'hike-mountain': { biome: 'alpine', country: 'italy', lights: DAY, plan: { recipe: 'mountains', landmark: 'hikers*1.2', near: 0.1, eye: 0.1, high: 0.6, snow: 0.45, trees: 'none', place: 0.2 } },
  'hike-highland': { biome: 'puna', country: 'peru', lights: DAY, plan: { recipe: 'mountains', landmark: 'hikers*1.2', near: 0.1, eye: 0.1, high: 0.4, snow: 0.15, trees: 'none', place: 0.2 } },
  'hike-desert': { biome: 'sand-desert', country: 'namibia', lights: EARLY, plan: { recipe: 'dunes', landmark: 'hikers*1.3', near: 0.25, eye: 0.2, high: 0.7, trees: 'none', ground: '#d8843c' } },
  'hike-savanna': { biome: 'savanna', country: 'kenya', lights: EARLY, plan: { recipe: 'plain', landmark: 'hikers*1.2', near: 0.2, eye: 0.35, trees: 'acacia', wild: 0.7, back: 'hills', place: 0.2 } },
  'hike-coast': { biome: 'mediterranean', country: 'croatia', lights: DAY, plan: { recipe: 'coast', style: 'low', landmark: 'hikers*3', high: 0.5, trees: 'bush', wild: 0.4 }, water: 'blue' },
  'hike-canyon': { biome: 'gravel-desert', country: 'namibia', lights: EARLY, plan: { recipe: 'canyon', style: 'gorge', wet: 0, landmark: 'hikers*1.2', near: 0.28, eye: 0.4, high: 0.4, wild: 0.3, rock: '#a8754f', trees: 'none' } },
  'hike-volcano': { biome: 'volcanic', country: 'indonesia', lights: EARLY, plan: { recipe: 'volcano', style: 'ash', landmark: 'hikers*1.6', near: 0.22, eye: 0.2, high: 0.2, trees: 'none' } },
  'night-climb': { biome: 'cloud-forest', country: 'sri-lanka', lights: ['night', 'dusk', 'morning'], plan: { recipe: 'mountains', landmark: 'torches*1.3', near: 0.1, eye: 0.1, high: 0.4, snow: 0, trees: 'none', place: 0.2 } },
  lookout: { biome: 'monsoon-forest', country: 'vietnam', lights: EARLY, plan: { recipe: 'forest', landmark: 'lookout', near: 0.12, high: 0.8, trees: 'tropical', mist: 0.8, back: 'peaks' } },
  'walk-town': { biome: 'city', country: 'croatia', lights: DAY, plan: { recipe: 'street', style: 'mediterranean', trees: 'none', high: 0.15, back: 'hills' } },
  'walk-city': { biome: 'city', country: 'germany', lights: ['morning', 'golden', 'dusk'], plan: { recipe: 'street', style: 'modern', trees: 'broad', high: 0.5, back: 'flat' } },
  'walk-colonial': { biome: 'city', country: 'guatemala', lights: DAY, plan: { recipe: 'street', style: 'colonial', trees: 'palm', high: 0.25, back: 'volcano' } },
  'walk-asia': { biome: 'city', country: 'malaysia', lights: ['morning', 'golden', 'dusk'], plan: { recipe: 'street', style: 'shophouse', trees: 'lanterns', high: 0.2, back: 'flat' } },
  medina: { biome: 'semi-desert', country: 'morocco', lights: DAY, plan: { recipe: 'street', style: 'moroccan', trees: 'none', high: 0.04, back: 'flat', ground: '#b98a6a' } },
  promenade: { biome: 'tropical-coast', country: 'sri-lanka', lights: ['golden', 'dusk', 'night'], plan: { recipe: 'waterfront', style: 'white', trees: 'palm', high: 0.02, back: 'flat' }, water: 'blue' },
  // On wheels, on animals and in the air
  cycle: { biome: 'farmland', country: 'thailand', lights: DAY, plan: { recipe: 'fields', landmark: 'cyclists*1.3', near: 0.17, eye: 0.3, trees: 'palm', back: 'hills', high: 0, place: 0.2 } },
  'cycle-park': { biome: 'temperate-forest', country: 'germany', lights: DAY, plan: { recipe: 'site', landmark: 'cyclists', near: 0.16, eye: 0.5, trees: 'broad', back: 'flat' } },
  scooter: { biome: 'tropical-coast', country: 'indonesia', lights: DAY, plan: { recipe: 'site', landmark: 'scooter*1.2', near: 0.16, eye: 0.5, trees: 'palm', back: 'hills', ground: '#8fae58' } },
  drive: { biome: 'semi-desert', country: 'namibia', lights: EARLY, plan: { recipe: 'plain', landmark: 'safari-car*1.1', near: 0.26, eye: 0.5, trees: 'none', wild: 0.2, back: 'mesas', ground: '#c09a6c', place: 0.2 } },
  'drive-dunes': { biome: 'sand-desert', country: 'namibia', lights: EARLY, plan: { recipe: 'dunes', landmark: 'safari-car*1.3', near: 0.4, eye: 0.3, high: 0.6, trees: 'none' } },
  train: { biome: 'cloud-forest', country: 'sri-lanka', lights: DAY, plan: { recipe: 'forest', landmark: 'train', near: 0.7, high: 0.7, trees: 'tropical', mist: 0.5, back: 'hills' } },
  'cable-car': { biome: 'alpine', country: 'new-zealand', lights: DAY, plan: { recipe: 'lake', landmark: 'gondola-hill', snow: 0.5, high: 0.5, trees: 'fir', place: -0.2 }, water: 'blue' },
  balloon: { biome: 'savanna', country: 'kenya', lights: EARLY, plan: { recipe: 'plain', landmark: 'balloons*0.62', trees: 'acacia', wild: 0.8, back: 'hills', place: 0.2 } },
  flight: { biome: 'wetland', country: 'botswana', lights: DAY, plan: { recipe: 'plain', style: 'flood', landmark: 'plane*1.4', near: 0.5, trees: 'palm', wild: 0.8, wet: 1, back: 'flat', place: 0.2 }, water: 'blue' },
  ride: { biome: 'farmland', country: 'nicaragua', lights: EARLY, plan: { recipe: 'plain', landmark: 'horseriders*1.2', near: 0.2, eye: 0.4, trees: 'broad', wild: 0.7, wet: 1, back: 'hills', place: 0.2 } },
  zipline: { biome: 'rainforest', country: 'costa-rica', lights: DAY, plan: { recipe: 'forest', landmark: 'zipline*1.4', near: 0.25, high: 0.8, trees: 'rain', mist: 0.5, back: 'peaks' } },
  climb: { biome: 'temperate-forest', country: 'germany', lights: DAY, plan: { recipe: 'site', landmark: 'climber*1.2', near: 0.18, eye: 0.6, trees: 'fir', back: 'hills' } },
  sandboard: { biome: 'sand-desert', country: 'peru', lights: EARLY, plan: { recipe: 'dunes', landmark: 'sandboarders*1.4', near: 0.25, eye: 0.25, high: 0.8, trees: 'none', ground: '#d9ac74' } },
  ski: { biome: 'snow', country: 'japan', lights: ['morning', 'noon', 'dusk'], plan: { recipe: 'mountains', landmark: 'skiers*1.2', near: 0.1, eye: 0.1, snow: 1.1, high: 0.5, trees: 'none', ground: '#e9eef5', place: 0.2 } },
  // On and in the water
  'boat-river': { biome: 'monsoon-forest', country: 'laos', lights: EARLY, plan: { recipe: 'forest', style: 'river', boats: 'longtail', trees: 'tropical', high: 0.5, mist: 0.4 }, water: 'brown' },
  'boat-jungle': { biome: 'rainforest', country: 'costa-rica', lights: EARLY, plan: { recipe: 'forest', style: 'river', boats: 'canoe', trees: 'rain', high: 0.2, mist: 0.6 }, water: 'dark' },
  'boat-mangrove': { biome: 'wetland', country: 'sri-lanka', lights: DAY, plan: { recipe: 'forest', style: 'river', boats: 'longtail', trees: 'mangrove', high: 0.05, back: 'flat' }, water: 'green' },
  'boat-bay': { biome: 'tropical-coast', country: 'thailand', lights: DAY, plan: { recipe: 'islands', boats: 'longtail', high: 0.8, mist: 0.3 }, water: 'turquoise' },
  'boat-lake': { biome: 'alpine', country: 'italy', lights: EARLY, plan: { recipe: 'lake', boats: 'ferry', snow: 0.3, high: 0.4, trees: 'broad' }, water: 'blue' },
  'boat-city': { biome: 'city', country: 'germany', lights: ['noon', 'golden', 'dusk'], plan: { recipe: 'waterfront', style: 'german', boats: 'ferry', trees: 'broad', high: 0.02, back: 'flat' }, water: 'green' },
  'boat-savanna': { biome: 'wetland', country: 'botswana', lights: EARLY, plan: { recipe: 'plain', style: 'flood', landmark: 'mokoro*1.5', near: 0.5, trees: 'palm', wild: 0.9, wet: 1, back: 'flat', place: 0.2 }, water: 'blue' },
  ferry: { biome: 'mediterranean', country: 'croatia', lights: DAY, plan: { recipe: 'islands', style: 'domes', boats: 'ferry', high: 0.2, eye: 0.5 }, water: 'blue' },
  sail: { biome: 'tropical-coast', country: 'croatia', lights: EARLY, plan: { recipe: 'islands', style: 'domes', boats: 'sail', high: 0.25, eye: 0.5 }, water: 'turquoise' },
  dhow: { biome: 'tropical-coast', country: 'tanzania', lights: EARLY, plan: { recipe: 'beach', boats: 'dhow', trees: 'palm', high: 0.1 }, water: 'turquoise' },
  kayak: { biome: 'temperate-forest', country: 'new-zealand', lights: DAY, plan: { recipe: 'beach', boats: 'kayak', trees: 'broad', high: 0.7, wild: 0.1, eye: 0.6 }, water: 'turquoise' },
  'kayak-river': { biome: 'dry-forest', country: 'nicaragua', lights: DAY, plan: { recipe: 'canyon', style: 'gorge', boats: 'kayak', high: 0.3, wild: 0.8, trees: 'none' }, water: 'green' },
  raft: { biome: 'rainforest', country: 'sri-lanka', lights: DAY, plan: { recipe: 'forest', style: 'river', boats: 'raft', trees: 'rain', high: 0.8 }, water: 'green' },
  surf: { biome: 'tropical-coast', country: 'costa-rica', lights: EARLY, plan: { recipe: 'beach', landmark: 'surfer*3', trees: 'palm', wild: 1, high: 0.2 }, water: 'blue' },
  kitesurf: { biome: 'tropical-coast', country: 'sri-lanka', lights: DAY, plan: { recipe: 'beach', landmark: 'kitesurfers*2', trees: 'palm', wild: 0.4, high: 0.05 }, water: 'turquoise' },
  snorkel: { biome: 'reef', country: 'indonesia', lights: ['noon', 'morning', 'golden'], plan: { recipe: 'reef', animals: 'turtle', trees: 'none' } },
  dive: { biome: 'reef', country: 'thailand', lights: ['noon', 'morning', 'golden'], plan: { recipe: 'reef', animals: 'diver', trees: 'none', water: '#1a78a8' } },
  'reef-sharks': { biome: 'reef', country: 'australia', lights: ['noon', 'morning', 'golden'], plan: { recipe: 'reef', animals: 'shark', trees: 'none', water: '#2a9ac0' } },
  'whale-shark': { biome: 'reef', country: 'tanzania', lights: ['noon', 'morning', 'golden'], plan: { recipe: 'reef', animals: 'whaleshark', trees: 'none', water: '#1f86b8' } },
  whales: { biome: 'tropical-coast', country: 'sri-lanka', lights: EARLY, plan: { recipe: 'beach', landmark: 'whale*2', trees: 'palm', high: 0.1, wild: 0.5 }, water: 'blue' },
  dolphins: { biome: 'tropical-coast', country: 'new-zealand', lights: EARLY, plan: { recipe: 'beach', landmark: 'dolphins*2', trees: 'broad', high: 0.3, wild: 0.3 }, water: 'blue' },
  seals: { biome: 'desert-coast', country: 'namibia', lights: DAY, plan: { recipe: 'beach', animals: 'seal', boats: 'kayak', trees: 'none', high: 0, wild: 0.3 }, water: 'cold' },
  fish: { biome: 'tropical-coast', country: 'malaysia', lights: EARLY, plan: { recipe: 'plain', style: 'flood', landmark: 'fishers*1.3', near: 0.3, eye: 0.5, trees: 'palm', wild: 0.6, wet: 1, back: 'flat', place: 0.2 }, water: 'blue' },
  swim: { biome: 'rainforest', country: 'guatemala', lights: DAY, plan: { recipe: 'falls', style: 'steps', trees: 'rain', wild: 0.2, high: 0.2, wet: 0.5 }, water: 'turquoise' },
  waterfall: { biome: 'rainforest', country: 'laos', lights: DAY, plan: { recipe: 'falls', trees: 'rain', wild: 0.9, high: 0.5, wet: 0.5 }, water: 'green' },
  beach: { biome: 'tropical-coast', country: 'thailand', lights: ['noon', 'golden', 'dusk'], plan: { recipe: 'beach', landmark: 'beach-huts', near: 0.7, trees: 'palm', high: 0.3, wild: 0.1 }, water: 'turquoise' },
  'hot-springs': { biome: 'temperate-forest', country: 'japan', lights: ['morning', 'dusk', 'night'], plan: { recipe: 'site', landmark: 'bathers*1.2', near: 0.16, eye: 0.6, trees: 'fir', back: 'peaks', mist: 0.8 } },
  // Animals
  safari: { biome: 'savanna', country: 'kenya', lights: EARLY, plan: { recipe: 'plain', landmark: 'safari-car*1.2', near: 0.4, animals: 'zebra', trees: 'acacia', wild: 0.8, back: 'hills', place: 0.2 } },
  elephants: { biome: 'savanna', country: 'botswana', lights: EARLY, plan: { recipe: 'plain', style: 'waterhole', animals: 'elephant', trees: 'none', wild: 0.5, back: 'flat', place: 0.2 }, water: 'brown' },
  lions: { biome: 'savanna', country: 'tanzania', lights: EARLY, plan: { recipe: 'plain', landmark: 'lions*1.6', near: 0.34, trees: 'acacia', wild: 0.8, back: 'flat', place: 0.2 } },
  leopards: { biome: 'dry-forest', country: 'sri-lanka', lights: EARLY, plan: { recipe: 'plain', landmark: 'leopard*1.8', near: 0.32, trees: 'tropical', wild: 0.7, wet: 1, back: 'flat', ground: '#c9a070', place: 0.2 } },
  rhinos: { biome: 'savanna', country: 'kenya', lights: EARLY, plan: { recipe: 'plain', animals: 'rhino', near: 0.5, trees: 'acacia', wild: 0.6, back: 'mesas', place: 0.2 } },
  birds: { biome: 'wetland', country: 'sri-lanka', lights: EARLY, plan: { recipe: 'plain', style: 'flood', animals: 'flamingo', trees: 'bush', wild: 0.5, wet: 1, back: 'flat', place: 0.2 }, water: 'pale' },
  'forest-birds': { biome: 'rainforest', country: 'malaysia', lights: DAY, plan: { recipe: 'forest', landmark: 'hornbill*2.2', near: 0.22, style: 'river', trees: 'rain', high: 0.5 }, water: 'green' },
  monkeys: { biome: 'rainforest', country: 'indonesia', lights: DAY, plan: { recipe: 'forest', landmark: 'orangutan*2.2', near: 0.22, style: 'river', trees: 'rain', high: 0.5 }, water: 'green' },
  sloths: { biome: 'rainforest', country: 'costa-rica', lights: DAY, plan: { recipe: 'forest', landmark: 'sloth*2.2', near: 0.22, style: 'river', trees: 'rain', high: 0.5 }, water: 'green' },
  turtles: { biome: 'tropical-coast', country: 'costa-rica', lights: ['night', 'dusk', 'morning'], plan: { recipe: 'beach', landmark: 'turtle*1.8', trees: 'palm', high: 0.2, wild: 0.5 }, water: 'blue' },
  penguins: { biome: 'desert-coast', country: 'south-africa', lights: DAY, plan: { recipe: 'beach', landmark: 'penguins*1.8', near: 0.5, trees: 'none', high: 0.05, wild: 0.5 }, water: 'cold' },
  'night-walk': { biome: 'rainforest', country: 'malaysia', lights: ['night', 'dusk'], plan: { recipe: 'site', landmark: 'torches*1.2', near: 0.16, eye: 0.5, trees: 'rain', back: 'hills', ground: '#5f8a40' } },
  // Food and drink, crafts and culture
  meal: { biome: 'city', country: 'malaysia', lights: EVENING, plan: { recipe: 'street', landmark: 'meal*1.3', near: 0.14, eye: 0.7, style: 'shophouse', trees: 'lanterns', high: 0.3, back: 'flat' } },
  'meal-south': { biome: 'mediterranean', country: 'italy', lights: ['noon', 'golden', 'dusk'], plan: { recipe: 'street', landmark: 'meal*1.3', near: 0.14, eye: 0.7, style: 'mediterranean', trees: 'none', high: 0.2, back: 'hills' } },
  cooking: { biome: 'monsoon-forest', country: 'thailand', lights: ['morning', 'noon', 'golden'], plan: { recipe: 'site', landmark: 'cooking*1.2', near: 0.15, eye: 0.45, trees: 'palm', back: 'hills' } },
  market: { biome: 'city', country: 'guatemala', lights: ['morning', 'noon', 'golden'], plan: { recipe: 'street', landmark: 'market-stalls', near: 0.4, style: 'colonial', trees: 'none', high: 0.5, back: 'hills' } },
  'market-asia': { biome: 'city', country: 'vietnam', lights: ['morning', 'golden', 'dusk'], plan: { recipe: 'street', landmark: 'market-stalls', near: 0.4, style: 'shophouse', trees: 'none', high: 0.5, back: 'flat' } },
  'night-market': { biome: 'city', country: 'taiwan', lights: ['night', 'dusk'], plan: { recipe: 'street', landmark: 'jemaa-stalls', near: 0.4, style: 'shophouse', trees: 'lanterns', high: 0.4, back: 'flat' } },
  wine: { biome: 'mediterranean', country: 'south-africa', lights: ['noon', 'golden', 'dusk'], plan: { recipe: 'fields', style: 'vines', landmark: 'wine*1.2', near: 0.14, eye: 0.25, trees: 'none', back: 'peaks', high: 0, place: 0.2 } },
  tea: { biome: 'cloud-forest', country: 'sri-lanka', lights: DAY, plan: { recipe: 'tea', landmark: 'pickers*1.3', near: 0.12, eye: 0.25, high: 0.6, trees: 'tropical', back: 'peaks', mist: 0.4, place: 0.2 } },
  'tea-house': { biome: 'city', country: 'japan', lights: ['morning', 'noon', 'golden'], plan: { recipe: 'site', landmark: 'teacups*1.2', near: 0.15, eye: 0.45, trees: 'autumn', back: 'hills' } },
  farm: { biome: 'farmland', country: 'indonesia', lights: DAY, plan: { recipe: 'terraces', landmark: 'pickers*1.3', near: 0.17, trees: 'palm', wet: 0.3, high: 0.5, eye: 0.5 } },
  pottery: { biome: 'city', country: 'philippines', lights: DAY, plan: { recipe: 'street', landmark: 'potter*1.3', near: 0.14, eye: 0.7, style: 'colonial', trees: 'none', high: 0.2, back: 'flat' } },
  weaving: { biome: 'city', country: 'guatemala', lights: DAY, plan: { recipe: 'street', landmark: 'weaver*1.3', near: 0.14, eye: 0.7, style: 'coloured', trees: 'none', high: 0.2, back: 'hills' } },
  dance: { biome: 'city', country: 'indonesia', lights: ['dusk', 'night'], plan: { recipe: 'site', landmark: 'dancers*1.2', near: 0.16, eye: 0.55, trees: 'palm', back: 'flat', wild: 1, ground: '#b09468' } },
  museum: { biome: 'city', country: 'germany', lights: DAY, plan: { recipe: 'site', landmark: 'museum', high: -0.6, trees: 'broad', back: 'flat', ground: '#b0a890' } },
  ruins: { biome: 'dry-forest', country: 'sri-lanka', lights: DAY, plan: { recipe: 'site', landmark: 'ruin-columns*1.2', high: -0.4, trees: 'tropical', back: 'hills' } },
  temple: { biome: 'monsoon-forest', country: 'thailand', lights: EARLY, plan: { recipe: 'site', landmark: 'wat', trees: 'tropical', back: 'hills' } },
  stupa: { biome: 'dry-forest', country: 'sri-lanka', lights: EARLY, plan: { recipe: 'site', landmark: 'red-stupa', trees: 'tropical', back: 'hills' } },
  shrine: { biome: 'temperate-forest', country: 'japan', lights: DAY, plan: { recipe: 'site', landmark: 'pagoda', trees: 'fir', back: 'hills' } },
  church: { biome: 'mediterranean', country: 'croatia', lights: DAY, plan: { recipe: 'street', landmark: 'church', style: 'mediterranean', trees: 'cypress', high: 0.6, back: 'hills' } },
  fort: { biome: 'tropical-coast', country: 'sri-lanka', lights: DAY, plan: { recipe: 'coast', style: 'low', landmark: 'ramparts', trees: 'palm', wild: 0.5 }, water: 'blue' },
  'rock-art': { biome: 'semi-desert', country: 'namibia', lights: DAY, plan: { recipe: 'plain', landmark: 'twyfelfontein-rock', near: 0.7, trees: 'bush', wild: 0.3, back: 'mesas', ground: '#b9704a', place: 0.2 } },
  cave: { biome: 'monsoon-forest', country: 'vietnam', lights: DAY, plan: { recipe: 'cave', wet: 0, landmark: 'torches*1.6', near: 0.32, high: 0.8, trees: 'none' } },
  'cave-boat': { biome: 'monsoon-forest', country: 'laos', lights: DAY, plan: { recipe: 'cave', boats: 'canoe', high: 0.5, trees: 'none' }, water: 'green' },
  village: { biome: 'savanna', country: 'namibia', lights: EARLY, plan: { recipe: 'plain', landmark: 'huts*1.2', trees: 'acacia', wild: 0.5, back: 'hills', ground: '#b8743f', place: 0.2 } },
  'village-asia': { biome: 'monsoon-forest', country: 'laos', lights: EARLY, plan: { recipe: 'waterfront', style: 'stilts', trees: 'palm', high: 0.02, back: 'hills', boats: 'canoe' }, water: 'brown' },
  garden: { biome: 'monsoon-forest', country: 'sri-lanka', lights: DAY, plan: { recipe: 'site', landmark: 'gardeners*1.2', near: 0.16, eye: 0.5, trees: 'broad', back: 'hills', ground: '#7fa84a' } },
  camp: { biome: 'semi-desert', country: 'namibia', lights: ['night', 'dusk', 'golden'], plan: { recipe: 'plain', landmark: 'camp*1.3', near: 0.24, eye: 0.5, trees: 'acacia', wild: 0.4, back: 'mesas', place: 0.2 } },
  'camp-forest': { biome: 'conifer-forest', country: 'germany', lights: ['night', 'dusk', 'morning'], plan: { recipe: 'site', landmark: 'camp*1.1', near: 0.16, eye: 0.55, trees: 'fir', back: 'peaks' } },
  stars: { biome: 'semi-desert', country: 'namibia', lights: ['night', 'dusk'], plan: { recipe: 'plain', landmark: 'quiver-trees', near: 0.9, trees: 'quiver', wild: 0.3, back: 'peaks', place: 0.2 } },
  evening: { biome: 'tropical-coast', country: 'thailand', lights: ['dusk', 'golden', 'night'], plan: { recipe: 'beach', boats: 'outrigger', trees: 'palm', high: 0.1, wild: 0.2 }, water: 'blue' },
  skyline: { biome: 'city', country: 'taiwan', lights: ['dusk', 'night', 'golden'], plan: { recipe: 'skyline', style: 'modern', high: 0.8, trees: 'broad', back: 'hills' } },
} as const satisfies Record<string, ActivityKind>;
export type ActivityKindName = keyof typeof activityKinds;
