import { each } from './carpentry.ts';
import type { Landmarks } from './parts.ts';
import { bambooBridge, hut, palmAvenue, pepperVines } from './shores/bamboo-bridge-hut.ts';
import { hueGate, sampans } from './shores/hue-gate-sampans.ts';
import { oruwa } from './shores/oruwa.ts';
import { alishanTrain, bromoTemple, melaka, tatala } from './shores/melaka-tatala.ts';
import {
  colomboMosque,
  dutchChurch,
  hutJetty,
  outriggers,
  ramparts,
  stiltFishers,
} from './shores/ramparts-colombo-mosque.ts';
import { triples } from '../shapes/rows.ts';

export const shores: Landmarks = {
  ramparts,
  'dutch-church': dutchChurch,
  'stilt-fishers': stiltFishers,
  'outrigger-boats': outriggers,
  oruwa,
  'hut-jetty': hutJetty,
  'colombo-mosque': colomboMosque,
  'hue-gate': hueGate,

  sampans,
  'melaka-square': melaka,

  'bromo-temple': bromoTemple,
  'alishan-train': alishanTrain,
  tatala,
  'bamboo-bridge': bambooBridge,
  'pepper-vines': pepperVines,
  'royal-palms': palmAvenue,
  'beach-huts': ({ mesh }) => each(mesh, triples('-7 2 0.2, 0 0 -0.05, 7 2.4 -0.3'), () => hut(mesh, 4.4)),
};
