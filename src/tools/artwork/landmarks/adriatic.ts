import { dubrovnik, rovinj, split } from './adriatic/dubrovnik-rovinj.ts';
import { boardwalk, hayHouse, mill, seaOrgan, zagreb } from './adriatic/zagreb-hay-house.ts';
import { pulaArena } from './adriatic/pula-arena.ts';
import type { Landmarks } from './parts.ts';

export const adriatic: Landmarks = {
  dubrovnik,
  split,
  rovinj,
  zagreb,

  'sea-organ': seaOrgan,
  'krka-mill': mill,
  boardwalk,
  'pula-arena': pulaArena,
  'black-forest-house': hayHouse,
};
