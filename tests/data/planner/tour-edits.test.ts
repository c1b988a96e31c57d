import { describe, expect, it } from 'vitest';
import { emptyTour } from '../../../src/data/tours/tour-document.ts';
import { editFields, endDateAfter } from '../../../src/data/planner/tour-edits.ts';
import type { Tour } from '../../../src/model/schemas/tour.ts';

function tour(changes: Partial<Tour> = {}): Tour {
  return { ...emptyTour(['namibia'], new Date('2026-11-20T09:30:00Z')), ...changes };
}

describe('editFields and endDateAfter', () => {
  it.each([
    // start, chosen end, days: inclusive
    ['2027-01-10', '2027-01-10', 1],
    ['2027-01-10', '2027-01-12', 3],
    ['2027-03-27', '2027-03-29', 3],
    ['2028-02-28', '2028-03-01', 3],
    ['2027-01-10', '2027-01-01', 1],
    ['2027-01-10', '2029-01-01', 366],
  ])('from %s to %s yields %i days', (startDate, endDate, days) => {
    expect(editFields(tour({ startDate }), null, { endDate }).ops).toEqual([{ op: 'adjustDays', days }]);
  });

  it('an end date without a start date is only stored', () => {
    const edit = editFields(tour(), null, { endDate: '2027-01-12' });
    expect(edit).toMatchObject({ ops: [], tour: { endDate: '2027-01-12' } });
  });

  it('removing the end date changes no days', () => {
    const edit = editFields(tour({ startDate: '2027-01-10', endDate: '2027-01-12' }), null, {
      endDate: null,
    });
    expect(edit).toMatchObject({ ops: [], tour: { endDate: null } });
  });

  it('moving the start date moves the end date, across the year too', () => {
    const edit = editFields(tour({ startDate: '2026-12-28', endDate: '2027-01-03' }), null, {
      startDate: '2027-01-04',
    });
    expect(edit.tour.endDate).toBe('2027-01-10');
  });

  it('a first start date keeps a chosen end date, because there was no duration before', () => {
    const edit = editFields(tour({ startDate: null, endDate: '2027-01-12' }), null, {
      startDate: '2027-01-04',
    });
    expect(edit).toMatchObject({ ops: [], tour: { startDate: '2027-01-04', endDate: '2027-01-12' } });
  });

  it('adjusting the days moves a chosen end date and adds none', () => {
    const ops = [{ op: 'adjustDays', days: 4 }] as const;
    expect(endDateAfter(tour({ startDate: '2027-01-10', endDate: '2027-01-20' }), null, ops)).toBe(
      '2027-01-13',
    );
    expect(endDateAfter(tour({ startDate: '2027-01-10' }), null, ops)).toBeNull();
  });
});
