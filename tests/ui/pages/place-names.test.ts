import { describe, expect, it } from 'vitest';
import { placeNames } from '../../../src/ui/components/map/sketch/place-names.ts';

const pin = (number: number, name: string, x: number, y: number) => ({ number, name, x, y });

describe('names in the route sketch', () => {
  it('are placed to the right of their pins', () => {
    expect(placeNames([pin(1, 'Ella', 100, 100)], 640, 320)).toEqual([
      { number: 1, name: 'Ella', x: 114, y: 100, anchor: 'start' },
    ]);
  });

  it('are placed to the left at the right edge or next to another pin', () => {
    expect(placeNames([pin(1, 'Ella', 620, 100)], 640, 320)).toMatchObject([{ x: 606, anchor: 'end' }]);
    const neighbors = placeNames([pin(1, 'Ella', 100, 100), pin(2, 'Kandy', 130, 100)], 640, 320);
    expect(neighbors.map(({ name, anchor }) => [name, anchor])).toEqual([
      ['Ella', 'end'],
      ['Kandy', 'start'],
    ]);
  });

  it('are shown once for a place visited twice, and omitted without space', () => {
    const twice = placeNames([pin(1, 'Kandy', 100, 100), pin(2, 'Kandy', 100, 100)], 640, 320);
    expect(twice.map(({ number }) => number)).toEqual([1]);
    expect(placeNames([pin(1, 'Anuradhapura', 15, 10)], 30, 20)).toEqual([]);
  });
});
