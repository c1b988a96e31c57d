import { bambooGrove } from './east-asia/bamboo-grove.ts';
import { bulguksa, confucius, dmzTower, jiufen, taipei101 } from './east-asia/bulguksa-confucius.ts';
import { abombDome, changdeokgung, gasshoVillage, hanok, shibuya } from './east-asia/gassho-changdeokgung.ts';
import { fushimi, greatHall, pagodaJapan, torii } from './east-asia/torii-great-hall.ts';
import type { Landmarks } from './parts.ts';

export const eastAsia: Landmarks = {
  torii,
  'fushimi-torii': fushimi,
  'pagoda-japan': pagodaJapan,
  'great-hall-nara': greatHall,
  gassho: gasshoVillage,
  'abomb-dome': abombDome,
  shibuya,
  hanok,
  changdeokgung,
  bulguksa,

  'bamboo-grove': bambooGrove,
  'dmz-tower': dmzTower,
  'taipei-101': taipei101,
  jiufen,
  'confucius-temple': confucius,
};
