import { giantsPlayground } from './namibia/giants-playground.ts';
import {
  himbaHuts,
  hoba,
  namutoni,
  petrifiedLogs,
  quiverTrees,
  welwitschia,
} from './namibia/himba-huts-namutoni.ts';
import {
  christuskirche,
  felsenkirche,
  kolmanskop,
  swakopHouses,
} from './namibia/kolmanskop-swakop-houses.ts';
import {
  diasCross,
  duwisib,
  okaukuejoTower,
  twyfelfontein,
  windPump,
} from './namibia/okaukuejo-tower-twyfelfontein.ts';
import { sanShelter } from './namibia/san-shelter.ts';
import { bogenfels, rockArch, shipwreck, spitzkoppe, vingerklip } from './namibia/shipwreck-bogenfels.ts';
import type { Landmarks } from './parts.ts';

export const namibia: Landmarks = {
  kolmanskop,
  felsenkirche,
  christuskirche,
  'swakop-houses': swakopHouses,
  shipwreck,
  'rock-arch': rockArch,
  spitzkoppe,
  vingerklip,
  bogenfels,
  'himba-huts': himbaHuts,
  'quiver-trees': quiverTrees,
  welwitschia,
  'petrified-logs': petrifiedLogs,
  hoba,
  namutoni,
  'okaukuejo-tower': okaukuejoTower,
  duwisib,

  'dias-cross': diasCross,
  'twyfelfontein-rock': twyfelfontein,
  'san-shelter': sanShelter,
  'wind-pump': windPump,
  'giants-playground': giantsPlayground,
};
