import { clamp, smooth } from './math.ts';
import { noiseOf } from './noise.ts';
import type { Plume, Scene } from './scene.ts';

/** Composites the smoke in front of `depth` onto `out`. */
export type PlumeShader = (viewX: number, viewY: number, depth: number, out: Float64Array) => void;

/** Smoke as soft billows on a vertical, translucent sheet without edges. */
export function plumeShaderOf(
  scene: Scene,
  plumes: readonly Plume[],
  eye: number,
  seed: number,
): PlumeShader {
  const noise = noiseOf(seed ^ 0x5a0ce);
  const { sun, ambient, sunX, sunY } = scene.light;

  const billow = (plume: Plume, x: number, y: number): number => {
    const share = Math.max(0, (y - plume.y) / plume.tall);
    const size = plume.wide * (0.5 + 0.5 * share);
    return noise.sum((x - plume.x) / size + 11, (y - plume.y) / size + 5, 5);
  };
  return (viewX, viewY, depth, out) => {
    for (const plume of plumes) {
      const x = viewX * plume.z;
      const y = eye + viewY * plume.z;
      const share = (y - plume.y) / plume.tall;
      if (share < -0.06 || share > 1.15) continue;
      const up = Math.max(0, share);
      const bent = noise.sum(up * 3 + plume.x, 2.5, 2) * plume.wide * (0.2 + up * 0.9);
      const axis = plume.x + plume.lean * plume.tall * up ** 1.4 + bent;
      const half = plume.wide * (0.2 + 1.05 * up ** 0.75);
      const aside = Math.abs(x - axis) / half;
      if (aside > 1.9) continue;
      const puff = billow(plume, x, y);
      const body = 1 - aside * aside * 0.75 + puff * 1.25;
      const ends = smooth(1.15, 0.45, up + puff * 0.22) * smooth(-0.06, 0.02, share);
      const before = smooth(plume.z * 0.96, plume.z * 1.02, depth);
      const cover = smooth(0.12, 0.95, body) * ends * before * plume.thick;
      if (cover <= 0.002) continue;
      const reach = half * 0.34;
      const towards = billow(plume, x + sunX * reach, y + Math.max(0.25, sunY) * reach);
      const round = clamp((x - axis) / half, -1, 1) * Math.sign(sunX || 1) * 0.22;
      const lit = clamp(0.42 + (puff - towards) * 1.5 + round + 0.12 * up, 0.08, 1.1);
      for (let channel = 0; channel < 3; channel += 1) {
        const color =
          plume.color[channel]! * (sun[channel]! * 0.33 * lit + ambient[channel]! * (0.32 + 0.2 * lit));
        const glow = plume.glow ? plume.glow[channel]! * Math.exp(-up * 7) * (0.7 + puff) : 0;
        out[channel]! += (color + glow - out[channel]!) * cover;
      }
    }
  };
}
