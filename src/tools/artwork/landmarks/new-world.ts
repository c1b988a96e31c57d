import type { Landmark } from './parts.ts';

/** The Americas and Oceania. */
export const newWorld: Readonly<Record<string, Landmark>> = {};
