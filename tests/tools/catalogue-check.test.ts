import { describe, expect, it } from 'vitest';
import { checkCatalogue } from '../../src/tools/catalogue-check.ts';

describe('the catalogue that ships', () => {
  it('fits its schemas, points nowhere wrong and has its texts in both languages', () => {
    const counts: string[] = [];
    expect(checkCatalogue((line) => counts.push(line))).toEqual([]);
    expect(counts).toContain('countries: 26');
    expect(counts).toContain('airports: 180');
    expect(counts.find((line) => line.startsWith('experiences'))).toMatch(/: (1\d\d|2\d\d|3\d\d)$/);
  });
});
