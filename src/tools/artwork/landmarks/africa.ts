import { horombo } from './africa/horombo.ts';
import { hex, scaled } from '../engine/color.ts';
import { capeDutch, capeLight, huts, lodge } from './africa/cape-dutch-huts.ts';
import {
  berberTent,
  berberVillage,
  camelCaravan,
  coralFront,
  dhow,
  essaouira,
  fesTannery,
} from './africa/fes-tannery-coral-front.ts';
import { fesGate, kasbah, koutoubia, stalls } from './africa/koutoubia-fes-gate.ts';
import {
  balloon,
  balloons,
  baobabs,
  mokoro,
  stoneTown,
  bandedLighthouse,
  loneBaobab,
} from './africa/stone-town-balloons.ts';
import { rubble } from './carpentry.ts';
import { type Landmarks, massif, sized } from './parts.ts';
import { quadruples } from '../shapes/rows.ts';

export const africa: Landmarks = {
  koutoubia: sized(koutoubia, 0.8),
  minaret: sized(koutoubia, 0.8),
  'jemaa-stalls': stalls,
  'market-stalls': stalls,

  ksar: kasbah,

  'fes-gate': fesGate,
  'fes-tannery': fesTannery,
  'essaouira-ramparts': essaouira,
  'camel-caravan': camelCaravan,
  'berber-tent': berberTent,
  'berber-village': berberVillage,
  dhow,

  'lamu-front': (stage) => coralFront(stage, 64, false),
  'stone-town': stoneTown,
  balloon,
  balloons,
  baobabs,
  mokoro,
  'lone-baobab': loneBaobab,
  'robben-lighthouse': bandedLighthouse('#f0ebe0', 17, '#7a8f86'),
  'cape-lighthouse': capeLight,
  'cape-dutch': capeDutch,
  'mountain-hut': lodge,
  'horombo-huts': horombo(huts),
  lighthouse: bandedLighthouse('#c0392e', 19),
  'white-lighthouse': bandedLighthouse('#f0ebe0', 19, '#7a8f86'),
  'black-lighthouse': bandedLighthouse('#2b2a2c', 19, '#4a4846'),

  // Three round peaks side by side, each a grass-roofed hut of rock.
  rondavels: (stage) => {
    for (const [x, z, wide, tall] of quadruples('-130 20 58 150, 0 0 64 165, 126 30 54 140'))
      massif(
        stage,
        x,
        -60,
        z,
        tall,
        (_angle, share) => {
          const r = wide * (share < 0.55 ? 1.25 - share * 0.35 : 1.08 - ((share - 0.55) / 0.45) ** 1.6);
          return [r, r];
        },
        (_angle, share, grain) =>
          share > 0.6
            ? scaled(hex('#6f8a44'), 0.85 + grain * 0.4)
            : scaled(hex('#a9704e'), 0.8 + grain * 0.5 + 0.08 * Math.sin(share * 60)),
        0.06,
      );
  },
  'obelisk-rock': (stage) => {
    massif(
      stage,
      0,
      -2,
      0,
      27,
      (angle, share) => {
        const r = 6.4 - share * 3.4 + Math.sin(angle * 5) * 0.4;
        return [r, r * 0.8];
      },
      (_a, share, g) => scaled(hex('#8f7a66'), 0.85 + g * 0.5 + 0.06 * Math.sin(share * 30)),
      0.22,
      30,
      22,
    );
    rubble(stage, 18, 11, 6, 1.1, '#86725f');
  },
};
