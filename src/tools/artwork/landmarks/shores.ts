import { each } from './carpentry.ts';
import type { Landmarks } from './parts.ts';
import { bambooBridge, hut, palmAvenue, pepperVines } from './shores/bamboo-bridge-hut.ts';
import { hoiAn, hueGate, junk, sampans } from './shores/hue-gate-sampans.ts';
import { alishanTrain, bromoTemple, flagTower, melaka, penang, tatala } from './shores/melaka-tatala.ts';
import {
  colomboMosque,
  dutchChurch,
  hutJetty,
  outriggers,
  ramparts,
  stiltFishers,
} from './shores/ramparts-colombo-mosque.ts';

export const shores: Landmarks = {
  ramparts,
  'dutch-church': dutchChurch,
  'stilt-fishers': stiltFishers,
  'outrigger-boats': outriggers,
  'hut-jetty': hutJetty,
  'colombo-mosque': colomboMosque,
  'hue-gate': hueGate,
  'hoi-an': hoiAn,
  junk,
  sampans,
  'melaka-square': melaka,
  'penang-temple': penang,
  'mountain-pass-flag': flagTower,
  'bromo-temple': bromoTemple,
  'alishan-train': alishanTrain,
  tatala,
  'bamboo-bridge': bambooBridge,
  'pepper-vines': pepperVines,
  'royal-palms': palmAvenue,
  'beach-huts': ({ mesh }) =>
    each(
      mesh,
      [
        [-7, 2, 0.2],
        [0, 0, -0.05],
        [7, 2.4, -0.3],
      ],
      () => hut(mesh, 4.4),
    ),
};
