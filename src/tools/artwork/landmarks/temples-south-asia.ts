import type { Landmarks } from './parts.ts';
import { dagoba, sigiriya } from './temples-south-asia/dagoba-sigiriya.ts';
import { dambulla, dambullaGolden, nineArch, toothTemple } from './temples-south-asia/dambulla-train.ts';
import { gopuram, polonnaruwaBuddha, vatadage } from './temples-south-asia/gopuram-polonnaruwa-buddha.ts';
import {
  lotusTower,
  peakShrine,
  ruinColumns,
  teaFactory,
  trainAlone,
} from './temples-south-asia/ruin-columns-tea-factory.ts';

export const southAsia: Landmarks = {
  sigiriya,
  dagoba,
  dambulla,
  'dambulla-golden': dambullaGolden,
  'tooth-temple': toothTemple,
  'nine-arch': nineArch,
  gopuram,
  vatadage,
  'polonnaruwa-buddha': polonnaruwaBuddha,
  'ruin-columns': ruinColumns,
  'lotus-tower': lotusTower,
  'peak-shrine': peakShrine,
  train: trainAlone,
  'tea-factory': teaFactory,
};
