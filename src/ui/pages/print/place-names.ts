/** A stop's number in its circle. */
export const PIN_RADIUS = 10;

const GAP = 4;
/** Of the names in the sketch: about the width of a letter, and the height of a line. */
const LETTER = 5.8;
const LINE = 13;

export interface Pin {
  number: number;
  name: string;
  x: number;
  y: number;
}

export interface PlacedName {
  number: number;
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
 * Names beside their pins: to the right, to the left, below or above, where no pin and no other name is. A name that
 * finds no room is left out; the list of days says it.
 */
export function placeNames(pins: readonly Pin[], width: number, height: number): PlacedName[] {
  const taken: Box[] = pins.map(({ x, y }) => around(x, y, PIN_RADIUS, PIN_RADIUS));
  const named = new Set<string>();
  const placed: PlacedName[] = [];
  for (const { number, name, x, y } of pins) {
    // A place that the tour comes back to has its name once.
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
      const box = around(choice.middle, choice.y, length / 2, LINE / 2);
      const inside = box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom <= height;
      if (!inside || taken.some((other) => overlap(box, other))) continue;
      taken.push(box);
      named.add(name);
      placed.push({ number, name, x: choice.x, y: choice.y, anchor: choice.anchor });
      break;
    }
  }
  return placed;
}

function around(x: number, y: number, halfWidth: number, halfHeight: number): Box {
  return { left: x - halfWidth, top: y - halfHeight, right: x + halfWidth, bottom: y + halfHeight };
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
