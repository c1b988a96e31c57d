import type { ScenePlans } from '../plan.ts';

// One place a line, to compare them.
// prettier-ignore
export const europe: ScenePlans = {
  // Croatia
  'dubrovnik-old-town': { recipe: 'waterfront', light: 'golden', style: 'mediterranean', landmark: 'dubrovnik', high: 0.8, trees: 'cypress', back: 'hills', boats: 'sail', place: 0.1 },
  'hvar-town': { recipe: 'hilltown', light: 'noon', style: 'mediterranean', high: 0.5, boats: 'sail', trees: 'cypress', landmark: 'fort' },
  'krka-waterfalls': { recipe: 'falls', light: 'morning', style: 'steps', landmark: 'krka-mill', trees: 'broad', water: '#4fb09a', wild: 1, high: 0, wet: 0.85, rock: '#a09478' },
  'plitvice-lakes': { recipe: 'falls', light: 'noon', style: 'steps', landmark: 'boardwalk', trees: 'broad', water: '#35b8b0', high: 0.7, wild: 0.5, wet: 0.6, rock: '#8f917c' },
  rovinj: { recipe: 'waterfront', light: 'dusk', style: 'coloured', landmark: 'rovinj', high: 0.4, trees: 'none', boats: 'fishing', back: 'flat' },
  'split-diocletians-palace': { recipe: 'waterfront', light: 'noon', style: 'mediterranean', landmark: 'split', high: 0.2, trees: 'palm', boats: 'sail', back: 'peaks' },
  'zadar-sea-organ': { recipe: 'waterfront', light: 'dusk', style: 'mediterranean', landmark: 'sea-organ', high: 0.02, trees: 'broad', boats: 'sail', back: 'flat', sun: 8 },
  zagreb: { recipe: 'street', light: 'morning', style: 'german', landmark: 'zagreb', high: 0.4, back: 'hills' },
  // Germany
  'bastei-saxon-switzerland': { recipe: 'forest', light: 'morning', landmark: 'bastei', trees: 'broad', high: 0.7, back: 'mesas', mist: 0.15, place: 0.2 },
  'berlin-museum-island': { recipe: 'waterfront', light: 'dusk', style: 'german', landmark: 'berlin', high: 0.02, trees: 'broad', boats: 'ferry', back: 'flat' },
  'cologne-cathedral': { recipe: 'waterfront', light: 'golden', style: 'german', landmark: 'cologne', high: 0.02, trees: 'broad', boats: 'ferry', back: 'flat', place: -0.2 },
  'hamburg-speicherstadt': { recipe: 'waterfront', light: 'morning', style: 'brick', landmark: 'elbphilharmonie', high: 0.02, trees: 'none', boats: 'ferry', back: 'flat' },
  'jasmund-chalk-cliffs': { recipe: 'coast', light: 'morning', style: 'chalk', high: 1, rock: '#f0ede2', ground: '#5f8a3f', trees: 'broad', wild: 0.1, boats: 'sail' },
  'munich-marienplatz': { recipe: 'street', light: 'noon', style: 'german', landmark: 'munich', high: 0.9, back: 'flat' },
  'neuschwanstein-castle': { recipe: 'forest', light: 'morning', landmark: 'neuschwanstein', trees: 'autumn', high: 0.8, back: 'snow', mist: 0.7, place: 0.25 },
  'triberg-waterfalls': { recipe: 'falls', light: 'golden', trees: 'fir', high: 0.4, wet: 0.4, wild: 0.9 },
  // Italy
  'amalfi-coast': { recipe: 'hilltown', light: 'golden', style: 'mediterranean', high: 1, boats: 'ferry', trees: 'cypress' },
  'cinque-terre': { recipe: 'hilltown', light: 'dusk', style: 'coloured', high: 0.8, boats: 'fishing', wild: 1 },
  florence: { recipe: 'waterfront', light: 'golden', style: 'mediterranean', landmark: 'florence', high: 0.15, trees: 'cypress', back: 'hills', water: '#6f8a5c' },
  'mount-etna': { recipe: 'volcano', light: 'golden', style: 'hot', high: 0.25, ground: '#4f4a48', wild: 0.4 },
  pompeii: { recipe: 'site', light: 'noon', landmark: 'pompeii', back: 'volcano', trees: 'cypress', ground: '#a89a6a' },
  'rome-colosseum': { recipe: 'site', light: 'golden', landmark: 'colosseum', trees: 'cypress', back: 'hills', high: 0.2 },
  'tre-cime-dolomites': { recipe: 'mountains', light: 'dusk', style: 'towers', snow: 0.4, high: 0.5, rock: '#c9a58c', trees: 'none' },
  venice: { recipe: 'waterfront', light: 'morning', style: 'coloured', landmark: 'venice', high: 0.01, trees: 'none', boats: 'gondola', back: 'flat', water: '#4f9a90' },
};
