import { describe, expect, it } from 'vitest';
import { onSheet, pathOfRings, pointsOf } from '../../../src/model/place/country-outline.ts';
import { regionNames, regionShapes } from '../../../src/model/place/region-shapes.ts';

const SQUARE = [0, 0, 100, 0, 100, 100, 0, 100];

function area(rings: readonly (readonly (readonly [number, number])[])[]): number {
  return rings.reduce(
    (sum, ring) =>
      sum +
      Math.abs(
        ring.reduce((twice, [x, y], at) => {
          const [x0, y0] = ring.at(at - 1) ?? [x, y];
          return twice + x0 * y - x * y0;
        }, 0),
      ) /
        2,
    0,
  );
}

describe('regions of a country', () => {
  const outline = { own: [SQUARE], size: [100, 100] };

  it('land belongs to the region of the nearest place', () => {
    const [west, east] = regionShapes(outline, [
      { key: 'west', points: [[20, 50]] },
      { key: 'east', points: [[60, 50]] },
    ]);
    expect(area(west?.rings ?? [])).toBeCloseTo(4000);
    expect(area(east?.rings ?? [])).toBeCloseTo(6000);
    expect(west?.rings.flat().every(([x]) => x <= 40)).toBe(true);
  });

  it('a name stands inside its region, clear of places and of what else is there', () => {
    const shapes = regionShapes(outline, [
      { key: 'west', points: [[20, 50]] },
      { key: 'east', points: [[80, 50]] },
    ]);
    const [west] = regionNames(outline, shapes, [], [[20, 20]]);
    const [x = -1, y = -1] = west ?? [];
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(50);
    expect(y).toBeGreaterThan(60);
  });

  it('a name that does not fit into its region is left out', () => {
    const shapes = regionShapes(outline, [
      { key: 'west', points: [[20, 50]] },
      { key: 'east', points: [[60, 50]] },
    ]);
    const named = (halfWidth: number) => regionNames(outline, shapes, [[halfWidth, 5]])[0];
    const [x = -1] = named(15) ?? [];
    expect([x - 15 >= 0, x + 15 <= 40]).toEqual([true, true]);
    expect(named(25)).toBeNull();
  });

  it('a region without land on the sheet has no name', () => {
    const shapes = regionShapes({ own: [] }, [{ key: 'a', points: [[1, 1]] }]);
    expect(shapes.map(({ rings }) => rings)).toEqual([[]]);
    expect(regionNames({ size: [100, 100] }, shapes, [])).toEqual([null]);
  });
});

describe('a sheet', () => {
  it('has places by their degrees, from the north-west corner', () => {
    expect(onSheet({ west: 80, north: 10, perDegree: [90, 100] }, [81, 8])).toEqual([90, 200]);
  });

  it('is drawn from flat rings', () => {
    expect(pathOfRings([pointsOf([0, 0, 10, 0, 10, 5.55])])).toBe('M0 0L10 0L10 5.6Z');
  });
});
