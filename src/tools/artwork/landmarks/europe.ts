import { amalfi, cologne } from './europe/amalfi-cologne.ts';
import { colosseum, florence } from './europe/colosseum-florence.ts';
import { berlin, brandenburg, neuschwanstein } from './europe/neuschwanstein-brandenburg.ts';
import { bastei, munich, speicherstadt } from './europe/speicherstadt-bastei.ts';
import { cinqueTerre, pompeii, venice } from './europe/venice-cinque-terre.ts';
import type { Landmarks } from './parts.ts';

export const europe: Landmarks = {
  colosseum,
  florence,
  'florence-dome': florence,
  venice,
  pompeii,
  'cinque-terre': cinqueTerre,
  amalfi,
  cologne,
  neuschwanstein,
  berlin,
  'museum-island': berlin,
  'brandenburg-gate': brandenburg,
  speicherstadt,
  munich,
  frauenkirche: munich,
  bastei,
};
