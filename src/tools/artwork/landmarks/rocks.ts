import type { Landmarks } from './parts.ts';
import { hangingCoffins, nachiFalls, tadFane, threeSisters } from './rocks/falls-and-walls.ts';
import {
  barujari,
  kelingking,
  lakegala,
  muluPinnacles,
  tiomanHorns,
  turtleIsland,
  wanakaTree,
} from './rocks/islands-and-cones.ts';

/** Rocks, islands and cones whose shape lines of solids do not give. */
export const rocks: Landmarks = {
  'nachi-falls': nachiFalls,
  'tad-fane-falls': tadFane,
  'hanging-coffins': hangingCoffins,
  'three-sisters': threeSisters,
  'turtle-island': turtleIsland,
  kelingking,
  'tioman-horns': tiomanHorns,
  lakegala,
  'mulu-pinnacles': muluPinnacles,
  barujari,
  'wanaka-tree': wanakaTree,
};
