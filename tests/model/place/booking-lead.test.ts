import { expect, it } from 'vitest';
import { bookingLead } from '../../../src/model/place/booking-lead.ts';

it.each([
  [0, null],
  [1, { unit: 'days', count: 1 }],
  [7, { unit: 'weeks', count: 1 }],
  [10, { unit: 'days', count: 10 }],
  [15, { unit: 'weeks', count: 2 }],
  [30, { unit: 'months', count: 1 }],
  [45, { unit: 'weeks', count: 6 }],
  [330, { unit: 'months', count: 11 }],
])('%i days ahead', (days, lead) => {
  expect(bookingLead(days)).toEqual(lead);
});
