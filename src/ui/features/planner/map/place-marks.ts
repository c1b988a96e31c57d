import { mercatorY } from '../../../../model/place/geo.ts';
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
  /** Short line from the chip's center to its connection; the angle in radians, clockwise from the right. */
  tick: { lengthPx: number; angle: number };
}

/** World pixels. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const TILE_PX = 512;
/** Pins closer than this are merged. */
const JOIN_PX = 40;
const PIN_HALF_PX = 20;
export const CHIP_HEIGHT_PX = 28;
/** Width of a chip: icon and padding, plus its characters. */
const CHIP_FRAME_PX = 42;
const LETTER_PX = 7.4;
/** Gaps between a chip and its line. */
const GAPS_PX = [12, 26];
/** The direction of a line is measured over this length on either side. */
const DIRECTION_PX = 12;
/** Details of a line that are too small to be seen. */
const MIN_STEP_PX = 3;
/** Connections shorter than this have no room for a chip. */
const MIN_CONNECTION_PX = 56;
/** Candidate positions along the line, the middle first. */
const POSITIONS = [0.5, 0.38, 0.62, 0.26, 0.74];
/** A flight leaves the viewport: its chip stays close to the end inside it. */
const FLIGHT_PX = [150, 200, 110];

export function toWorld([lng, lat]: LngLat, zoom: number): WorldPx {
  const size = TILE_PX * 2 ** zoom;
  return {
    x: ((lng + 180) / 360) * size,
    y: mercatorY(Math.max(-85, Math.min(85, lat))) * size,
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
        numbers: formatStopNumbers(sorted.map(({ number }) => number)),
        at: lone ? first.at : fromWorld(at, zoom),
      },
    ];
  });
}

/** "3–4", "1, 3–5" */
export function formatStopNumbers(numbers: readonly number[]): string {
  const runs: [from: number, to: number][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last !== undefined && number === last[1] + 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}

/**
 * Places chips beside their lines where they overlap no pin, no other chip and no line, and are inside the view; the
 * selected one goes first. Chips without such a place are omitted.
 * @param view the visible part of the map in world pixels; null if it is unknown
 */
export function placeChips(
  connections: readonly MapConnection[],
  pins: readonly PinGroup[],
  selected: string | null,
  zoom: number,
  view: Box | null = null,
): Chip[] {
  const occupied = pins.map((pin) => {
    const { x, y } = toWorld(pin.at, zoom);
    const half = PIN_HALF_PX + (pin.numbers.length > 2 ? 8 : 0);
    return { left: x - half, right: x + half, top: y - PIN_HALF_PX, bottom: y + PIN_HALF_PX };
  });
  const lines = connections.map((connection) => lineOf(connection, zoom));
  const order = [...connections.keys()].toSorted(
    (a, b) => Number(connections[b]?.id === selected) - Number(connections[a]?.id === selected),
  );
  const chips = new Map<number, Chip>();
  for (const index of order) {
    const [connection, line] = [connections[index], lines[index]];
    if (connection === undefined || line === undefined) continue;
    const width = chipWidth(connection);
    const found = positionsBeside(line.points, connection.line === 'flight', width).find(({ x, y }) => {
      const box = boxAround(x, y, width);
      return (
        (view === null || contains(view, box)) &&
        !occupied.some((other) => overlaps(box, other)) &&
        !lines.some((other) => crosses(other, box))
      );
    });
    if (found === undefined) continue;
    occupied.push(boxAround(found.x, found.y, width));
    const tick = { lengthPx: distance(found, found.onLine), angle: angleTo(found, found.onLine) };
    chips.set(index, { connection, at: fromWorld(found, zoom), tick });
  }
  return [...chips].toSorted(([a], [b]) => a - b).map(([, chip]) => chip);
}

export function chipWidth({ time }: MapConnection): number {
  return CHIP_FRAME_PX + time.length * LETTER_PX;
}

interface Line {
  points: readonly WorldPx[];
  box: Box;
}

/** The line in world pixels without points that are too close to be seen. */
function lineOf({ points }: MapConnection, zoom: number): Line {
  const all = points.map((point) => toWorld(point, zoom));
  let kept = all[0] ?? { x: 0, y: 0 };
  const visible = all.filter((point, index) => {
    if (index > 0 && index < all.length - 1 && distance(kept, point) < MIN_STEP_PX) return false;
    kept = point;
    return true;
  });
  const xs = visible.map(({ x }) => x);
  const ys = visible.map(({ y }) => y);
  return {
    points: visible,
    box: { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) },
  };
}

/** Positions on both sides of the line, at a right angle to it, so that the chip clears it by the gap. */
function positionsBeside(
  line: readonly WorldPx[],
  flight: boolean,
  width: number,
): (WorldPx & { onLine: WorldPx })[] {
  const lengthPx = lengthOf(line);
  if (lengthPx < MIN_CONNECTION_PX) return [];
  const alongs = flight
    ? FLIGHT_PX.map((px) => Math.min(px, lengthPx / 2))
    : POSITIONS.map((share) => share * lengthPx);
  return alongs.flatMap((px) => {
    const onLine = pointAlong(line, px);
    const [back, ahead] = [pointAlong(line, px - DIRECTION_PX), pointAlong(line, px + DIRECTION_PX)];
    const angle = angleTo(back, ahead) + Math.PI / 2;
    const [nx, ny] = [Math.cos(angle), Math.sin(angle)];
    return GAPS_PX.flatMap((gap) => {
      const away = Math.abs(nx) * (width / 2) + Math.abs(ny) * (CHIP_HEIGHT_PX / 2) + gap;
      return [1, -1].map((side) => ({
        x: onLine.x + side * nx * away,
        y: onLine.y + side * ny * away,
        onLine,
      }));
    });
  });
}

function angleTo(from: WorldPx, to: WorldPx): number {
  return Math.atan2(to.y - from.y, to.x - from.x);
}

function contains(view: Box, box: Box): boolean {
  return box.left >= view.left && box.right <= view.right && box.top >= view.top && box.bottom <= view.bottom;
}

function crosses({ points, box: around }: Line, box: Box): boolean {
  if (!overlaps(box, { ...around, right: around.right + 1, bottom: around.bottom + 1 })) return false;
  return points.some((point, index) => index > 0 && segmentCrosses(points[index - 1] ?? point, point, box));
}

/** Whether a part of the segment is inside the box (Liang–Barsky clipping). */
function segmentCrosses(from: WorldPx, to: WorldPx, box: Box): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  let [enter, leave] = [0, 1];
  for (const [delta, room] of [
    [-dx, from.x - box.left],
    [dx, box.right - from.x],
    [-dy, from.y - box.top],
    [dy, box.bottom - from.y],
  ] as const) {
    if (delta === 0) {
      if (room < 0) return false;
    } else if (delta < 0) enter = Math.max(enter, room / delta);
    else leave = Math.min(leave, room / delta);
  }
  return enter <= leave;
}

function lengthOf(line: readonly WorldPx[]): number {
  return line.reduce((sum, point, index) => sum + distance(line[index - 1] ?? point, point), 0);
}

function pointAlong(line: readonly WorldPx[], px: number): WorldPx {
  let left = Math.max(0, px);
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
