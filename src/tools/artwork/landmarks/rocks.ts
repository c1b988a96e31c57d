import type { Landmarks } from './parts.ts';
import { kubuBoulders, remarkableRocks } from './rocks/boulders.ts';
import { hangingCoffins, nachiFalls, tadFane, threeSisters } from './rocks/falls-and-walls.ts';
import { piercedCliff } from './rocks/pierced-cliff.ts';
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
  'remarkable-rocks': remarkableRocks,
  'kubu-boulders': kubuBoulders,
  'hanging-coffins': hangingCoffins,
  'three-sisters': threeSisters,
  'turtle-island': turtleIsland,
  kelingking,
  'tioman-horns': tiomanHorns,
  lakegala,
  'mulu-pinnacles': muluPinnacles,
  barujari,
  'wanaka-tree': wanakaTree,
  'hole-in-the-wall': piercedCliff({
    left: -52,
    right: 44,
    tall: 33,
    deep: 22,
    hole: [10, 19],
    square: 6,
    rock: '#6a5646',
    bright: '#8a745e',
    head: '#7f9a4a',
  }),
  'legzira-arch': piercedCliff({
    left: -92,
    right: 36,
    tall: 46,
    deep: 24,
    hole: [19, 31],
    square: 3.4,
    rock: '#a34c2e',
    bright: '#c87048',
    head: '#b0694a',
  }),
};
