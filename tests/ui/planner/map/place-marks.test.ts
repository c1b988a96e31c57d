import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../../worker/engine/order/seeded-random.ts';
import type { MapConnection, MapStop } from '../../../../src/ui/features/planner/map/map-parts.ts';
import {
  CHIP_HEIGHT_PX,
  chipWidth,
  formatStopNumbers,
  fromWorld,
  joinPins,
  placeChips,
  toWorld,
  type WorldPx,
} from '../../../../src/ui/features/planner/map/place-marks.ts';

const stop = (number: number, at: readonly [number, number]): MapStop => ({
  id: `s${number}`,
  number,
  name: `Stop ${number}`,
  at,
});
const connection = (
  id: string,
  points: MapConnection['points'],
  line: MapConnection['line'] = 'road',
  time = '3 h',
): MapConnection => ({
  id,
  line,
  type: 'bus',
  estimated: false,
  points,
  time,
  label: id,
});

/** For rounding: a point this close to the edge of a chip counts as outside. */
const TOLERANCE_PX = 0.5;

/** One point per world pixel. */
function alongLine(points: MapConnection['points'], zoom: number): WorldPx[] {
  return points.slice(1).flatMap((point, index) => {
    const [from, to] = [toWorld(points[index] ?? point, zoom), toWorld(point, zoom)];
    const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y));
    return Array.from({ length: steps }, (_, step) => ({
      x: from.x + ((to.x - from.x) * step) / steps,
      y: from.y + ((to.y - from.y) * step) / steps,
    }));
  });
}

describe('marks on the map', () => {
  it('toWorld maps to 512 px at zoom 0, doubled per zoom level, and fromWorld inverts it', () => {
    expect(toWorld([0, 0], 0)).toEqual({ x: 256, y: 256 });
    expect(toWorld([180, 0], 1).x).toBe(1024);
    const [lng, lat] = fromWorld(toWorld([80.6, 7.3], 7), 7);
    expect(lng).toBeCloseTo(80.6, 9);
    expect(lat).toBeCloseTo(7.3, 9);
  });

  it('joinPins merges pins closer than 40 px', () => {
    // At zoom 7 a degree of longitude is 182 px: 0.2° are 36 px, 0.3° are 55 px.
    const pins = joinPins([stop(1, [80, 0]), stop(2, [80.3, 0]), stop(3, [80.5, 0])], 7);
    expect(pins.map(({ numbers }) => numbers)).toEqual(['1', '2–3']);
    expect(pins[1]?.at[0]).toBeCloseTo(80.4, 9);
    expect(joinPins([stop(1, [80, 0]), stop(2, [80.3, 0])], 9).map(({ numbers }) => numbers)).toEqual([
      '1',
      '2',
    ]);
  });

  it('formatStopNumbers abbreviates runs', () => {
    expect(formatStopNumbers([1, 3, 4, 5, 9])).toBe('1, 3–5, 9');
  });

  it('placeChips puts a chip beside its line, tied to it, and omits it without space', () => {
    const pins = joinPins([stop(1, [80, 0]), stop(2, [81, 0])], 7);
    const line: MapConnection['points'] = [
      [80, 0],
      [81, 0],
    ];
    const [chip] = placeChips([connection('a', line)], pins, null, 7);
    const at = toWorld(chip?.at ?? [0, 0], 7);
    const from = toWorld([80, 0], 7);
    // Half the chip's height and a gap of 12 px.
    expect(Math.abs(at.y - from.y)).toBeCloseTo(26, 6);
    expect(chip?.tick.lengthPx).toBeCloseTo(26, 6);
    const short: MapConnection['points'] = [
      [80, 0],
      [80.1, 0],
    ];
    expect(placeChips([connection('short', short)], pins, null, 7)).toEqual([]);
  });

  it('placeChips keeps chips of 200 random tours off all lines, pins, other chips and edges', () => {
    const randomBelow = seededRandom(20);
    const random = () => randomBelow(10_000) / 10_000;
    let [longConnections, shownChips] = [0, 0];
    for (let tour = 0; tour < 200; tour += 1) {
      const zoom = 6 + random() * 2;
      const [width, height] = random() < 0.5 ? [390, 300] : [900, 640];
      const middle = toWorld([80, 7], zoom);
      const view = {
        left: middle.x - width / 2,
        right: middle.x + width / 2,
        top: middle.y - height / 2,
        bottom: middle.y + height / 2,
      };
      // Some stops are out of view.
      const spot = (): WorldPx => ({
        x: middle.x + (random() - 0.5) * width * 1.2,
        y: middle.y + (random() - 0.5) * height * 1.2,
      });
      const spots = Array.from({ length: 2 + Math.floor(random() * 12) }, spot);
      const connections = spots.slice(1).map((to, index) => {
        const from = spots[index] ?? to;
        const bends = Array.from({ length: Math.floor(random() * 6) }, (_, bend) => {
          const share = (bend + 1) / 7;
          return {
            x: from.x + (to.x - from.x) * share + (random() - 0.5) * 40,
            y: from.y + (to.y - from.y) * share + (random() - 0.5) * 40,
          };
        });
        const points = [from, ...bends, to].map((point) => fromWorld(point, zoom));
        return connection(`${index}`, points, 'road', random() < 0.5 ? '3 h' : '12 h 45 min');
      });
      const pins = joinPins(
        spots.map((at, index) => stop(index + 1, fromWorld(at, zoom))),
        zoom,
      );
      const boxes = placeChips(connections, pins, null, zoom, view).map((chip) => {
        const at = toWorld(chip.at, zoom);
        return { at, halfWidth: chipWidth(chip.connection) / 2, id: chip.connection.id };
      });
      const covers = ({ at, halfWidth }: (typeof boxes)[number], point: WorldPx) =>
        Math.abs(point.x - at.x) < halfWidth - TOLERANCE_PX &&
        Math.abs(point.y - at.y) < CHIP_HEIGHT_PX / 2 - TOLERANCE_PX;
      for (const box of boxes) {
        for (const { points } of connections)
          expect(alongLine(points, zoom).some((point) => covers(box, point))).toBe(false);
        for (const pin of pins) expect(covers(box, toWorld(pin.at, zoom))).toBe(false);
        expect(boxes.filter((other) => other !== box && covers(box, other.at))).toEqual([]);
        expect(box.at.x - box.halfWidth).toBeGreaterThanOrEqual(view.left);
        expect(box.at.x + box.halfWidth).toBeLessThanOrEqual(view.right);
        expect(box.at.y - CHIP_HEIGHT_PX / 2).toBeGreaterThanOrEqual(view.top);
        expect(box.at.y + CHIP_HEIGHT_PX / 2).toBeLessThanOrEqual(view.bottom);
      }
      longConnections += connections.filter(({ points }) => alongLine(points, zoom).length > 150).length;
      shownChips += boxes.length;
    }
    // Tours of up to thirteen stops at random are far more entangled than real ones.
    expect(shownChips / longConnections).toBeGreaterThan(0.3);
  });

  it('placeChips prefers the selected connection when chips collide', () => {
    const same: MapConnection['points'] = [
      [80, 0],
      [80.4, 0],
    ];
    const connections = Array.from({ length: 30 }, (_, index) => connection(`connection-${index}`, same));
    const shown = placeChips(connections, [], 'connection-29', 7).map((chip) => chip.connection.id);
    expect(shown.length).toBeLessThan(30);
    expect(shown).toContain('connection-29');
  });
});
