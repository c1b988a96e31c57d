import type { LngLat } from '../../../components/map/map-types.ts';
import type { MapConnection, MapStop } from './map-parts.ts';

/** World pixel coordinates at a zoom level, from the north-west corner. */
export interface WorldPx {
  x: number;
  y: number;
}

/** One pin, or several merged because they would overlap. */
export interface PinGroup {
  /** Id of its first stop. */
  id: string;
  stops: readonly MapStop[];
  /** "3–4", "2, 5" */
  numbers: string;
  at: LngLat;
}

export interface Chip {
  connection: MapConnection;
  at: LngLat;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const TILE_PX = 512;
/** Pins closer than this are merged. */
const JOIN_PX = 40;
const PIN_HALF_PX = 20;
const CHIP_HEIGHT_PX = 28;
/** Width of a chip: icon and padding, plus its characters. */
const CHIP_FRAME_PX = 42;
const LETTER_PX = 7.4;
const CHIP_GAP_PX = 14;
/** Connections shorter than this have no room for a chip. */
const MIN_LEG_PX = 56;
/** Candidate positions along the line, the middle first. */
const POSITIONS = [0.5, 0.38, 0.62, 0.26, 0.74];
/** A flight leaves the viewport: its chip stays close to the end inside it. */
const FLIGHT_PX = [150, 200, 110];

export function toWorld([lng, lat]: LngLat, zoom: number): WorldPx {
  const size = TILE_PX * 2 ** zoom;
  const sin = Math.sin((Math.max(-85, Math.min(85, lat)) * Math.PI) / 180);
  return {
    x: ((lng + 180) / 360) * size,
    y: (0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)) * size,
  };
}

export function fromWorld({ x, y }: WorldPx, zoom: number): LngLat {
  const size = TILE_PX * 2 ** zoom;
  const turn = Math.PI * (1 - (2 * y) / size);
  return [(x / size) * 360 - 180, (Math.atan(Math.sinh(turn)) * 180) / Math.PI];
}

/** Stops as pins; those closer than 40 px are merged into one pill with their numbers. */
export function joinPins(stops: readonly MapStop[], zoom: number): PinGroup[] {
  let groups = stops.map((stop) => ({ stops: [stop], at: toWorld(stop.at, zoom) }));
  for (let joined = true; joined;) {
    joined = false;
    const next: typeof groups = [];
    for (const group of groups) {
      const near = next.find(({ at }) => Math.hypot(at.x - group.at.x, at.y - group.at.y) < JOIN_PX);
      if (near === undefined) {
        next.push(group);
        continue;
      }
      joined = true;
      near.stops = [...near.stops, ...group.stops];
      near.at = middleOf(near.stops, zoom);
    }
    groups = next;
  }
  return groups.flatMap(({ stops: members, at }) => {
    const sorted = members.toSorted((a, b) => a.number - b.number);
    const [first] = sorted;
    if (first === undefined) return [];
    const lone = sorted.length === 1;
    return [
      {
        id: first.id,
        stops: sorted,
        numbers: writeNumbers(sorted.map(({ number }) => number)),
        at: lone ? first.at : fromWorld(at, zoom),
      },
    ];
  });
}

/** "3–4", "1, 3–5" */
export function writeNumbers(numbers: readonly number[]): string {
  const runs: [from: number, to: number][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last !== undefined && number === last[1] + 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}

/** Places chips beside their lines where they overlap no pin and no other chip; the selected one goes first. */
export function placeChips(
  connections: readonly MapConnection[],
  pins: readonly PinGroup[],
  selected: string | null,
  zoom: number,
): Chip[] {
  const occupied = pins.map((pin) => {
    const { x, y } = toWorld(pin.at, zoom);
    const half = PIN_HALF_PX + (pin.numbers.length > 2 ? 8 : 0);
    return { left: x - half, right: x + half, top: y - PIN_HALF_PX, bottom: y + PIN_HALF_PX };
  });
  const order = connections.toSorted((a, b) => Number(b.id === selected) - Number(a.id === selected));
  const chips: Chip[] = [];
  for (const connection of order) {
    const line = connection.points.map((point) => toWorld(point, zoom));
    const width = CHIP_FRAME_PX + connection.time.length * LETTER_PX;
    const position = positionsBeside(line, connection.line === 'flight', width).find(({ x, y }) => {
      const box = boxAround(x, y, width);
      return !occupied.some((other) => overlaps(box, other));
    });
    if (position === undefined) continue;
    occupied.push(boxAround(position.x, position.y, width));
    chips.push({ connection, at: fromWorld(position, zoom) });
  }
  return chips.toSorted((a, b) => connections.indexOf(a.connection) - connections.indexOf(b.connection));
}

function positionsBeside(line: readonly WorldPx[], flight: boolean, width: number): WorldPx[] {
  const lengthPx = lengthOf(line);
  if (lengthPx < MIN_LEG_PX) return [];
  const alongs = flight
    ? FLIGHT_PX.map((px) => Math.min(px, lengthPx / 2))
    : POSITIONS.map((share) => share * lengthPx);
  return alongs.flatMap((px) => {
    const { x, y } = pointAlong(line, px);
    const aside = width / 2 + CHIP_GAP_PX;
    const above = CHIP_HEIGHT_PX / 2 + CHIP_GAP_PX;
    return [
      { x: x + aside, y },
      { x: x - aside, y },
      { x, y: y - above },
      { x, y: y + above },
      { x, y },
    ];
  });
}

function lengthOf(line: readonly WorldPx[]): number {
  return line.reduce((sum, point, index) => sum + distance(line[index - 1] ?? point, point), 0);
}

function pointAlong(line: readonly WorldPx[], px: number): WorldPx {
  let left = px;
  for (const [index, point] of line.entries()) {
    const before = line[index - 1] ?? point;
    const step = distance(before, point);
    if (step >= left && step > 0) {
      const share = left / step;
      return { x: before.x + (point.x - before.x) * share, y: before.y + (point.y - before.y) * share };
    }
    left -= step;
  }
  return line.at(-1) ?? { x: 0, y: 0 };
}

function distance(a: WorldPx, b: WorldPx): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function boxAround(x: number, y: number, width: number): Box {
  return {
    left: x - width / 2,
    right: x + width / 2,
    top: y - CHIP_HEIGHT_PX / 2 - 2,
    bottom: y + CHIP_HEIGHT_PX / 2 + 2,
  };
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function middleOf(stops: readonly MapStop[], zoom: number): WorldPx {
  const points = stops.map((stop) => toWorld(stop.at, zoom));
  return {
    x: points.reduce((sum, point) => sum + point.x, 0) / points.length,
    y: points.reduce((sum, point) => sum + point.y, 0) / points.length,
  };
}
