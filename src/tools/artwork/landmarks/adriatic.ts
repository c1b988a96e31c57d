import { dubrovnik, rovinj, split } from './adriatic/dubrovnik-rovinj.ts';
import { boardwalk, hayHouse, hvar, mill, seaOrgan, zagreb } from './adriatic/zagreb-hay-house.ts';
import type { Landmarks } from './parts.ts';

export const adriatic: Landmarks = {
  dubrovnik,
  split,
  rovinj,
  zagreb,
  hvar,
  'hvar-town': hvar,
  'sea-organ': seaOrgan,
  'krka-mill': mill,
  boardwalk,
  'black-forest-house': hayHouse,
};
