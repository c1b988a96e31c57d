import { castlesAndHarbours } from './castles-and-harbours.ts';
import type { Landmark } from './parts.ts';
import { newWorld } from './new-world.ts';
import { oldEurope } from './old-europe.ts';
import { roadside } from './roadside.ts';

export const west: Readonly<Record<string, Landmark>> = {
  ...oldEurope,
  ...castlesAndHarbours,
  ...newWorld,
  ...roadside,
};
