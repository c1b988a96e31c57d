import { describe, expect, it } from 'vitest';
import { formatOpenHours, formatPeriod, formatWeekdays } from '../../../src/ui/format/format-opening.ts';

describe('opening hours as text', () => {
  it('have their breaks, and go past midnight', () => {
    expect(
      formatOpenHours([
        [540, 720],
        [840, 1080],
      ]),
    ).toBe('09:00–12:00, 14:00–18:00');
    expect(formatOpenHours([[1080, 1560]])).toBe('18:00–02:00');
    expect(formatOpenHours([[0, 1440]])).toBe('00:00–24:00');
  });

  it('name whole months without days', () => {
    expect(formatPeriod(['04-01', '10-31'], 'en')).toBe('Apr–Oct');
    expect(formatPeriod(['11-01', '02-29'], 'en')).toBe('Nov–Feb');
    expect(formatPeriod(['08-01', '08-31'], 'de')).toBe('Aug');
  });

  it('name other dates, and one day once', () => {
    expect(formatPeriod(['04-17', '11-15'], 'en')).toBe('Apr 17 – Nov 15');
    expect(formatPeriod(['04-17', '11-15'], 'de')).toBe('17. Apr. – 15. Nov.');
    expect(formatPeriod(['12-25', '12-25'], 'en')).toBe('Dec 25');
  });

  it('name weekdays from Monday', () => {
    const days = [
      [0, 2],
      [4, 4],
    ] as const;
    expect(formatWeekdays(days, 'en')).toBe('Mon–Wed, Fri');
    expect(formatWeekdays(days, 'de')).toBe('Mo–Mi, Fr');
  });
});
