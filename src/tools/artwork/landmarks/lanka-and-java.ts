import { hex } from '../engine/color.ts';
import type { Landmark } from './parts.ts';
import { buddha, stupa } from './temple-parts.ts';

/** Sri Lanka, Java and a bridge on Langkawi. */
export const lankaAndJava: Readonly<Record<string, Landmark>> = {
  'red-stupa': ({ mesh }) => stupa(mesh, hex('#b9805c'), 14, hex('#a8704e')),

  buddha: ({ mesh }) => buddha(mesh, hex('#f2efe6')),
};
