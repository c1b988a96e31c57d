import {
  dolphins,
  hornbill,
  irrawaddy,
  macaw,
  perched,
  toucan,
  turtle,
} from './animals/dolphins-hornbill.ts';
import { herd, known, whale } from './animals/herd-whale.ts';
import { orangutan, peacock, sloth } from './animals/sloth-peacock.ts';
import type { Landmarks } from './parts.ts';
import { pairs } from '../shapes/rows.ts';

export const animals: Landmarks = {
  oryx: herd('oryx', 6, 7),

  hippos: herd('hippo', 7, 7),
  crocodile: herd('crocodile', 2, 3),
  leopard: herd('leopard', 1, 0, 1.2),
  cheetah: herd('leopard', 3, 3),
  komodo: herd('komodo', 2, 2.4, 1.1),
  kangaroo: herd('kangaroo', 5, 6),
  dingo: herd('dingo', 2, 1.6),
  llama: herd('llama', 5, 4.4),
  monkey: perched((stage) => {
    for (const [x, size] of pairs('-0.9 2.1, 0.8 1.8, 1.9 1.2'))
      stage.mesh.within(x, 2.05, 0, 0, 1, () => herd('monkey', 1, 0, size)(stage));
  }),
  elephants: known('elephant'),
  'asian-elephants': known('asian-elephant'),
  'swimming-elephants': (stage) => stage.mesh.within(0, -1.5, 0, 0, 1, () => known('asian-elephant')(stage)),
  seals: known('seal'),
  flamingos: known('flamingo'),
  pelicans: known('pelican'),
  horses: known('horse'),
  // Close together, so that all of them stand on the sand.
  penguins: herd('penguin', 9, 2.2),
  lions: known('lion'),
  giraffes: known('giraffe'),
  whale,
  dolphins,
  irrawaddy,
  turtle,
  macaw,
  toucan,
  hornbill,
  sloth,
  orangutan,

  peacock,
};
