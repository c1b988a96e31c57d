import type { ScenePlans } from '../plan.ts';

// One place a line, to compare them.
// prettier-ignore
export const eastAsia: ScenePlans = {
  // Japan
  'hiroshima-peace-memorial': { recipe: 'waterfront', light: 'morning', landmark: 'abomb-dome', style: 'modern', trees: 'broad', high: 0.1, back: 'hills' },
  'kyoto-fushimi-inari': { recipe: 'site', light: 'noon', landmark: 'fushimi-torii*1.6', trees: 'fir', high: -0.62, place: 0.1, back: 'hills', ground: '#6a7f42', wild: 1 },
  'miyajima-itsukushima': { recipe: 'lake', light: 'dusk', landmark: 'torii', high: 0.15, snow: 0, trees: 'broad', place: -0.2, mist: 0.5 },
  'mount-fuji': { recipe: 'volcano', light: 'morning', style: 'lake', high: 1, snow: 0.6, trees: 'autumn', landmark: 'pagoda-japan', rock: '#5f6480', wild: 0 },
  'nara-park': { recipe: 'site', light: 'noon', landmark: 'great-hall-nara', trees: 'autumn', animals: 'deer', back: 'hills' },
  niseko: { recipe: 'mountains', light: 'noon', snow: 1.1, high: 0.4, trees: 'fir', ground: '#e9eef5' },
  'shirakawa-go': { recipe: 'fields', light: 'dusk', snow: 1, style: 'gassho', trees: 'fir', back: 'peaks', landmark: 'gassho' },
  'tokyo-shibuya': { recipe: 'street', light: 'dusk', style: 'modern', high: 0.9, back: 'flat', trees: 'lanterns', wet: 1, landmark: 'shibuya' },
  // South Korea
  'bulguksa-gyeongju': { recipe: 'site', light: 'morning', landmark: 'bulguksa', trees: 'autumn', back: 'hills' },
  'busan-gamcheon': { recipe: 'hilltown', light: 'noon', style: 'rainbow', high: 0.9, boats: 'fishing' },
  'dmz-imjingak': { recipe: 'site', light: 'dusk', landmark: 'fence', trees: 'fir', back: 'hills', ground: '#8f945a' },
  hallasan: { recipe: 'crater', light: 'morning', snow: 0.7, trees: 'fir', water: '#5f9aa6', wild: 0.6 },
  'jeonju-hanok-village': { recipe: 'hilltown', light: 'golden', style: 'hanok', wet: 0, high: 0.15, trees: 'autumn', back: 'hills' },
  'seongsan-ilchulbong-jeju': { recipe: 'lake', light: 'dusk', style: 'table', high: 0.05, snow: 0, trees: 'none', ground: '#7f9f48', rock: '#6f7452', water: '#1f6a8a', place: 0.25 },
  seoraksan: { recipe: 'mountains', light: 'golden', style: 'towers', snow: 0, trees: 'autumn', high: 0.5, rock: '#a09a92', mist: 0.5 },
  'seoul-changdeokgung': { recipe: 'site', light: 'golden', landmark: 'changdeokgung', trees: 'autumn', wet: 0.6, back: 'peaks' },
  // Taiwan
  'alishan-forest': { recipe: 'forest', light: 'morning', trees: 'fir', high: 0.9, mist: 1, back: 'peaks' },
  'jiufen-old-street': { recipe: 'street', light: 'dusk', style: 'japanese', trees: 'lanterns', wild: 1, high: 0.1, back: 'sea', landmark: 'jiufen' },
  'kenting-national-park': { recipe: 'coast', light: 'noon', landmark: 'white-lighthouse', style: 'low', ground: '#7fae4a', trees: 'palm', wild: 0.4 },
  'orchid-island-lanyu': { recipe: 'coast', light: 'noon', style: 'stacks', high: 0.5, ground: '#5f9a42', rock: '#5f5852', boats: 'canoe', water: '#3fa8b8', wild: 0.4, place: 1 },
  'sun-moon-lake': { recipe: 'lake', light: 'morning', high: 0.2, snow: 0, trees: 'tropical', landmark: 'chinese-pagoda', mist: 1 },
  'tainan-old-city': { recipe: 'street', light: 'golden', style: 'shophouse', landmark: 'chinese-temple', trees: 'lanterns', high: 0.5, back: 'flat' },
  'taipei-101': { recipe: 'skyline', light: 'dusk', landmark: 'taipei-101', high: 0.4, wet: 0, trees: 'tropical', back: 'hills' },
  'taroko-gorge': { recipe: 'canyon', light: 'noon', style: 'gorge', rock: '#a8a49c', water: '#7fa8b0', wild: 0.8, high: 1 },
};
