import type { Landmarks } from './parts.ts';
import { dagoba, sigiriya } from './temples-south-asia/dagoba-sigiriya.ts';
import { dambulla, nineArch, toothTemple } from './temples-south-asia/dambulla-train.ts';
import { gopuram, polonnaruwaBuddha, vatadage } from './temples-south-asia/gopuram-polonnaruwa-buddha.ts';
import {
  peakShrine,
  ruinColumns,
  teaFactory,
  trainAlone,
} from './temples-south-asia/ruin-columns-tea-factory.ts';

export const southAsia: Landmarks = {
  sigiriya,
  dagoba,
  dambulla,
  'tooth-temple': toothTemple,
  'nine-arch': nineArch,
  gopuram,
  vatadage,
  'polonnaruwa-buddha': polonnaruwaBuddha,
  'ruin-columns': ruinColumns,
  'peak-shrine': peakShrine,
  train: trainAlone,
  'tea-factory': teaFactory,
};
