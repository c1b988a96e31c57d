import { describe, expect, it } from 'vitest';
import { convertMoment } from '../../src/model/calendar/zoned-moment.ts';

describe('local time at the other end of a flight', () => {
  it.each([
    [
      'Windhoek is an hour ahead of Frankfurt in winter',
      '2027-02-05T08:00',
      'Africa/Windhoek',
      'Europe/Berlin',
      '2027-02-05T07:00',
    ],
    [
      'and shows the same in summer',
      '2027-07-05T08:00',
      'Africa/Windhoek',
      'Europe/Berlin',
      '2027-07-05T08:00',
    ],
    ['Colombo is at half past', '2027-02-05T06:26', 'Asia/Colombo', 'Europe/Berlin', '2027-02-05T01:56'],
    ['it may be another day', '2027-02-05T03:00', 'Asia/Colombo', 'Europe/Berlin', '2027-02-04T22:30'],
    ['and another year', '2027-01-01T02:00', 'Asia/Colombo', 'America/New_York', '2026-12-31T15:30'],
    [
      'an hour before the clocks change',
      '2027-03-28T01:30',
      'Europe/Berlin',
      'Africa/Windhoek',
      '2027-03-28T02:30',
    ],
    [
      'an hour after the clocks changed',
      '2027-03-28T03:30',
      'Europe/Berlin',
      'Africa/Windhoek',
      '2027-03-28T03:30',
    ],
  ])('%s', (_fact, moment, from, to, there) => {
    expect(convertMoment(moment, from, to)).toBe(there);
  });
});
