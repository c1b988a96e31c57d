import { describe, expect, it } from 'vitest';
import { emptyTour } from '../../../src/data/tours/tour-document.ts';
import { editFields, endDateAfter } from '../../../src/data/planner/tour-edits.ts';
import type { Tour } from '../../../src/model/schemas/tour.ts';

function tour(changes: Partial<Tour> = {}): Tour {
  return { ...emptyTour(['namibia'], new Date('2026-11-20T09:30:00Z')), ...changes };
}

describe('fields of a tour', () => {
  it.each([
    // start, wanted end, days: both ends count
    ['2027-01-10', '2027-01-10', 1],
    ['2027-01-10', '2027-01-12', 3],
    ['2027-03-27', '2027-03-29', 3],
    ['2028-02-28', '2028-03-01', 3],
    ['2027-01-10', '2027-01-01', 1],
    ['2027-01-10', '2029-01-01', 366],
  ])('from %s to %s are %i days', (startDate, endDate, days) => {
    expect(editFields(tour({ startDate }), null, { endDate }).ops).toEqual([{ op: 'adjustDays', days }]);
  });

  it('without any start an end is only noted', () => {
    const edit = editFields(tour(), null, { endDate: '2027-01-12' });
    expect(edit).toMatchObject({ ops: [], tour: { endDate: '2027-01-12' } });
  });

  it('an end that is taken away asks for nothing', () => {
    const edit = editFields(tour({ startDate: '2027-01-10', endDate: '2027-01-12' }), null, {
      endDate: null,
    });
    expect(edit).toMatchObject({ ops: [], tour: { endDate: null } });
  });

  it('a start that moves over the year takes the end along', () => {
    const edit = editFields(tour({ startDate: '2026-12-28', endDate: '2027-01-03' }), null, {
      startDate: '2027-01-04',
    });
    expect(edit.tour.endDate).toBe('2027-01-10');
  });

  it('a first start leaves a wanted end where it is: no journey had a length before', () => {
    const edit = editFields(tour({ startDate: null, endDate: '2027-01-12' }), null, {
      startDate: '2027-01-04',
    });
    expect(edit).toMatchObject({ ops: [], tour: { startDate: '2027-01-04', endDate: '2027-01-12' } });
  });

  it('the slider moves a wanted end and makes none', () => {
    const ops = [{ op: 'adjustDays', days: 4 }] as const;
    expect(endDateAfter(tour({ startDate: '2027-01-10', endDate: '2027-01-20' }), null, ops)).toBe(
      '2027-01-13',
    );
    expect(endDateAfter(tour({ startDate: '2027-01-10' }), null, ops)).toBeNull();
  });
});
