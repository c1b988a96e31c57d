import { campanile } from './church-parts.ts';
import type { Landmark } from './parts.ts';

/** Italy and Germany. */
export const oldEurope: Readonly<Record<string, Landmark>> = {
  campanile: ({ mesh }) => campanile(mesh),
};
