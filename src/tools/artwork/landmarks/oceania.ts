import { gondolaHill } from './oceania/gondola-hill.ts';
import { cableCar, geyser, hobbiton, maoriHouse, tents } from './oceania/hobbiton-tents.ts';
import { harbourBridge, opera, tram } from './oceania/opera-tram.ts';
import { safariCar, surfer } from './oceania/surfer-safari-car.ts';
import type { Landmarks } from './parts.ts';

export const oceania: Landmarks = {
  opera,
  'harbour-bridge': harbourBridge,

  tram,

  hobbit: hobbiton,
  'maori-house': maoriHouse,
  geyser,
  'gondola-cable': cableCar,
  'gondola-hill': gondolaHill,
  tents,
  surfer,
  'safari-car': safariCar,
};
