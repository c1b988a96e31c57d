import { chichiChurch, cusco, flores, granada, leon } from './americas/leon-flores.ts';
import { llamaTerraces, zigzagTrail } from './americas/llama-terraces.ts';
import { machuLlamas } from './americas/machu-llamas.ts';
import { antiguaArch, machuPicchu, tikal } from './americas/machu-picchu-antigua-arch.ts';
import { nazca, reedBoat, uros } from './americas/reed-boat-nazca.ts';
import type { Landmarks } from './parts.ts';

export const americas: Landmarks = {
  'machu-picchu': machuPicchu,
  'machu-llamas': machuLlamas,
  tikal,
  'antigua-arch': antiguaArch,

  'white-cathedral': leon,

  'yellow-cathedral': granada,

  'stone-cathedral': cusco,
  'chichi-church': chichiChurch,
  'flores-houses': flores,
  'llama-terraces': llamaTerraces,
  'zigzag-trail': zigzagTrail,
  uros,
  nazca,

  'reed-boat': ({ mesh }) => reedBoat(mesh),
};
