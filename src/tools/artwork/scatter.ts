import { between } from './engine/random.ts';
import type { Height } from './engine/terrain.ts';
import { tonesOf, type Stage } from './stage.ts';
import {
  acacia,
  baobab,
  broadTree,
  bush,
  conifer,
  cypress,
  deadTree,
  foliage,
  palm,
  quiverTree,
  type Tones,
} from './shapes/plants.ts';

/** Whether a plant may grow at a point of the ground. */
export type Accept = (x: number, z: number, y: number) => boolean;

/** Distributes objects evenly over the picture rather than over the land. */
export function scatter(
  stage: Stage,
  count: number,
  near: number,
  far: number,
  spread: number,
  height: Height,
  accept: Accept,
  draw: (x: number, y: number, z: number, detail: number) => void,
): void {
  const { random } = stage;
  for (let index = 0; index < count; index += 1) {
    const z = near * (far / near) ** random();
    const x = (between(random, -spread, spread) + stage.middle) * z;
    const y = height(x, z, z);
    if (accept(x, z, y)) draw(x, y, z, Math.max(0.04, Math.min(1, 34 / z)));
  }
}

interface Kind {
  tones: string;
  low: number;
  high: number;
  draw(stage: Stage, x: number, y: number, z: number, tall: number, tones: Tones, detail: number): void;
}

/** A little snow lies on summits only. */
function snowOnTrees({ plan: { snow = 0 } }: Stage): number {
  return snow > 0.6 ? snow : 0;
}

const KINDS: Record<string, Kind> = {
  broad: {
    tones: 'temperate',
    low: 8,
    high: 14,
    draw: (s, x, y, z, tall, t, d) =>
      d < 0.12 ? clump(s, x, y, z, tall, t) : broadTree(s.mesh, s.random, x, y, z, tall, t, d),
  },
  tropical: {
    tones: 'tropical',
    low: 9,
    high: 17,
    draw: (s, x, y, z, tall, t, d) =>
      d < 0.12 ? clump(s, x, y, z, tall, t) : broadTree(s.mesh, s.random, x, y, z, tall, t, d),
  },
  rain: {
    tones: 'rain',
    low: 14,
    high: 26,
    draw: (s, x, y, z, tall, t, d) =>
      d < 0.12 ? clump(s, x, y, z, tall, t) : broadTree(s.mesh, s.random, x, y, z, tall, t, d),
  },
  autumn: {
    tones: 'autumn',
    low: 8,
    high: 14,
    draw: (s, x, y, z, tall, t, d) =>
      d < 0.12 ? clump(s, x, y, z, tall, t) : broadTree(s.mesh, s.random, x, y, z, tall, t, d),
  },
  acacia: {
    tones: 'savanna',
    low: 5,
    high: 9,
    draw: (s, x, y, z, tall, t, d) => acacia(s.mesh, s.random, x, y, z, tall, t, d),
  },
  palm: {
    tones: 'palm',
    low: 9,
    high: 17,
    draw: (s, x, y, z, tall, t) => palm(s.mesh, s.random, x, y, z, tall, t),
  },
  fir: {
    tones: 'fir',
    low: 12,
    high: 24,
    draw: (s, x, y, z, tall, t, d) => conifer(s.mesh, s.random, x, y, z, tall, t, d, snowOnTrees(s)),
  },
  cypress: {
    tones: 'cypress',
    low: 9,
    high: 16,
    draw: (s, x, y, z, tall, t, d) => cypress(s.mesh, s.random, x, y, z, tall, t, d),
  },
  dead: {
    tones: 'dry',
    low: 5,
    high: 9,
    draw: (s, x, y, z, tall, t) => deadTree(s.mesh, s.random, x, y, z, tall, t.bark),
  },
  baobab: {
    tones: 'savanna',
    low: 11,
    high: 17,
    draw: (s, x, y, z, tall, t) => baobab(s.mesh, s.random, x, y, z, tall, t, (s.plan.wild ?? 0) > 0.5),
  },
  quiver: {
    tones: 'aloe',
    low: 4,
    high: 7,
    draw: (s, x, y, z, tall, t) => quiverTree(s.mesh, s.random, x, y, z, tall, t),
  },
  bush: {
    tones: 'dry',
    low: 1.2,
    high: 2.6,
    draw: (s, x, y, z, tall, t, d) => bush(s.mesh, s.random, x, y, z, tall, t, d),
  },
  mangrove: {
    tones: 'rain',
    low: 4,
    high: 7,
    draw: (s, x, y, z, tall, t, d) => {
      bush(s.mesh, s.random, x, y + tall * 0.25, z, tall, t, d);
    },
  },
};

/** One plant of a kind; `size` multiplies the kind's own. */
export function plant(
  stage: Stage,
  kind: string,
  x: number,
  y: number,
  z: number,
  detail: number,
  size = 1,
): void {
  const how = KINDS[kind] ?? KINDS['broad']!;
  how.draw(
    stage,
    x,
    y,
    z,
    between(stage.random, how.low, how.high) * size,
    tonesOf(stage, how.tones),
    detail,
  );
}

/** A distant tree: a single cluster of leaves. */
function clump(stage: Stage, x: number, y: number, z: number, tall: number, tones: Tones): void {
  foliage(stage.mesh, stage.random, x, y + tall * 0.5, z, tall * 0.42, tall * 0.46, 30, tall * 0.14, tones);
}

/** A forest of one kind of trees wherever `accept` returns true. */
export function wood(
  stage: Stage,
  kind: string,
  count: number,
  near: number,
  far: number,
  height: Height,
  accept: Accept,
  size = 1,
): void {
  scatter(stage, count, near, far, 0.62 * Math.max(1, stage.shape / 1.6), height, accept, (x, y, z, detail) =>
    plant(stage, kind, x, y, z, detail, size),
  );
}
