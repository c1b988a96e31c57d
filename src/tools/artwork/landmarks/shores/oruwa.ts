import { drawing } from '../../shapes/drawing.ts';
import type { Stage } from '../../stage.ts';

/** Fishing boats of Negombo: a narrow hull, one float on two bent poles, a square brown sail. */
const BOAT = `
  paint #6b4a34 wood
  frustum 0 -0.1 0 8.4 1.3 0.8 1.14
  quad -4.2 -0.1 0 -5.4 1.7 0 -4.7 1.2 0.45 -4.2 0.2 0.4
  quad 4.2 -0.1 0 5.6 1.9 0 4.7 1.2 0.45 4.2 0.2 0.4
  quad -4.2 -0.1 0 -5.4 1.7 0 -4.7 1.2 -0.45 -4.2 0.2 -0.4
  quad 4.2 -0.1 0 5.6 1.9 0 4.7 1.2 -0.45 4.2 0.2 -0.4
  paint #4f3a2a wood
  bar -3.6 0 -4 3.6 0 -4 0.26 0.2 8
  bar -1.8 1.2 0 -1.8 0.9 -2.2 0.09 0.09
  bar -1.8 0.9 -2.2 -1.8 0 -4 0.09 0.09
  bar 1.8 1.2 0 1.8 0.9 -2.2 0.09 0.09
  bar 1.8 0.9 -2.2 1.8 0 -4 0.09 0.09
  bar 0.4 1 0 -2.6 8.4 0 0.12 0.07
  bar 0.4 1 0 3.4 8.2 0 0.12 0.07
  paint $sail leaf
  quad -2.4 2.2 0.1 2.8 2.2 0.1 3.3 8 0.1 -2.6 8.2 0.1`;

export function oruwa({ mesh }: Stage): void {
  drawing(
    mesh,
    `
    use boat -2 0 0 12 1 sail=#8a4f2c
    use boat 12 0 15 -8 1 sail=#9a6236
    use boat -17 0 30 6 1 sail=#7d4527`,
    { boat: BOAT },
  );
}
