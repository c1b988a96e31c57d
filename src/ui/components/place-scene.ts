/**
 * Shapes of an illustrated landscape from a country's four colours (sky, far, near, accent) and a
 * seed: the same place always looks the same. Sizes are of a view box of 400 by 300.
 */
export interface PlaceScene {
  sky: readonly [string, string];
  sun: { x: number; y: number; radius: number; colour: string };
  ridges: { path: string; from: string; to: string }[];
}

type Palette = readonly string[];
const WIDTH = 400;
const HEIGHT = 300;

export function drawScene(palette: Palette, seed: string): PlaceScene {
  const random = seeded(seed);
  const [sky = '#6fa8c4', far = '#8fa68a', near = '#3f6b52', accent = '#e8a54b'] = palette;
  const dunes = random() < 0.5;
  const ridgeCount = 4;
  const ridges = Array.from({ length: ridgeCount }, (_, index) => {
    const depth = index / (ridgeCount - 1);
    const base = mix(far, near, depth);
    const lit = mix(base, index % 2 === 1 ? accent : sky, index % 2 === 1 ? 0.3 : 0.4 * (1 - depth));
    const height = 126 + depth * 112 + (random() - 0.5) * 14;
    const swing = 52 - depth * 30;
    return {
      path: dunes ? dune(height, swing, random) : ridge(height, swing, random),
      from: lit,
      to: mix(base, '#101b1b', 0.16 + depth * 0.22),
    };
  });
  return {
    sky: [mix(sky, '#14323f', 0.12), mix(sky, mix(accent, '#ffffff', 0.55), 0.72)],
    sun: {
      x: 60 + random() * 280,
      y: 58 + random() * 52,
      radius: 15 + random() * 12,
      colour: mix(accent, '#fde8bd', 0.88),
    },
    ridges,
  };
}

/** A rolling line of hills. */
function ridge(height: number, swing: number, random: () => number): string {
  const phase = random() * 6.3;
  const wide = 0.9 + random() * 0.8;
  const points: string[] = [];
  for (let x = 0; x <= WIDTH; x += 16) {
    const turn = (x / WIDTH) * 6.3 * wide + phase;
    const y = height + Math.sin(turn) * swing * 0.55 + Math.sin(turn * 2.7 + phase) * swing * 0.26;
    points.push(`${x} ${y.toFixed(1)}`);
  }
  return `M${points.join('L')}V${HEIGHT}H0Z`;
}

/** A sharp crest with a long slope, as wind makes them. */
function dune(height: number, swing: number, random: () => number): string {
  const peak = 90 + random() * 220;
  const top = height - swing * (0.7 + random() * 0.5);
  const left = height + swing * (0.35 + random() * 0.3);
  const right = height + swing * (0.15 + random() * 0.4);
  return (
    `M0 ${left.toFixed(0)}C${(peak * 0.45).toFixed(0)} ${left.toFixed(0)} ${(peak * 0.8).toFixed(0)} ${(top + 4).toFixed(0)} ${peak.toFixed(0)} ${top.toFixed(0)}` +
    `C${(peak + 40).toFixed(0)} ${(top + swing * 0.5).toFixed(0)} ${(peak + 110).toFixed(0)} ${right.toFixed(0)} ${WIDTH} ${right.toFixed(0)}V${HEIGHT}H0Z`
  );
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
