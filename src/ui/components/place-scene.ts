import { drawLand, landOf } from './place-land.ts';
import type { Layer } from './place-land.ts';

/**
 * An illustrated landscape from a country's four colours (sky, far, near, accent), what the place is
 * known for, and a seed: the same place always looks the same. Sizes are of a view box of 400 by 300.
 */
export interface PlaceScene {
  sky: readonly [string, string];
  /** Or the moon. */
  sun: { x: number; y: number; radius: number; colour: string };
  /** Empty by day. */
  stars: string;
  shapes: { path: string; from: string; to: string }[];
}

interface Light {
  /** Top and foot of the sky: a colour and how much of it, over the country's own. */
  top: readonly [string, number];
  foot: readonly [string, number];
  sun: readonly [string, number];
  /** Lies over the land. */
  veil: readonly [string, number];
}

const DAY: Light = {
  top: ['#14323f', 0.12],
  foot: ['#f6e6cc', 0.66],
  sun: ['#fde8bd', 0.88],
  veil: ['#ffffff', 0],
};
const MORNING: Light = {
  top: ['#ffffff', 0.2],
  foot: ['#fff4e2', 0.82],
  sun: ['#fffaf0', 0.94],
  veil: ['#fdeedd', 0.14],
};
const DUSK: Light = {
  top: ['#7d4d70', 0.62],
  foot: ['#f7a877', 0.82],
  sun: ['#ffe0a8', 0.95],
  veil: ['#43203c', 0.3],
};
const NIGHT: Light = {
  top: ['#0c1a31', 0.92],
  foot: ['#3b5675', 0.78],
  sun: ['#f5efdc', 1],
  veil: ['#0c1d33', 0.58],
};
/** A day of ten: most pictures are bright. */
const LIGHTS = [DAY, DAY, DAY, DAY, MORNING, MORNING, MORNING, DUSK, DUSK, NIGHT];

export function drawScene(
  palette: readonly string[],
  seed: string,
  categories: readonly string[] = [],
): PlaceScene {
  const random = seeded(seed);
  const [sky = '#6fa8c4', far = '#8fa68a', near = '#3f6b52', accent = '#e8a54b'] = palette;
  const light = LIGHTS[Math.floor(random() * LIGHTS.length)] ?? DAY;
  const sun = { x: 60 + random() * 280, y: 58 + random() * 52, radius: 14 + random() * 12 };
  const shape = ({ path, depth, tone }: Layer) => {
    const land = mix(far, near, depth);
    const base =
      tone === 'water' ? mix(sky, '#1c6f86', 0.72) : tone === 'stone' ? mix(land, '#b4703c', 0.66) : land;
    const lit = tone === 'sand' ? mix(far, '#f3dcb0', 0.7) : mix(base, sky, tone === 'lit' ? 0.34 : 0.08);
    const foot = mix(tone === 'sand' ? lit : base, '#101b1b', tone === 'lit' ? 0.04 : 0.14 + depth * 0.22);
    return { path, from: mix(lit, ...light.veil), to: mix(foot, ...light.veil) };
  };
  return {
    sky: [mix(sky, ...light.top), mix(sky, ...light.foot)],
    sun: { ...sun, colour: mix(accent, ...light.sun) },
    stars: light === NIGHT ? starsOf(random) : '',
    shapes: drawLand(landOf(categories, random), sun.x, random).map(shape),
  };
}

function starsOf(random: () => number): string {
  return Array.from({ length: 26 }, () => {
    const size = random() < 0.25 ? 2.4 : 1.4;
    return `M${(random() * 400).toFixed(0)} ${(random() * 140).toFixed(0)}h${size}v${size}h-${size}z`;
  }).join('');
}

function mix(one: string, other: string, share: number): string {
  const a = channels(one);
  const b = channels(other);
  return `rgb(${a.map((value, index) => Math.round(value + ((b[index] ?? value) - value) * share)).join(' ')})`;
}

function channels(colour: string): number[] {
  if (colour.startsWith('rgb')) return (colour.match(/\d+/g) ?? []).map(Number);
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

/** Small and even enough for shapes: mulberry32 over a hash of the seed. */
function seeded(seed: string): () => number {
  let state = 2_166_136_261;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
