import { chichiChurch, cusco, flores, granada, leon } from './americas/leon-flores.ts';
import { antiguaArch, machuPicchu, tikal } from './americas/machu-picchu-antigua-arch.ts';
import { huacachina, nazca, reedBoat, uros } from './americas/reed-boat-huacachina.ts';
import type { Landmarks } from './parts.ts';

export const americas: Landmarks = {
  'machu-picchu': machuPicchu,
  tikal,
  'antigua-arch': antiguaArch,
  'santa-catalina': antiguaArch,
  'leon-cathedral': leon,
  'white-cathedral': leon,
  'granada-church': granada,
  'yellow-cathedral': granada,
  'cusco-cathedral': cusco,
  'stone-cathedral': cusco,
  'chichi-church': chichiChurch,
  'flores-houses': flores,
  uros,
  nazca,
  'huacachina-oasis': huacachina,
  'reed-boat': ({ mesh }) => reedBoat(mesh),
};
