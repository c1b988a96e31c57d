import type { ScenePlans } from '../plan.ts';

/** Hero pictures of pages: plain to the left and at the top, behind the title; the subject is on the right. */
// One place a line, to compare them.
// prettier-ignore
export const heroes: ScenePlans = {
  home: { recipe: 'dunes', light: 'golden', style: 'pan', trees: 'dead', high: 1, place: 0.6, side: 'right', clouds: 0.15 },
  tours: { recipe: 'plain', light: 'golden', animals: 'giraffe', back: 'kilimanjaro', wild: 0.8, place: 0.7, side: 'right', clouds: 0.3 },
  my_tours: { recipe: 'lake', light: 'morning', snow: 0.85, high: 0.35, place: 0.7, side: 'right', mist: 0.5, clouds: 0.2 },
  my_experiences: { recipe: 'tea', light: 'morning', high: 0.7, place: 0.7, side: 'right', back: 'peaks', mist: 0.7, clouds: 0.2 },
  destinations: { recipe: 'islands', light: 'dusk', high: 0.5, place: -0.7, side: 'right', boats: 'junk', mist: 0.6, clouds: 0.2 },
  experiences: { recipe: 'beach', light: 'morning', high: 0.6, place: 1, side: 'left', boats: 'longtail', clouds: 0.3 },
  favorites: { recipe: 'rocks', light: 'golden', style: 'plateau', high: 0.35, wild: 0.95, place: 0.6, side: 'right', back: 'hills', mist: 0.5, clouds: 0.2 },
  account: { recipe: 'mountains', light: 'dusk', snow: 0.85, high: 0.25, trees: 'none', place: 0.7, side: 'right', clouds: 0.2 },
  projects: { recipe: 'forest', light: 'morning', trees: 'rain', high: 0.7, place: 0.6, side: 'right', mist: 1, back: 'peaks', clouds: 0.2 },
  blog: { recipe: 'plain', light: 'night', trees: 'acacia', wild: 0.6, place: -0.7, side: 'right', back: 'mesas' },
  faqs: { recipe: 'terraces', light: 'golden', high: 0.7, wet: 0.5, place: 0.5, side: 'right', back: 'hills', clouds: 0.2 },
  contact: { recipe: 'coast', light: 'golden', style: 'low', landmark: 'lighthouse', place: 1, eye: 2.6, side: 'right', wild: 0.5, clouds: 0.3 },
  privacy: { recipe: 'lake', light: 'dusk', style: 'fjord', trees: 'none', high: 0.6, snow: 0.4, place: 0.6, side: 'right', mist: 0.7, clouds: 0.2 },
  terms: { recipe: 'canyon', light: 'golden', high: 0.7, place: 0.5, side: 'right', wild: 0.2, clouds: 0.2 },
};

/** Country whose palette each of them uses. */
export const heroCountries: Readonly<Record<string, string>> = {
  home: 'namibia',
  tours: 'kenya',
  my_tours: 'new-zealand',
  my_experiences: 'sri-lanka',
  destinations: 'vietnam',
  experiences: 'thailand',
  favorites: 'sri-lanka',
  account: 'italy',
  projects: 'costa-rica',
  blog: 'botswana',
  faqs: 'indonesia',
  contact: 'croatia',
  privacy: 'new-zealand',
  terms: 'namibia',
};
