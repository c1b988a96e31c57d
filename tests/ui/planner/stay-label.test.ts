import { describe, expect, it } from 'vitest';
import type { Translation } from '../../../src/ui/shell/i18n/use-translation.ts';
import { roundHours, stayLabel } from '../../../src/ui/features/planner/stay-label.ts';

describe('label of a stay', () => {
  it.each([
    [6, 6, false, 'a whole number'],
    [6 + 14 / 60, 6, false, 'under 15 minutes rounds down'],
    [6 + 15 / 60, 6.5, false, 'from 15 minutes it is the half'],
    [6 + 44 / 60, 6.5, false, 'under 45 it stays the half'],
    [6 + 45 / 60, 7, false, 'from 45 minutes it is the next hour'],
    [0.5, 0.5, true, 'half an hour is singular'],
    [1, 1, true, 'one hour is singular'],
    [1.25, 1.5, false, 'above one it is plural'],
    [0.1, 0, true, 'six minutes show as 0.0'],
  ])('%d h shows as %d', (hours, shown, singular) => {
    expect(roundHours(hours)).toEqual({ hours: shown, singular });
  });

  const words = {
    t: (key: string, params?: Record<string, string | number>) =>
      `${params?.['hours']} ${key.split('.').at(-1)}`,
    tn: (_key: string, count: number) => `${count} nights`,
  } as unknown as Pick<Translation, 't' | 'tn'>;

  it('counts nights where there are any', () => {
    expect(stayLabel({ nights: 2, duration: 44 }, words, number)).toBe('2 nights');
  });

  it('shows tenths of an hour without a night', () => {
    expect(stayLabel({ nights: 0, duration: 6 }, words, number)).toBe('6.0 other');
    expect(stayLabel({ nights: 0, duration: 0.5 }, words, number)).toBe('0.5 one');
  });
});

function number(value: number, digits: number): string {
  return value.toFixed(digits);
}
