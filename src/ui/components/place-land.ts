/** One shape of a landscape, before it has its colours. */
export interface Layer {
  path: string;
  /** 0 is at the horizon, 1 right in front. */
  depth: number;
  tone: 'lit' | 'land' | 'water' | 'sand' | 'stone';
}

export type Land = 'dunes' | 'water' | 'hills' | 'rock' | 'plain';
type Random = () => number;

const WIDTH = 400;
const HEIGHT = 300;

/** What a place looks like by what it is known for; the first line that fits. */
const LANDS: readonly (readonly [Land, readonly string[]])[] = [
  ['dunes', ['desert']],
  ['water', ['beach', 'island', 'surfing', 'snorkeling', 'diving', 'boat']],
  ['hills', ['waterfall', 'rain-forest', 'farming']],
  ['rock', ['lookout', 'natural-phenomenon']],
  ['plain', ['animals', 'national-park']],
];
const ANYWHERE: readonly Land[] = ['hills', 'plain', 'rock'];

export function landOf(categories: readonly string[], random: Random): Land {
  const fit = LANDS.find(([, known]) => known.some((category) => categories.includes(category)));
  return fit?.[0] ?? ANYWHERE[Math.floor(random() * ANYWHERE.length)] ?? 'hills';
}

/** From the horizon to the front. `sunX`: water glitters below the sun. */
export function drawLand(land: Land, sunX: number, random: Random): Layer[] {
  const layer = (depth: number, path: string, tone: Layer['tone'] = 'land'): Layer => ({ depth, path, tone });
  const swell = (depth: number, height: number, swing: number, tone: Layer['tone'] = 'land') =>
    layer(depth, ridge(height, swing, random), tone);

  if (land === 'dunes') {
    return [0, 1, 2].flatMap((index) => {
      const [path, shade] = dune(140 + index * 56, 62 - index * 12, random);
      return [layer(index * 0.34, path, 'lit'), layer(index * 0.34 + 0.3, shade)];
    });
  }
  if (land === 'water') {
    const horizon = 158 + random() * 26;
    return [
      swell(0.1, horizon - 6, 12 + random() * 34, 'lit'),
      layer(0.3, d`M0 ${horizon}H${WIDTH}V${HEIGHT}H0Z`, 'water'),
      layer(0, glitter(sunX, horizon, random), 'sand'),
      swell(0.8, 262 + random() * 16, 26, random() < 0.7 ? 'sand' : 'land'),
    ];
  }
  if (land === 'plain') {
    return [
      swell(0, 176, 20 + random() * 22, 'lit'),
      swell(0.4, 200, 10),
      layer(0.85, trees(212, 30, random)),
      swell(0.75, 244, 12),
      layer(1, trees(262, 58, random)),
      swell(1, 276, 10),
    ];
  }
  if (land === 'rock') {
    const [path, shade] = monolith(random);
    return [
      swell(0, 172, 34, 'lit'),
      layer(0.2, path, 'stone'),
      layer(0.7, shade, 'stone'),
      swell(0.7, 214, 12),
      swell(1, 256, 16),
    ];
  }
  const count = 3 + Math.floor(random() * 3);
  return Array.from({ length: count }, (_, index) => {
    const depth = index / (count - 1);
    const height = 122 + depth * 116 + (random() - 0.5) * 14;
    return swell(depth, height, 56 - depth * 34, index % 2 === 0 ? 'lit' : 'land');
  });
}

/** A rolling line of hills. */
function ridge(height: number, swing: number, random: Random): string {
  const phase = random() * 6.3;
  const wide = 0.9 + random() * 0.8;
  const points: string[] = [];
  for (let x = 0; x <= WIDTH; x += 16) {
    const turn = (x / WIDTH) * 6.3 * wide + phase;
    const y = height + Math.sin(turn) * swing * 0.55 + Math.sin(turn * 2.7 + phase) * swing * 0.26;
    points.push(`${x} ${y.toFixed(1)}`);
  }
  return d`M${points.join('L')}V${HEIGHT}H0Z`;
}

/** A sharp crest with a long slope, as wind makes them, and its side away from the sun. */
function dune(height: number, swing: number, random: Random): [string, string] {
  const peak = 90 + random() * 220;
  const top = height - swing * (0.7 + random() * 0.5);
  const left = height + swing * (0.35 + random() * 0.3);
  const right = height + swing * (0.15 + random() * 0.4);
  const crest = d`${peak} ${top}`;
  const slope = d`C${peak + 40} ${top + swing * 0.5} ${peak + 110} ${right} ${WIDTH} ${right}V${HEIGHT}`;
  const rise = d`C${peak * 0.45} ${left} ${peak * 0.8} ${top + 4} ${crest}`;
  const foot = d`C${peak - 70} 260 ${peak + 50} ${top + swing} ${crest}`;
  return [d`M0 ${left}${rise}${slope}H0Z`, d`M${crest}${slope}H${peak - 60}${foot}Z`];
}

/** A rock that stands alone, sharp or flat on top, and its dark side. */
function monolith(random: Random): [string, string] {
  const half = 55 + random() * 65;
  const x = 110 + random() * 180;
  const top = 66 + random() * 50;
  const roof = half * (random() < 0.3 ? 0.04 : 0.35 + random() * 0.3);
  const edge = x + roof * (random() - 0.2);
  const right = d`L${x + roof} ${top + 5}Q${x + half * 0.8} ${top + 16} ${x + half * 0.9} ${top + 56}L${x + half * 1.2} 240`;
  return [
    d`M${x - half * 1.2} 240L${x - half * 0.9} ${top + 64}Q${x - half * 0.8} ${top + 14} ${x - roof} ${top}${right}Z`,
    d`M${edge} ${top + 3}${right}H${edge - 6}Q${edge + 16} 160 ${edge} ${top + 3}Z`,
  ];
}

/** Trees with flat crowns, all on one line. */
function trees(ground: number, size: number, random: Random): string {
  return Array.from({ length: 2 + Math.floor(random() * 2) }, () => {
    const x = 20 + random() * 360;
    const high = size * (0.8 + random() * 0.4);
    const crown = high * 0.62;
    return (
      d`M${x - 2} ${ground + 20}L${x - 1} ${ground - high}h3l2 ${high + 20}Z` +
      d`M${x - crown} ${ground - high}a${crown} ${crown * 0.42} 0 0 1 ${crown * 2} 0q${-crown} 9 ${-crown * 2} 0Z`
    );
  }).join('');
}

/** Light on the water, wider towards the shore. */
function glitter(x: number, horizon: number, random: Random): string {
  return Array.from({ length: 7 }, (_, index) => {
    const width = 14 + index * 7 + random() * 16;
    const y = horizon + 5 + index * 11;
    return d`M${x - width / 2 + (random() - 0.5) * 14} ${y}h${width}v1.8h${-width}z`;
  }).join('');
}

/** Path data with whole numbers. */
function d(words: TemplateStringsArray, ...values: (number | string)[]): string {
  return String.raw(
    { raw: words },
    ...values.map((value) => (typeof value === 'number' ? Math.round(value) : value)),
  );
}
