import { describe, expect, test } from 'vitest';
import { drawLand, landOf } from '../../src/ui/components/place-land.ts';
import { drawScene } from '../../src/ui/components/place-scene.ts';

const NAMIBIA = ['#f0c084', '#cf7238', '#5f2415', '#2c7a8c'];
const never = () => 0;

describe('the drawn picture of a place', () => {
  test('is always the same for the same place, and another for another', () => {
    const deadvlei = drawScene(NAMIBIA, 'deadvlei', ['desert']);
    expect(drawScene(NAMIBIA, 'deadvlei', ['desert'])).toEqual(deadvlei);
    expect(drawScene(NAMIBIA, 'dune-45', ['desert'])).not.toEqual(deadvlei);
  });

  test.each([
    ['desert', 'dunes'],
    ['beach', 'water'],
    ['rain-forest', 'hills'],
    ['lookout', 'rock'],
    ['animals', 'plain'],
  ] as const)('of a place known for %s shows %s', (category, land) => {
    expect(landOf(['history', category], never)).toBe(land);
  });

  test('shows dunes where a desert meets the sea, and anything where nothing is known', () => {
    expect(landOf(['beach', 'desert'], never)).toBe('dunes');
    expect(landOf([], never)).toBe('hills');
  });

  test.each(['dunes', 'water', 'hills', 'rock', 'plain'] as const)('of %s is whole path data', (land) => {
    let step = 0;
    const random = () => (step++ * 0.618) % 1;
    const layers = drawLand(land, 200, random);
    expect(layers.length).toBeGreaterThanOrEqual(3);
    for (const { path } of layers) expect(path).toMatch(/^M[-\d. MLHVCQAZaqlhvz]+$/);
  });
});
