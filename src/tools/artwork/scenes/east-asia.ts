import type { ScenePlans } from '../plan.ts';

// One place a line, to compare them.
// prettier-ignore
export const eastAsia: ScenePlans = {
  // Japan
  'hiroshima-peace-memorial': { recipe: 'waterfront', light: 'morning', landmark: 'abomb-dome', style: 'modern', trees: 'broad', high: 0.1, back: 'hills' },
  'kyoto-fushimi-inari': { recipe: 'site', light: 'noon', landmark: 'fushimi-torii*1.6', trees: 'fir', high: -0.62, place: 0.1, back: 'hills', ground: '#6a7f42', wild: 1 },
  'miyajima-itsukushima': { recipe: 'lake', light: 'dusk', landmark: 'torii', high: 0.15, snow: 0, trees: 'broad', place: -0.2, mist: 0.5 },
  'mount-fuji': { recipe: 'volcano', light: 'morning', style: 'lake', high: 1, snow: 0.8, trees: 'autumn', landmark: 'pagoda-japan*0.8', rock: '#5f6480', wild: 0, place: -0.22 },
  'nara-park': { recipe: 'site', light: 'noon', landmark: 'great-hall-nara', trees: 'autumn', animals: 'deer', back: 'hills' },
  niseko: { recipe: 'volcano', light: 'noon', snow: 1.3, high: 0.8, trees: 'fir', ground: '#e9eef5', rock: '#dfe6ee', style: 'peak', eye: 2 },
  'shirakawa-go': { recipe: 'fields', light: 'dusk', snow: 1, style: 'gassho', trees: 'fir', back: 'peaks', landmark: 'gassho' },
  'tokyo-shibuya': { recipe: 'street', light: 'dusk', style: 'modern', high: 0.9, back: 'flat', trees: 'lanterns', wet: 1, landmark: 'shibuya' },
  // South Korea
  'bulguksa-gyeongju': { recipe: 'site', light: 'morning', landmark: 'bulguksa', trees: 'autumn', back: 'hills' },
  'busan-gamcheon': { recipe: 'hilltown', light: 'noon', style: 'rainbow', high: 0.9, boats: 'fishing' },
  'dmz-imjingak': { recipe: 'plain', light: 'dusk', landmark: 'dmz-tower', trees: 'fir', wild: 0.4, back: 'hills', ground: '#8f945a', near: 0.8, place: 0.2 },
  hallasan: { recipe: 'crater', light: 'morning', snow: 0.7, trees: 'fir', water: '#5f9aa6', wild: 0.6 },
  'jeonju-hanok-village': { recipe: 'site', light: 'golden', landmark: 'hanok*1.3', high: -0.4, wild: 0, trees: 'autumn', back: 'hills', ground: '#a89a78' },
  'seongsan-ilchulbong-jeju': { recipe: 'lake', light: 'dusk', style: 'table', high: 0.05, snow: 0, trees: 'none', ground: '#7f9f48', rock: '#6f7452', water: '#1f6a8a', place: 0.25 },
  seoraksan: { recipe: 'mountains', light: 'golden', style: 'towers', snow: 0, trees: 'autumn', high: 0.5, rock: '#a09a92', mist: 0.5 },
  'seoul-changdeokgung': { recipe: 'site', light: 'golden', landmark: 'changdeokgung', trees: 'autumn', wet: 0.6, back: 'peaks' },
  // Taiwan
  'alishan-forest': { recipe: 'forest', light: 'morning', trees: 'fir', high: 0.9, mist: 0.7, back: 'peaks', landmark: 'alishan-train*1.4', near: 0.6 },
  'jiufen-old-street': { recipe: 'street', light: 'dusk', style: 'japanese', trees: 'lanterns', wild: 1, high: 0.1, back: 'sea', landmark: 'jiufen' },
  'kenting-national-park': { recipe: 'coast', light: 'noon', landmark: 'white-lighthouse', style: 'low', ground: '#7fae4a', trees: 'palm', wild: 0.4 },
  'orchid-island-lanyu': { recipe: 'beach', light: 'noon', landmark: 'tatala*1.6', ground: '#8f8678', high: 0.9, trees: 'bush', water: '#3fa8b8', wild: 0.5 },
  'sun-moon-lake': { recipe: 'lake', light: 'morning', high: 0.2, snow: 0, trees: 'tropical', landmark: 'chinese-pagoda', mist: 1 },
  'tainan-old-city': { recipe: 'site', light: 'golden', landmark: 'confucius-temple', trees: 'broad', ground: '#b0a088', back: 'flat' },
  'taipei-101': { recipe: 'skyline', light: 'dusk', landmark: 'taipei-101', high: 0.4, wet: 0, trees: 'tropical', back: 'hills' },
  'taroko-gorge': { recipe: 'canyon', light: 'noon', style: 'gorge', rock: '#a8a49c', water: '#7fa8b0', wild: 0.8, high: 1 },
};
