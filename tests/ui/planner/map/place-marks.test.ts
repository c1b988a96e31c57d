import { describe, expect, it } from 'vitest';
import type { MapConnection, MapStop } from '../../../../src/ui/features/planner/map/map-parts.ts';
import {
  fromWorld,
  joinPins,
  placeChips,
  toWorld,
  writeNumbers,
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
): MapConnection => ({
  id,
  line,
  type: 'bus',
  estimated: false,
  points,
  time: '3 h',
  label: id,
});

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

  it('writeNumbers abbreviates runs', () => {
    expect(writeNumbers([1, 3, 4, 5, 9])).toBe('1, 3–5, 9');
  });

  it('placeChips puts a chip next to its connection without covering pins, and omits it without space', () => {
    const pins = joinPins([stop(1, [80, 0]), stop(2, [81, 0])], 7);
    const chips = placeChips(
      [
        connection('a', [
          [80, 0],
          [81, 0],
        ]),
      ],
      pins,
      null,
      7,
    );
    expect(chips).toHaveLength(1);
    const spot = toWorld(chips[0]?.at ?? [0, 0], 7);
    for (const pin of pins) {
      const middle = toWorld(pin.at, 7);
      expect(Math.abs(spot.x - middle.x) > 52 || Math.abs(spot.y - middle.y) >= 36).toBe(true);
    }
    expect(
      placeChips(
        [
          connection('short', [
            [80, 0],
            [80.1, 0],
          ]),
        ],
        pins,
        null,
        7,
      ),
    ).toEqual([]);
  });

  it('placeChips prefers the selected connection when chips collide', () => {
    const same: MapConnection['points'] = [
      [80, 0],
      [80.4, 0],
    ];
    const connections = Array.from({ length: 30 }, (_, index) => connection(`way-${index}`, same));
    const shown = placeChips(connections, [], 'way-29', 7).map((chip) => chip.connection.id);
    expect(shown.length).toBeLessThan(30);
    expect(shown).toContain('way-29');
  });
});
