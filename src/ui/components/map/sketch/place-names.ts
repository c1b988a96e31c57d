/** Radius of a stop's numbered circle. */
export const PIN_RADIUS = 10;

const GAP = 4;
/** Approximate width of a letter and height of a line, for labels in the sketch. */
const LETTER = 5.8;
const LINE = 13;

export interface Pin {
  /** Position in a tour; without it a plain dot. */
  number: number | undefined;
  name: string;
  x: number;
  y: number;
}

export interface PlacedName {
  number: number | undefined;
  name: string;
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Places labels beside their pins: right, left, below or above, wherever they overlap no pin and no other label. A
 * label without space is omitted; the list of days has the name.
 */
export function placeNames(pins: readonly Pin[], width: number, height: number): PlacedName[] {
  const occupied: Box[] = pins.map(({ x, y }) => boxAround(x, y, PIN_RADIUS, PIN_RADIUS));
  const named = new Set<string>();
  const placed: PlacedName[] = [];
  for (const { number, name, x, y } of pins) {
    // A place that is visited again is labeled once.
    if (named.has(name)) continue;
    const length = name.length * LETTER;
    const beside = PIN_RADIUS + GAP;
    const choices = [
      { anchor: 'start' as const, x: x + beside, y, middle: x + beside + length / 2 },
      { anchor: 'end' as const, x: x - beside, y, middle: x - beside - length / 2 },
      { anchor: 'middle' as const, x, y: y + beside + LINE / 2, middle: x },
      { anchor: 'middle' as const, x, y: y - beside - LINE / 2, middle: x },
    ];
    for (const choice of choices) {
      const box = boxAround(choice.middle, choice.y, length / 2, LINE / 2);
      const inside = box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom <= height;
      if (!inside || occupied.some((other) => overlaps(box, other))) continue;
      occupied.push(box);
      named.add(name);
      placed.push({ number, name, x: choice.x, y: choice.y, anchor: choice.anchor });
      break;
    }
  }
  return placed;
}

function boxAround(x: number, y: number, halfWidth: number, halfHeight: number): Box {
  return { left: x - halfWidth, top: y - halfHeight, right: x + halfWidth, bottom: y + halfHeight };
}

function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
