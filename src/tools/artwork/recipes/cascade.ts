import { blend, type Color, hex } from '../engine/color.ts';
import { bell, clamp, smooth } from '../engine/math.ts';
import { between } from '../engine/random.ts';
import type { Scene } from '../engine/scene.ts';
import { plant, scatter, wood } from '../scatter.ts';
import { placeAnimals, placeBirds } from '../shapes/animals.ts';
import { placeBoats } from '../shapes/boats.ts';
import { bush } from '../shapes/plants.ts';
import { colorOf, dim, over, put, sceneOf, tonesOf, type Stage } from '../stage.ts';

const FOAM: Color = [1.16, 1.22, 1.24];

/** How a river comes down: meters, from the foot of its lowest step. */
interface Form {
  steps: number;
  drop: number;
  /** Distance of the lowest step and from one step to the next. */
  from: number;
  apart: number;
  /** Half the width of the river below its lowest step, and above it. */
  pool: number;
  half: number;
  /** Height of its banks beside the water and further out. */
  edge: number;
  banks: number;
  boulders: number;
  eye: number;
  horizon: number;
}

const FORMS: Readonly<Record<string, Form>> = {
  boulders: {
    steps: 8,
    drop: 46,
    from: 30,
    apart: 13,
    pool: 8,
    half: 5,
    edge: 2.5,
    banks: 42,
    boulders: 2.8,
    eye: 6,
    horizon: 0.7,
  },
  low: {
    steps: 2,
    drop: 10,
    from: 50,
    apart: 10,
    pool: 44,
    half: 40,
    edge: 3,
    banks: 26,
    boulders: 1.6,
    eye: 6.5,
    horizon: 0.52,
  },
  slot: {
    steps: 1,
    drop: 11,
    from: 66,
    apart: 20,
    pool: 25,
    half: 8,
    edge: 6.5,
    banks: 13,
    boulders: 0.9,
    eye: 13,
    horizon: 0.42,
  },
};

/** A river between wooded banks that falls over boulders, over one broad low step or out of a narrow slot. */
export function cascade(stage: Stage): Scene {
  const { plan, noise, random, mesh, side } = stage;
  const form = FORMS[plan.style ?? 'boulders'] ?? FORMS['boulders']!;
  const slot = plan.style === 'slot';
  const place = plan.place ?? side * 0.1;
  const kind = plan.trees ?? 'rain';
  const tones = tonesOf(stage, kind === 'fir' ? 'fir' : kind === 'broad' ? 'temperate' : kind);
  const rock = colorOf(stage, plan.rock, '#6d675c', 0.15);
  const flow = hex(plan.water ?? stage.water?.shallow ?? '#5fb3a4');
  const steps = Array.from({ length: form.steps }, (_, index) => ({
    z: form.from + index * form.apart * between(random, 0.9, 1.1),
    tall: (form.drop / form.steps) * (form.steps > 2 ? between(random, 0.8, 1.2) : 1),
    turn: between(random, -1, 1) * (slot || form.steps < 3 ? 0.2 : 1),
  }));

  const middle = (z: number): number =>
    place * z * 0.5 + noise.sum(z * 0.02, 4, 2) * (form.half < 10 && !slot ? 7 : 3) * smooth(10, 60, z);
  const halfAt = (z: number): number =>
    form.half +
    (form.pool - form.half) * smooth(form.from + (slot ? 1 : 6), form.from - (slot ? 4 : 14), z) -
    (form.half > 10 ? form.half * 0.9 * smooth(form.from + 18, form.from + 90, z) : 0);
  /** Distance from the water's edge, negative within it. */
  const bankAt = (x: number, z: number): number =>
    Math.abs(x - middle(z)) - halfAt(z) - noise.sum(x * 0.06, z * 0.06, 2) * (form.half > 10 ? 7 : 2.2);
  const bedAt = (x: number, z: number): number =>
    steps.reduce(
      (y, { z: at, tall, turn }, index) =>
        y +
        tall *
          smooth(
            at - 1,
            at + (slot ? 5 : 2.6),
            z + noise.sum(x * 0.11, index * 9, 3) * 4 + turn * (x - middle(z)) * 0.5,
          ),
      -1.5,
    );
  const stoneAt = (x: number, z: number): number => {
    const dome = noise.domes(x / 4.6, z / 4.6);
    return noise.lastCell > 0.42 ? smooth(0.05, 0.75, dome) * (0.4 + noise.lastCell) : 0;
  };
  const height = (x: number, z: number, distance: number): number => {
    const bank = bankAt(x, z);
    const stones =
      form.boulders * stoneAt(x, z) * smooth(-form.half * 0.9, 1, bank) * smooth(form.half + 9, 4, bank);
    const leafy = smooth(4, 12, bank);
    return (
      bedAt(x, z) +
      stones * smooth(8, 22, z) +
      smooth(0, slot ? 4 : 7, bank) * (form.edge * smooth(14, form.from * 0.8, z) + 1.9) +
      smooth(4, 58, bank) * form.banks * smooth(6, 60, z) * (1 + 0.4 * noise.sum(x * 0.02, z * 0.02, 2)) +
      smooth(form.from + 40, 320, z) *
        form.banks *
        0.8 *
        (0.4 + noise.sum(x * 0.008, z * 0.008, 3)) *
        smooth(0, 30, bank) +
      (distance > 40 ? leafy * noise.domes(x / 6, z / 6) * 3.4 * smooth(40, 80, distance) : 0) +
      noise.sum(x * 0.35, z * 0.35, 2) * 0.14
    );
  };
  const soil: Scene['soil'] = (x, y, z, _nx, ny, _nz, distance, out) => {
    const bank = bankAt(x, z);
    const grain = noise.sum(x * 0.2, z * 0.2 + y * 0.12, 4);
    put(out, rock);
    dim(out, clamp(1 + grain * 0.6 + 0.2 * noise.at(x * 0.5, y * 0.12), 0.45, 1.5));
    over(
      out,
      tones.leaf,
      smooth(0.06, 0.34, noise.sum(x * 0.12, y * 0.16 + z * 0.08, 3)) * 0.7 * smooth(-1, 3, bank),
    );
    const dome = noise.domes(x / 6, z / 6);
    const leaf = blend(tones.leaf, tones.bright, clamp(noise.lastCell * 0.6 + dome * 0.3, 0, 1));
    over(
      out,
      leaf,
      smooth(form.boulders > 2 ? 5 : 2, 9, bank + grain * 3) *
        smooth(slot ? 0.15 : 0.35, slot ? 0.4 : 0.62, ny + grain * 0.3),
    );
    const within = smooth(0.6, -1, bank + grain * 1.6);
    if (within > 0 && z > form.from - 3 && y > -0.6) {
      const bare =
        form.boulders > 2 ? smooth(0.25, 0.75, stoneAt(x, z)) * smooth(-form.half * 0.5, 0, bank) : 0;
      const strands = 0.66 + 0.6 * noise.sum(x * 1.3, z * 0.12 + y * 0.12, 3);
      const parted =
        form.half > 10
          ? smooth(-0.22, -0.04, noise.sum(x * 0.06, 8, 3) + ((plan.wet ?? 0.6) - 0.5) * 0.4)
          : 1;
      over(out, blend(flow, FOAM, slot ? 0.5 : 0.12), within * (1 - bare) * 0.85);
      over(
        out,
        FOAM,
        within *
          (1 - bare) *
          parted *
          clamp(
            smooth(0.97, 0.76, ny) * strands + 0.34 * smooth(-0.1, 0.4, noise.sum(x * 0.5, z * 0.22, 3)),
            0,
            0.96,
          ),
      );
    }
    if (distance < 50) dim(out, 1 + noise.sum(x * 1.3, z * 1.3, 2) * 0.18);
  };
  const land = (x: number, z: number): number => height(x, z, 10);
  wood(stage, kind, 300, 22, 330, land, (x, z) => bankAt(x, z) > 6, form.banks > 20 ? 0.7 : 0.5);
  for (const across of [-1, 1]) {
    const x = middle(17) + across * Math.max(9.5, Math.min(13, form.pool + 3));
    if (bankAt(x, 17) > 0.5) plant(stage, kind, x, Math.max(0.5, land(x, 17)), 17, 1, 0.42);
  }
  scatter(
    stage,
    420,
    9,
    120,
    0.62,
    land,
    (x, z) => bankAt(x, z) > 1.5,
    (x, y, z, detail) => bush(mesh, random, x, y, z, between(random, 0.7, 1.9), tones, detail * 0.8),
  );
  if (plan.boats) placeBoats(stage, plan.boats, 0, -place * 0.8 || 0.1, 34, 1);
  if (plan.animals) placeAnimals(stage, plan.animals, -place, 26, (x, z) => Math.max(-0.3, land(x, z)));
  placeBirds(stage, 4, -place, 0.4, 90);
  return sceneOf(stage, {
    camera: { height: (plan.eye ?? 1) * form.eye, focal: 0.92, horizon: form.horizon },
    ground: { height, highest: form.drop + form.banks * 2.4 + 12, near: 2, far: 3000, step: 0.0035 },
    soil,
    water: {
      level: 0,
      shallow: flow,
      deep: hex(plan.water ?? stage.water?.deep ?? '#1f6a68'),
      clarity: 1.8,
      waves: slot ? 0.3 : 0.12,
      foam: 0.4,
      white: (x, z) => {
        const away = form.from - z + noise.sum(x * 0.2, z * 0.2, 2) * 4;
        const wide = smooth(1, -3, bankAt(x, z));
        const reach = slot ? 40 : form.half > 10 ? 7 : 12;
        const lines = 0.5 + noise.sum(x * (slot ? 0.28 : 0.5), z * (slot ? 0.1 : 0.6), 3);
        return clamp(
          smooth(reach, 0, away) * wide * lines * (slot ? 1.5 : 1.2) * (slot ? bell(x, middle(z), 15) : 1),
          0,
          0.92,
        );
      },
    },
    air: { reach: 900, power: 1.3, mist: { base: 0, thickness: 14, density: 0.5 + 3 * (plan.mist ?? 0.2) } },
    focus: { x: clamp(0.5 + place * 0.45, 0.3, 0.7), y: 0.48 },
    shadowReach: 170,
  });
}
