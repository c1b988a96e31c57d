import type { ScenePlans } from '../plan.ts';

// One place a line, to compare them.
// prettier-ignore
export const africa: ScenePlans = {
  // South Africa
  'addo-elephant-park': { recipe: 'plain', light: 'noon', animals: 'elephant', trees: 'bush', wild: 1, wet: 1, high: 0.8, back: 'hills' },
  'blyde-river-canyon': { recipe: 'canyon', light: 'morning', high: 0.9, wild: 0.85, rock: '#a9704e', ground: '#5f8a45', landmark: 'rondavels*2', place: 0.25 },
  'cape-of-good-hope': { recipe: 'coast', light: 'noon', high: 0.9, wild: 0.9, animals: 'penguin', rock: '#8f8474', ground: '#7d8a52', landmark: 'cape-lighthouse*1.5' },
  'drakensberg-amphitheatre': { recipe: 'mountains', light: 'golden', style: 'table', snow: 0, high: 0.6, trees: 'none', rock: '#7d6a5c', ground: '#84983f' },
  'kruger-skukuza': { recipe: 'plain', light: 'golden', style: 'river', animals: 'giraffe', wild: 0.8, back: 'hills' },
  'robben-island': { recipe: 'coast', light: 'dusk', style: 'low', landmark: 'robben-lighthouse', animals: 'penguin', wild: 0.6 },
  'stellenbosch-winelands': { recipe: 'fields', light: 'golden', style: 'vines', back: 'peaks', landmark: 'cape-dutch*1.4', walls: ['#f6f2e8', '#efe9dc'], roofs: '#6f6254' },
  'table-mountain': { recipe: 'waterfront', light: 'morning', style: 'white', back: 'table', high: 0.05, trees: 'broad', rock: '#8a8078', place: 0.2 },
  'tsitsikamma-storms-river': { recipe: 'forest', light: 'morning', high: 0.35, trees: 'rain', landmark: 'suspension-bridge', near: 0.62, back: 'sea' },
  // Botswana
  'baines-baobabs': { recipe: 'plain', light: 'golden', style: 'salt', trees: 'baobab', wild: 0.25, back: 'flat' },
  'central-kalahari-deception-valley': { recipe: 'plain', light: 'morning', landmark: 'oryx*1.2', near: 0.6, wild: 0.8, wet: 1, back: 'flat', trees: 'acacia' },
  'chobe-riverfront': { recipe: 'plain', light: 'dusk', style: 'river', animals: 'elephant', wild: 0.6, back: 'flat' },
  'kubu-island': { recipe: 'rocks', light: 'golden', style: 'boulders', trees: 'baobab', ground: '#ece6da', rock: '#b08a70', wild: 0, back: 'flat', sun: 130, clouds: 0.3, throw: 1 },
  'moremi-game-reserve': { recipe: 'plain', light: 'golden', style: 'flood', animals: 'antelope', near: 0.7, trees: 'dead', wild: 0.9, wet: 1, back: 'flat' },
  'okavango-delta': { recipe: 'plain', light: 'noon', style: 'flood', boats: 'canoe', trees: 'palm', wild: 1, wet: 1, back: 'flat' },
  'savuti-marsh': { recipe: 'plain', light: 'morning', animals: 'elephant+buffalo', trees: 'dead', wild: 0.9, wet: 1, back: 'hills', high: 0.5 },
  'tsodilo-hills': { recipe: 'rocks', light: 'dusk', style: 'plateau', high: 0.5, rock: '#a8684a', wild: 0.5, trees: 'acacia', back: 'flat' },
  // Kenya
  'amboseli-national-park': { recipe: 'plain', light: 'morning', animals: 'elephant', back: 'kilimanjaro', wild: 0.6, wet: 1 },
  'diani-beach': { recipe: 'beach', light: 'noon', high: 0.1, boats: 'dhow', animals: 'camel' },
  'hells-gate': { recipe: 'plain', light: 'golden', landmark: 'obelisk-rock', animals: 'zebra', trees: 'acacia', back: 'mesas', wild: 0.5, ground: '#b9945c' },
  'lake-nakuru': { recipe: 'plain', light: 'morning', style: 'flood', animals: 'flamingo', near: 0.6, back: 'hills', wild: 0.6, wet: 1 },
  'lamu-old-town': { recipe: 'waterfront', light: 'noon', style: 'white', landmark: 'lamu-front', trees: 'palm', boats: 'dhow', high: 0.05, back: 'flat' },
  'masai-mara': { recipe: 'plain', light: 'golden', animals: 'buffalo+zebra', wild: 1, high: 1, back: 'hills', landmark: 'balloons*0.62' },
  'mount-kenya-point-lenana': { recipe: 'mountains', light: 'morning', style: 'towers', snow: 0.45, high: 0.7, trees: 'quiver', ground: '#8a8a52', rock: '#6f6862' },
  'tsavo-east': { recipe: 'plain', light: 'dusk', animals: 'elephant', ground: '#b84a2c', trees: 'baobab', wild: 0.5, back: 'mesas' },
  // Morocco
  'ait-ben-haddou': { recipe: 'site', light: 'golden', landmark: 'ksar', trees: 'palm', wet: 0.5, ground: '#b99a6a', back: 'peaks', high: 0.3 },
  chefchaouen: { recipe: 'hilltown', light: 'morning', style: 'blue', wet: 0, high: 0.9, back: 'peaks', landmark: 'minaret' },
  essaouira: { recipe: 'waterfront', light: 'noon', style: 'white', landmark: 'essaouira-ramparts', trees: 'none', boats: 'fishing', high: 0.1, back: 'flat' },
  'fes-medina': { recipe: 'hilltown', light: 'golden', style: 'moroccan', wet: 0, high: 0.3, landmark: 'minaret', trees: 'cypress', back: 'hills' },
  'imlil-toubkal': { recipe: 'mountains', light: 'noon', snow: 0.7, high: 0.8, trees: 'broad', ground: '#7f9a4c', rock: '#8a6f5f', landmark: 'berber-village' },
  'marrakech-jemaa-el-fna': { recipe: 'street', light: 'dusk', style: 'moroccan', landmark: 'koutoubia', high: 0.8, trees: 'palm', back: 'flat', ground: '#b98a6a' },
  'merzouga-erg-chebbi': { recipe: 'dunes', light: 'golden', landmark: 'camel-caravan*1.2', high: 0.45, trees: 'none', clouds: 0.2, ground: '#dc8a45', throw: 2 },
  'todra-gorge': { recipe: 'canyon', light: 'noon', style: 'gorge', high: 1, rock: '#b9805c', trees: 'palm', wild: 0.3 },
  // Tanzania
  'kilimanjaro-marangu': { recipe: 'plain', light: 'golden', back: 'kilimanjaro', trees: 'quiver', wild: 1, high: 1.4, ground: '#8f8a4c', eye: 1.5 },
  'mafia-island': { recipe: 'reef', light: 'noon', animals: 'whaleshark', water: '#1f86b8' },
  'ngorongoro-crater': { recipe: 'plain', light: 'morning', animals: 'zebra+buffalo', near: 0.7, wild: 0.6, back: 'rim', trees: 'none', ground: '#97924c', eye: 1.4, place: -0.1 },
  'nungwi-beach': { recipe: 'beach', light: 'golden', boats: 'dhow', high: 0.1, water: '#6fe0d0' },
  'nyerere-national-park': { recipe: 'plain', light: 'morning', style: 'river', trees: 'palm', landmark: 'hippos*1.4', near: 0.6, boats: 'canoe', wild: 0.8, back: 'hills', wet: 1 },
  'serengeti-seronera': { recipe: 'plain', light: 'golden', landmark: 'lions*1.5', near: 0.32, trees: 'acacia', wild: 0.8, back: 'flat', ground: '#c2a656', place: 0.2 },
  tarangire: { recipe: 'plain', light: 'dusk', style: 'river', trees: 'baobab', animals: 'elephant', wild: 0.7, back: 'hills' },
  'zanzibar-stone-town': { recipe: 'waterfront', light: 'dusk', style: 'white', landmark: 'stone-town', trees: 'palm', boats: 'dhow', high: 0.1, back: 'flat', walls: ['#efe6d2', '#e0cfae', '#f3ede0'] },
};
