import type { Height } from '../engine/terrain.ts';
import { marked, type Stage } from '../stage.ts';
import type { Landmarks } from './parts.ts';
import { asia } from './asia.ts';
import { west } from './west.ts';
import { adriatic } from './adriatic.ts';
import { africa } from './africa.ts';
import { americas } from './americas.ts';
import { animals } from './animals.ts';
import { drawings } from './drawings.ts';
import { eastAsia } from './east-asia.ts';
import { europe } from './europe.ts';
import { namibia } from './namibia.ts';
import { oceania } from './oceania.ts';
import { rocks } from './rocks.ts';
import { shores } from './shores.ts';
import { southeastAsia } from './southeast-asia.ts';
import { southAsia } from './temples-south-asia.ts';

const LANDMARKS: Landmarks = {
  ...asia,
  ...west,
  ...adriatic,
  ...africa,
  ...americas,
  ...animals,
  ...drawings,
  ...eastAsia,
  ...europe,
  ...namibia,
  ...oceania,
  ...rocks,
  ...shores,
  ...southeastAsia,
  ...southAsia,
};

/** Names that `landmark` of a plan may use. */
export const landmarkNames: ReadonlySet<string> = new Set(Object.keys(LANDMARKS));

/**
 * Places a landmark on the ground. The name may be followed by scale and rotation in degrees: `uros*1.4` or
 * `uros*0.8@-20`.
 */
export function landmarkAt(
  stage: Stage,
  name: string,
  x: number,
  z: number,
  height: Height,
  size = 1,
  turn = 0,
): void {
  const [, plain = name, factor = '1', degrees = '0'] =
    /^([a-z0-9-]+)(?:\*([\d.]+))?(?:@(-?[\d.]+))?$/.exec(name) ?? [];
  const draw = LANDMARKS[plain];
  if (!draw) throw new Error(`No landmark ${name}`);
  marked(stage, 'landmark', () =>
    stage.mesh.within(
      x,
      height(x, z, z),
      z,
      turn + (Number(degrees) * Math.PI) / 180,
      size * Number(factor),
      () => draw(stage),
    ),
  );
}
