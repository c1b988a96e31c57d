import { expect, it } from 'vitest';
import { nextHolidays } from '../../src/model/place/next-holidays.ts';

const holiday = (en: string, ...dates: string[]) => ({ en, de: en, dates });

it('lists each holiday once, by its next date within twelve months', () => {
  const all = [
    holiday('New Year', '2027-01-01', '2028-01-01'),
    holiday('Christmas', '2026-12-25', '2027-12-25'),
    holiday('Past', '2026-11-01'),
    holiday('Far', '2028-02-01'),
  ];
  const found = nextHolidays(all, '2026-12-26').map(({ holiday: { en }, date }) => `${date} ${en}`);
  expect(found).toEqual(['2027-01-01 New Year', '2027-12-25 Christmas']);
});
