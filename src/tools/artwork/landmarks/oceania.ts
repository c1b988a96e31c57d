import { cableCar, geyser, hobbiton, maoriHouse, tents } from './oceania/hobbiton-tents.ts';
import { harbourBridge, melbourne, opera, sydney, tram } from './oceania/opera-melbourne.ts';
import { safariCar, surfer } from './oceania/surfer-safari-car.ts';
import type { Landmarks } from './parts.ts';

export const oceania: Landmarks = {
  sydney,
  opera,
  'harbour-bridge': harbourBridge,
  melbourne,
  tram,
  hobbiton,
  hobbit: hobbiton,
  'maori-house': maoriHouse,
  geyser,
  'gondola-cable': cableCar,
  tents,
  surfer,
  'safari-car': safariCar,
};
