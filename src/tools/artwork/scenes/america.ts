import type { ScenePlans } from '../plan.ts';

// One place a line, to compare them.
// prettier-ignore
export const america: ScenePlans = {
  // Costa Rica
  'arenal-volcano': { recipe: 'volcano', light: 'morning', style: 'lake', high: 0.5, trees: 'tropical', mist: 0.6 },
  'corcovado-sirena': { recipe: 'forest', light: 'dusk', style: 'river', trees: 'rain', high: 0.6, mist: 0.4, landmark: 'macaw*2.4', near: 0.25 },
  'manuel-antonio-national-park': { recipe: 'beach', light: 'noon', high: 0.8, wild: 0.1, trees: 'palm' },
  'monteverde-cloud-forest': { recipe: 'forest', light: 'noon', landmark: 'suspension-bridge', near: 0.6, trees: 'rain', high: 0.8, mist: 1 },
  'puerto-viejo-talamanca': { recipe: 'beach', light: 'golden', high: 0.2, wild: 0.7, boats: 'fishing' },
  'rio-celeste': { recipe: 'falls', light: 'noon', water: '#5fb4e0', high: 0.1, wet: 0.7, trees: 'rain', wild: 1 },
  'santa-teresa': { recipe: 'beach', light: 'dusk', high: 0.3, wild: 1 },
  tortuguero: { recipe: 'forest', light: 'morning', style: 'river', trees: 'palm', boats: 'canoe', high: 0.05, mist: 0.8, back: 'flat' },
  // Guatemala
  'acatenango-volcano': { recipe: 'volcano', light: 'night', style: 'hot', high: 0.8, wild: 0.7, mist: 0.8 },
  'antigua-guatemala': { recipe: 'street', light: 'golden', style: 'colonial', landmark: 'antigua-arch', back: 'volcano', high: 0.15 },
  'chichicastenango-market': { recipe: 'street', light: 'noon', style: 'colonial', landmark: 'chichi-church', high: 0.7, trees: 'none', back: 'hills' },
  'el-paredon-surf': { recipe: 'beach', light: 'dusk', ground: '#5f5650', wild: 1, high: 0, back: 'volcano' },
  'flores-peten': { recipe: 'waterfront', light: 'noon', style: 'rainbow', landmark: 'flores-houses', high: 0.35, boats: 'longtail', trees: 'tropical', back: 'flat' },
  'lake-atitlan': { recipe: 'volcano', light: 'golden', style: 'lake', high: 0.7, wild: 0.8, boats: 'fishing', water: '#1f5f8a' },
  'semuc-champey': { recipe: 'falls', light: 'noon', style: 'steps', water: '#2fc4b4', trees: 'rain', wild: 0.05, high: 0, wet: 0.35, rock: '#b8a888' },
  tikal: { recipe: 'forest', light: 'morning', landmark: 'tikal', trees: 'rain', mist: 1, high: 0.15, back: 'flat', place: 0.3 },
  // Nicaragua
  'cerro-negro': { recipe: 'volcano', light: 'noon', style: 'ash', high: 0.1, rock: '#2f2b2c', ground: '#5f5a50', trees: 'bush' },
  'granada-nicaragua': { recipe: 'street', light: 'golden', style: 'colonial', landmark: 'yellow-cathedral', high: 0.6, trees: 'palm', back: 'volcano' },
  'leon-cathedral': { recipe: 'site', light: 'noon', landmark: 'white-cathedral', trees: 'palm', ground: '#c4ab86', back: 'volcano' },
  'little-corn-island': { recipe: 'beach', light: 'morning', high: 0.1, boats: 'fishing', water: '#58d8d0', wild: 0.1 },
  'masaya-volcano': { recipe: 'crater', light: 'dusk', style: 'steam', wet: 0, rock: '#6a4f48', wild: 0.2, mist: 0.2, trees: 'none' },
  'ometepe-island': { recipe: 'volcano', light: 'dusk', style: 'lake', high: 0.6, wild: 0.75, boats: 'canoe', place: 0.35 },
  'san-juan-del-sur': { recipe: 'beach', light: 'golden', style: 'village', high: 0.6, boats: 'fishing', walls: ['#e9a06c', '#f0dcb0', '#6fb3d0'] },
  'somoto-canyon': { recipe: 'canyon', light: 'morning', style: 'gorge', high: 0.6, boats: 'kayak', wild: 0.9, water: '#4f8f74', rock: '#8a7766' },
  // Peru
  'colca-canyon': { recipe: 'canyon', light: 'morning', high: 1, animals: 'condor', wild: 0.6, rock: '#9a8062', ground: '#8a9a4c' },
  cusco: { recipe: 'hilltown', light: 'golden', style: 'andes', wet: 0, high: 0.6, landmark: 'stone-cathedral', back: 'peaks', trees: 'none' },
  'huacachina-oasis': { recipe: 'dunes', light: 'golden', style: 'oasis', trees: 'palm', high: 0.8, ground: '#d9ac74' },
  'laguna-69-huascaran': { recipe: 'lake', light: 'noon', snow: 0.85, high: 0.9, trees: 'none', water: '#2fa6c4', ground: '#9a9a58' },
  'lake-titicaca-uros': { recipe: 'lake', light: 'noon', landmark: 'uros', high: 0.15, snow: 0.3, trees: 'none', water: '#1f62a6' },
  'machu-picchu': { recipe: 'mountains', light: 'morning', landmark: 'machu-picchu', snow: 0, high: 0.35, trees: 'rain', mist: 1, style: 'towers', rock: '#5f6a52', eye: 1.7, place: -0.1 },
  'nazca-lines': { recipe: 'plain', light: 'golden', landmark: 'nazca*1.5', ground: '#a5785a', trees: 'none', wild: 0, back: 'peaks', eye: 9, place: 0.05 },
  'vinicunca-rainbow-mountain': { recipe: 'mountains', light: 'noon', style: 'rainbow', snow: 0.2, high: 0.4, trees: 'none', ground: '#b07a4a', rock: '#a0523c' },
};
