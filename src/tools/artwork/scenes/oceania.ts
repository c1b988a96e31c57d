import type { ScenePlans } from '../plan.ts';

// One place a line, to compare them.
// prettier-ignore
export const oceania: ScenePlans = {
  // Australia
  'great-barrier-reef-cairns': { recipe: 'reef', light: 'noon', animals: 'shark' },
  'kakadu-national-park': { recipe: 'falls', light: 'golden', high: 0.7, rock: '#b0663e', wild: 0.45, trees: 'tropical', wet: 0.4 },
  'kgari-fraser-island': { recipe: 'beach', light: 'noon', high: 0.4, wild: 0.7, trees: 'broad' },
  'melbourne-laneways': { recipe: 'street', light: 'dusk', style: 'modern', high: 0.05, trees: 'lanterns', back: 'flat', walls: ['#8a4f42', '#6f7a86', '#c98f6a', '#4f6a7a'] },
  'sydney-harbour': { recipe: 'waterfront', light: 'morning', style: 'modern', landmark: 'opera', high: 0.02, boats: 'ferry', trees: 'none', back: 'flat', place: 0.12 },
  'twelve-apostles': { recipe: 'coast', light: 'golden', style: 'stacks', high: 0.4, rock: '#dcb27c', ground: '#7f9a4a', wild: 0.7, place: -1, side: 'right', water: '#5fb8b4' },
  uluru: { recipe: 'rocks', light: 'dusk', style: 'plateau', high: 0, rock: '#c4532c', ground: '#b5653a', wild: 0.4, trees: 'bush', back: 'flat' },
  'whitehaven-beach': { recipe: 'beach', light: 'morning', high: 0.6, trees: 'fir', ground: '#f4efe2', water: '#6fe0da', wild: 0, boats: 'sail' },
  // New Zealand
  'abel-tasman-coast': { recipe: 'beach', light: 'golden', high: 0.8, trees: 'broad', boats: 'kayak', ground: '#e8c078' },
  'aoraki-hooker-valley': { recipe: 'lake', light: 'morning', snow: 0.9, high: 1, trees: 'none', water: '#7fa8ac', ground: '#a39a5c' },
  'bay-of-islands': { recipe: 'islands', light: 'noon', style: 'domes', high: 0.3, boats: 'sail', water: '#3f9fb0' },
  'hobbiton-matamata': { recipe: 'fields', light: 'morning', style: 'meadow', landmark: 'hobbit*1.6', animals: 'sheep', ground: '#7fb03f', high: 0.9 },
  'milford-sound': { recipe: 'lake', light: 'dusk', style: 'fjord', snow: 0.5, high: 0.9, trees: 'rain', boats: 'ferry', mist: 0.8 },
  queenstown: { recipe: 'lake', light: 'morning', snow: 0.6, high: 0.5, trees: 'autumn', boats: 'sail', water: '#1f6a92', landmark: 'gondola-cable' },
  'rotorua-geothermal': { recipe: 'crater', light: 'noon', style: 'steam', water: '#5fb8a8', rock: '#c9a878', wild: 0.7, mist: 0.25, eye: 0.6 },
  'tongariro-alpine-crossing': { recipe: 'volcano', light: 'noon', high: 0.5, snow: 0.3, style: 'smoke', trees: 'none', ground: '#9a8a58', rock: '#8a4a3c', wild: 0.6 },
};
