import { smooth } from '../engine/math.ts';
import type { Noise } from '../engine/noise.ts';
import type { ScenePlan } from '../plan.ts';

/** How the outline of a volcano differs from that of a cone, whose numbers are 1. */
export interface VolcanoForm {
  wide: number;
  tall: number;
  /** Above 1 its flanks are round instead of hollow. */
  power: number;
  /** Share of the height at which a crater cuts it off, and how uneven the rim is. */
  cut: number;
  rim: number;
  /** Height of ridges and notches between several summits. */
  rough: number;
}

export const VOLCANOES: Readonly<Record<NonNullable<ScenePlan['form']>, VolcanoForm>> = {
  cone: { wide: 1, tall: 1, power: 1, cut: 2, rim: 0, rough: 0 },
  shield: { wide: 1.7, tall: 0.46, power: 1.5, cut: 0.94, rim: 0.05, rough: 0.08 },
  truncated: { wide: 1.15, tall: 0.9, power: 1.05, cut: 0.56, rim: 0.06, rough: 0.05 },
  ragged: { wide: 1.35, tall: 0.72, power: 1.2, cut: 0.86, rim: 0.1, rough: 0.5 },
  dome: { wide: 0.85, tall: 0.8, power: 1.5, cut: 1.1, rim: 0, rough: 0.08 },
};

/** Height above the foot as a share of the whole: `steep` falls with the way from the middle in units of the width. */
export function volcanoShare(
  form: VolcanoForm,
  noise: Noise,
  dx: number,
  dz: number,
  size: number,
  steep: (away: number) => number,
): number {
  const away = Math.hypot(dx, dz) / (size * form.wide);
  const bulk = steep(away ** form.power);
  const jag =
    1 + form.rough * noise.sum(dx / (size * 0.5) + 9, dz / (size * 0.5), 3) * smooth(0.12, 0.5, bulk);
  return (
    form.tall * Math.min(bulk * jag, form.cut + form.rim * noise.at((dx * 3) / size + 5, (dz * 3) / size))
  );
}
