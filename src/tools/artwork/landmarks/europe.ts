import { cologne } from './europe/cologne.ts';
import { colosseum, florence } from './europe/colosseum-florence.ts';
import { berlin, brandenburg, neuschwanstein } from './europe/neuschwanstein-brandenburg.ts';
import { seceda } from './europe/seceda.ts';
import { bastei, munich, speicherstadt } from './europe/speicherstadt-bastei.ts';
import { pompeii, venice } from './europe/venice-pompeii.ts';
import { sized, type Landmarks } from './parts.ts';

export const europe: Landmarks = {
  colosseum: sized(colosseum, 0.78),
  florence: sized(florence, 0.72),

  venice,
  pompeii,

  cologne: sized(cologne, 0.74),
  neuschwanstein,
  berlin,

  'brandenburg-gate': brandenburg,
  speicherstadt,
  munich: sized(munich, 0.86),

  bastei,
  seceda,
};
