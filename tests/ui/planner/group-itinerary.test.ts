import { describe, expect, it } from 'vitest';
import { groupItinerary } from '../../../src/ui/features/planner/itinerary/group-itinerary.ts';
import { header, plan, stop, timelineConnection } from './plan-builder.ts';

const shape = (days: ReturnType<typeof groupItinerary>) =>
  days.map(({ date, day, rows }) => [date, day, rows.map(({ entry }) => entry.key)]);

describe('groupItinerary', () => {
  it('has a group for each day on which an entry begins, none for nights in between', () => {
    const days = groupItinerary(
      plan([
        stop('sigiriya', '2027-02-06T09:55', '2027-02-08T06:00', { dayFrom: 1, dayTo: 3, itinIndex: 0 }),
        header('sigiriya_kandy', { dayFrom: 3 }),
        timelineConnection('sigiriya_kandy', '2027-02-08T08:00', '2027-02-08T11:10', {
          dayFrom: 3,
          itinIndex: 1,
        }),
        stop('kandy', '2027-02-08T11:10', '2027-02-10T06:00', { dayFrom: 3, dayTo: 5, itinIndex: 2 }),
      ]),
    );
    expect(shape(days)).toEqual([
      ['2027-02-06', 1, ['sigiriya']],
      ['2027-02-08', 3, ['sigiriya_kandy', 'kandy']],
    ]);
  });

  it('puts a connection under its departure day and a stop under its arrival day', () => {
    const days = groupItinerary(
      plan([
        header('FRA_CMB+CMB_sigiriya', { dayFrom: 1 }),
        timelineConnection('FRA_CMB', '2027-02-05T16:45', '2027-02-06T06:05', {
          dayFrom: 1,
          dayTo: 2,
          itinIndex: 0,
        }),
        timelineConnection('CMB_sigiriya', '2027-02-06T06:05', '2027-02-06T09:55', {
          dayFrom: 2,
          itinIndex: 1,
          connectionGroupIndex: 1,
        }),
        stop('sigiriya', '2027-02-06T09:55', '2027-02-08T06:00', { dayFrom: 2, dayTo: 4, itinIndex: 2 }),
      ]),
    );
    expect(shape(days)).toEqual([
      ['2027-02-05', 1, ['FRA_CMB']],
      ['2027-02-06', 2, ['CMB_sigiriya', 'sigiriya']],
    ]);
  });

  it('counts the night before a journey that starts the next morning as `nightsBefore`', () => {
    const days = groupItinerary(
      plan([
        stop('a', '2027-02-06T08:00', '2027-02-06T18:00', { dayFrom: 1, dayTo: 1, itinIndex: 0 }),
        header('a_b', { dayFrom: 1, dayTo: 2, nights: 1 }),
        timelineConnection('a_b', '2027-02-07T08:00', '2027-02-07T18:00', {
          dayFrom: 2,
          itinIndex: 1,
          nights: 1,
        }),
      ]),
    );
    const row = days[1]?.rows[0];
    expect(row).toMatchObject({ kind: 'connection', nightsBefore: 1, nightsEnRoute: 0 });
  });

  it('counts nights of a journey over several days as `nightsEnRoute`', () => {
    const days = groupItinerary(
      plan([
        header('a_b', { dayFrom: 1, dayTo: 3, nights: 2 }),
        timelineConnection('a_b', '2027-02-06T08:00', '2027-02-08T10:00', {
          dayFrom: 1,
          dayTo: 3,
          itinIndex: 0,
          nights: 2,
        }),
      ]),
    );
    expect(days[0]?.rows[0]).toMatchObject({ nightsBefore: 0, nightsEnRoute: 2 });
  });

  it('numbers stops from 0 and identifies them by id', () => {
    const days = groupItinerary(
      plan([
        stop('kandy', '2027-02-06T08:00', '2027-02-07T06:00', { dayFrom: 1, dayTo: 2, itinIndex: 0 }),
        stop('ella', '2027-02-07T06:00', '2027-02-08T06:00', { dayFrom: 2, dayTo: 3, itinIndex: 1 }),
        stop('kandy', '2027-02-08T06:00', '2027-02-09T06:00', { dayFrom: 3, dayTo: 4, itinIndex: 2 }),
      ]),
      [
        { experience_id: 'kandy', id: 'first' },
        { experience_id: 'ella', id: 'second' },
        { experience_id: 'kandy', id: 'third' },
      ],
    );
    const rows = days.flatMap((day) => day.rows);
    expect(rows.map((row) => (row.kind === 'stop' ? [row.id, row.position] : row.id))).toEqual([
      ['first', 0],
      ['second', 1],
      ['third', 2],
    ]);
  });
});
