import type { ScenePlans } from '../plan.ts';

// One place a line, to compare them.
// prettier-ignore
export const southEastAsia: ScenePlans = {
  // Cambodia
  'angkor-thom-bayon': { recipe: 'site', light: 'morning', landmark: 'bayon', trees: 'rain', mist: 0.2, back: 'flat' },
  'angkor-wat': { recipe: 'site', light: 'dusk', landmark: 'angkor-wat', trees: 'palm', wet: 1, back: 'flat', high: 0.35, place: 0.08 },
  battambang: { recipe: 'fields', light: 'golden', trees: 'palm', back: 'hills', ground: '#8fb03f', high: 0, animals: 'buffalo' },
  'kampot-pepper': { recipe: 'waterfront', light: 'golden', style: 'shophouse', trees: 'palm', boats: 'fishing', high: 0.2, back: 'hills' },
  'koh-rong-sanloem': { recipe: 'beach', light: 'night', high: 0.4, wild: 0, boats: 'longtail', water: '#4fd0e0' },
  'kratie-irrawaddy-dolphins': { recipe: 'plain', light: 'dusk', style: 'river', trees: 'palm', wild: 0.7, wet: 1, back: 'flat', landmark: 'irrawaddy*1.8' },
  'phnom-penh-royal-palace': { recipe: 'site', light: 'noon', landmark: 'phnom-penh-palace', trees: 'palm', high: 0.3, ground: '#8fae58', back: 'flat' },
  'preah-vihear-temple': { recipe: 'site', light: 'golden', landmark: 'preah-vihear', trees: 'tropical', back: 'mesas', ground: '#9a9a58' },
  // Indonesia
  borobudur: { recipe: 'site', light: 'morning', landmark: 'borobudur', trees: 'palm', back: 'volcano', mist: 0.4, high: 0.2 },
  'bukit-lawang-orangutans': { recipe: 'forest', light: 'noon', style: 'river', high: 0.9, trees: 'rain', landmark: 'orangutan*2.2', near: 0.22 },
  'gili-trawangan': { recipe: 'reef', light: 'noon', animals: 'turtle', water: '#20a8c0' },
  'kawah-ijen': { recipe: 'crater', light: 'morning', style: 'sulphur', water: '#5fd0c0', rock: '#b3a88c', wild: 0, trees: 'dead', side: 'left' },
  'komodo-padar-island': { recipe: 'islands', light: 'noon', style: 'domes', ground: '#a89a48', rock: '#b08f5c', high: 0.7, boats: 'sail' },
  'mount-bromo': { recipe: 'volcano', light: 'golden', style: 'ash', high: 0.3, mist: 1, wild: 0.9, landmark: 'bromo-temple' },
  'raja-ampat-piaynemo': { recipe: 'islands', light: 'noon', style: 'domes', water: '#3fc6bb', high: 0.4, boats: 'longtail' },
  ubud: { recipe: 'terraces', light: 'golden', trees: 'palm', high: 0.7, wet: 0.5, style: 'village', landmark: 'bali-gate' },
  // Laos
  'kong-lor-cave': { recipe: 'cave', light: 'noon', boats: 'longtail', high: 0.3, side: 'left' },
  'kuang-si-falls': { recipe: 'falls', light: 'morning', style: 'steps', water: '#5cc4d0', rock: '#b39a72', trees: 'rain', wild: 0.25, high: 0.8, wet: 0.6, place: 0.05 },
  'luang-prabang': { recipe: 'waterfront', light: 'golden', style: 'asian', landmark: 'xieng-thong', trees: 'palm', boats: 'longtail', high: 0.5, water: '#8a7a5c', back: 'hills' },
  'nong-khiaw': { recipe: 'islands', light: 'morning', style: 'valley', high: 1, mist: 0.8, boats: 'longtail', eye: 1.8 },
  'si-phan-don': { recipe: 'plain', light: 'golden', style: 'flood', trees: 'palm', boats: 'longtail', wild: 0.8, wet: 1, back: 'flat', animals: 'buffalo' },
  'vang-vieng': { recipe: 'islands', light: 'golden', style: 'valley', high: 0.8, landmark: 'balloon*0.7', boats: 'kayak', eye: 1.6 },
  'vat-phou': { recipe: 'site', light: 'morning', landmark: 'vat-phou', trees: 'tropical', back: 'peaks', wet: 0.4 },
  'vientiane-pha-that-luang': { recipe: 'site', light: 'golden', landmark: 'that-luang', trees: 'palm', back: 'flat', ground: '#b8a878' },
  // Malaysia
  'cameron-highlands': { recipe: 'tea', light: 'morning', high: 0.7, mist: 0.9, back: 'hills' },
  'george-town-penang': { recipe: 'street', light: 'golden', style: 'shophouse', landmark: 'chinese-temple', trees: 'lanterns', high: 0.3, back: 'hills' },
  'kinabalu-park': { recipe: 'mountains', light: 'dusk', style: 'towers', snow: 0, high: 0.8, trees: 'rain', mist: 1, rock: '#7a7a80' },
  'kinabatangan-river': { recipe: 'forest', light: 'morning', style: 'river', trees: 'rain', boats: 'longtail', water: '#8a6f48', high: 0.2, mist: 0.9 },
  'kuala-lumpur-petronas': { recipe: 'site', light: 'dusk', landmark: 'petronas*0.4', trees: 'tropical', high: 0.5, wet: 0.7, back: 'hills', place: 0.1 },
  'langkawi-sky-bridge': { recipe: 'forest', light: 'noon', landmark: 'langkawi-bridge', trees: 'rain', high: 1, back: 'sea', place: 0.1 },
  melaka: { recipe: 'waterfront', light: 'dusk', style: 'rainbow', landmark: 'melaka-square', trees: 'palm', boats: 'longtail', high: 0.1, water: '#5f7a5c' },
  'perhentian-islands': { recipe: 'beach', light: 'noon', high: 0.9, boats: 'longtail', wild: 0, water: '#5fdccf' },
  // Philippines
  'batad-rice-terraces': { recipe: 'terraces', light: 'noon', style: 'stone', high: 1, wet: 0.3, back: 'peaks', trees: 'broad', mist: 0.6 },
  'chocolate-hills-bohol': { recipe: 'fields', light: 'golden', style: 'hills', wild: 0.75, trees: 'tropical', ground: '#86a845', back: 'hills', eye: 1 },
  'coron-kayangan-lake': { recipe: 'islands', light: 'golden', high: 0.9, water: '#2fb8a8', boats: 'outrigger' },
  'el-nido': { recipe: 'islands', light: 'noon', high: 1, style: 'beach', boats: 'outrigger', rock: '#6f6a66', water: '#40cfc0' },
  'moalboal-sardine-run': { recipe: 'reef', light: 'noon', style: 'shoal', animals: 'diver' },
  'puerto-princesa-underground-river': { recipe: 'cave', light: 'morning', boats: 'canoe', place: -0.1, water: '#3fa89a', high: 0.6 },
  'siargao-cloud-9': { recipe: 'beach', light: 'morning', high: 0.1, wild: 1, landmark: 'surfer*2.4' },
  vigan: { recipe: 'street', light: 'dusk', style: 'colonial', landmark: 'white-cathedral', high: 0.2, back: 'flat', walls: ['#e9dcc0', '#d9c4a0', '#c9ab86'] },
  // Thailand
  ayutthaya: { recipe: 'site', light: 'golden', landmark: 'ayutthaya', trees: 'tropical', back: 'flat', wet: 0.4 },
  'bangkok-grand-palace': { recipe: 'waterfront', light: 'dusk', style: 'shophouse', landmark: 'grand-palace', trees: 'palm', boats: 'longtail', high: 0.02, back: 'flat', water: '#6f6a50' },
  'chiang-mai-old-city': { recipe: 'site', light: 'dusk', landmark: 'gold-chedi', trees: 'tropical', back: 'hills', high: 0.1 },
  'khao-sok': { recipe: 'islands', light: 'morning', high: 1, boats: 'longtail', mist: 0.45, water: '#2f8a70' },
  'koh-tao-diving': { recipe: 'reef', light: 'noon', animals: 'diver', water: '#1a88b4' },
  'maya-bay-phi-phi': { recipe: 'islands', light: 'noon', style: 'beach', high: 0.8, boats: 'longtail', water: '#4fdccb' },
  'railay-beach': { recipe: 'beach', light: 'golden', boats: 'longtail', high: 1, back: 'karst', wild: 0.1 },
  sukhothai: { recipe: 'site', light: 'morning', landmark: 'sukhothai', trees: 'tropical', wet: 0.9, back: 'flat', mist: 0.6 },
  // Vietnam
  'cai-rang-mekong-delta': { recipe: 'waterfront', light: 'morning', style: 'stilts', trees: 'palm', boats: 'longtail', high: 0.01, back: 'flat', water: '#8a7450', mist: 0.5 },
  'ha-giang-loop': { recipe: 'canyon', light: 'golden', high: 1, wild: 0.9, rock: '#77756c', ground: '#6f9a4a', water: '#3fa08c', mist: 0.6 },
  'ha-long-bay': { recipe: 'islands', light: 'dusk', high: 0.8, boats: 'junk', mist: 0.7, water: '#3a8f80' },
  'hoi-an': { recipe: 'waterfront', light: 'dusk', style: 'yellow', landmark: 'hoi-bridge*1.2', trees: 'palm', boats: 'canoe', high: 0.02, back: 'flat', water: '#7a6a50' },
  'hue-imperial-city': { recipe: 'site', light: 'golden', landmark: 'hue-gate', trees: 'tropical', wet: 0.7, back: 'hills' },
  'phong-nha': { recipe: 'cave', light: 'golden', boats: 'longtail', place: 0.12, high: 0.9 },
  sapa: { recipe: 'terraces', light: 'morning', style: 'village', high: 0.6, wet: 0.7, mist: 0.7, back: 'peaks', trees: 'tropical' },
  'trang-an-ninh-binh': { recipe: 'islands', light: 'noon', style: 'valley', high: 0.7, boats: 'canoe', landmark: 'pagoda*0.5' },
};
