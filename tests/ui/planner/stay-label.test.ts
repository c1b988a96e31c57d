import { describe, expect, it } from 'vitest';
import type { Translation } from '../../../src/ui/shell/i18n/use-translation.ts';
import { roundHours, stayLabel } from '../../../src/ui/features/planner/stay-label.ts';

describe('stay labels', () => {
  it.each([
    [6, 6, false, 'a whole number'],
    [6 + 14 / 60, 6, false, 'below 15 minutes rounds down'],
    [6 + 15 / 60, 6.5, false, 'from 15 minutes rounds to the half hour'],
    [6 + 44 / 60, 6.5, false, 'below 45 minutes rounds to the half hour'],
    [6 + 45 / 60, 7, false, 'from 45 minutes rounds up to the hour'],
    [0.5, 0.5, true, 'half an hour is singular'],
    [1, 1, true, 'one hour is singular'],
    [1.25, 1.5, false, 'above one is plural'],
    [0.1, 0, true, 'six minutes round to 0'],
  ])('roundedHours of %d h is %d', (hours, shown, singular) => {
    expect(roundHours(hours)).toEqual({ hours: shown, singular });
  });

  const texts = {
    t: (key: string, params?: Record<string, string | number>) =>
      `${params?.['hours']} ${key.split('.').at(-1)}`,
    tn: (_key: string, count: number) => `${count} nights`,
  } as unknown as Pick<Translation, 't' | 'tn'>;

  it('stayLabel counts nights if there are any', () => {
    expect(stayLabel({ nights: 2, duration: 44 }, texts, number)).toBe('2 nights');
  });

  it('stayLabel shows hours with one decimal without a night', () => {
    expect(stayLabel({ nights: 0, duration: 6 }, texts, number)).toBe('6.0 other');
    expect(stayLabel({ nights: 0, duration: 0.5 }, texts, number)).toBe('0.5 one');
  });
});

function number(value: number, digits: number): string {
  return value.toFixed(digits);
}
