import { bambooGrove } from './east-asia/bamboo-grove.ts';
import { bulguksa, confucius, dmzTower, jiufen, taipei101 } from './east-asia/bulguksa-confucius.ts';
import { abombDome, changdeokgung, gasshoVillage, hanok, shibuya } from './east-asia/gassho-changdeokgung.ts';
import { fushimi, greatHall, inariFoxes, pagodaJapan, torii } from './east-asia/torii-great-hall.ts';
import { vineBridge } from './east-asia/vine-bridge.ts';
import type { Landmarks } from './parts.ts';

export const eastAsia: Landmarks = {
  torii,
  'fushimi-torii': fushimi,
  'pagoda-japan': pagodaJapan,
  'great-hall-nara': greatHall,
  gassho: gasshoVillage,
  'abomb-dome': abombDome,
  shibuya,
  'vine-bridge': vineBridge,
  'inari-foxes': inariFoxes,
  hanok,
  changdeokgung,
  bulguksa,

  'bamboo-grove': bambooGrove,
  'dmz-tower': dmzTower,
  'taipei-101': taipei101,
  jiufen,
  'confucius-temple': confucius,
};
