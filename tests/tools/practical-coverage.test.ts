import { expect, it } from 'vitest';
import { practicalCoverage } from '../../src/tools/catalogue/practical-coverage.ts';

it('practicalCoverage counts the known fields of places by country', () => {
  const fees = [{ who: 'adult', amount: 1, currency: 'EUR' }];
  const lines = practicalCoverage([
    { country_key: 'peru', practical: { as_of: 2025, fees, step_free: 'no' } },
    { country_key: 'peru', practical: { as_of: 2025, fees } },
    { country_key: 'peru' },
    { country_key: 'namibia' },
  ]);
  expect(lines.map((line) => line.replace(/ \(.*/, ''))).toEqual([
    'practical of places in peru: 2 of 3',
    'practical of places in namibia: 0 of 1',
  ]);
  expect(lines[0]).toMatch(/fees 2,.* step_free 1,.* reception 0,/);
  expect(lines[0]).not.toContain('as_of');
});
