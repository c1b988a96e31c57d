import { describe, expect, test } from 'vitest';
import { flight, stop, travel, connectionEntry, type Tour } from '../../../builders/plan-input.ts';
import { planned } from '../../../builders/planned.ts';
import {
  flightBefore,
  previously,
  stayBefore,
  transportBefore,
} from '../../../builders/previous-bookings.ts';

describe('notes of stops and connections', () => {
  // Ready at 14:00 with eight hours of travel: the overnight stay is in a.
  function overNight(
    type: 'bus' | 'walking' | 'flight',
    notes: string | null = 'of the way',
    departureTime: string | null = null,
  ): Tour {
    return {
      itinerary: [
        stop('a', { duration: 6 }),
        connectionEntry('a_b', { notes, departureTime }),
        stop('b', { notes: 'of b' }),
      ],
      connections: { a_b: [travel(8, { type })] },
    };
  }

  test('[B10] of a stop belong to its stay', () => {
    const { accommodation } = planned(overNight('bus')).bookings;
    expect(accommodation[1]).toMatchObject({ exp_key: 'b', notes: 'of b' });
  });

  test('[B10] of a connection belong to its transport, not to its stay', () => {
    const { accommodation, transport } = planned(overNight('bus')).bookings;
    expect(transport[0]).toMatchObject({ notes: 'of the way' });
    expect(accommodation[0]).toMatchObject({ connection_id: 'a_b', notes: null });
  });

  test('[B10] of a flight belong to the flight, not to its stay', () => {
    // The flight of 13:00 has left when one is ready at 14:00: there is a night before that of the next day.
    const { accommodation, flights } = planned(overNight('flight', 'of the way', '13:00')).bookings;
    expect(flights[0]).toMatchObject({ notes: 'of the way' });
    expect(accommodation[0]).toMatchObject({ connection_id: 'a_b', notes: null });
  });

  test('[B10] of a walk belong to its stay, its only booking', () => {
    const { accommodation } = planned(overNight('walking')).bookings;
    expect(accommodation[0]).toMatchObject({ connection_id: 'a_b', notes: 'of the way' });
  });

  test('[B10] of a connection without options belong to its transport', () => {
    const plan = planned({ itinerary: [connectionEntry('a_b', { notes: 'n', justHotel: true })] });
    expect(plan.bookings.transport[0]).toMatchObject({ notes: 'n' });
    expect(plan.bookings.accommodation[0]).toMatchObject({ notes: null });
  });

  test.each(['', null])('[B10] %j counts as none', (notes) => {
    expect(planned(overNight('bus', notes)).bookings.transport[0]).toMatchObject({ notes: null });
  });

  test.each([
    ['notes that the booking had stay', 'mine', 'mine'],
    ['notes that were emptied on the booking stay empty', '', ''],
    ['without notes before those of the way come', null, 'of the way'],
  ])('[B10] %s', (_name, notes, expected) => {
    const { transport } = planned(
      overNight('bus'),
      previously({ transport: [transportBefore('transport:a_b#1', { notes })] }),
    ).bookings;
    expect(transport[0]).toMatchObject({ notes: expected });
  });

  test('[B10] of a stop never overwrite those of its stay', () => {
    const { accommodation } = planned(
      overNight('bus'),
      previously({ accommodation: [stayBefore('stay:b#1', { notes: 'mine' })] }),
    ).bookings;
    expect(accommodation[1]).toMatchObject({ exp_key: 'b', notes: 'mine' });
  });
});

describe('notes of a merged return', () => {
  test.each([
    ['go to the flight that it merged into', null, null, 'back'],
    ['do not where that one has some', 'out', null, 'out'],
    ['do where that one has empty ones', '', null, 'back'],
    ['do not where the booking had some', null, 'mine', 'mine'],
    ['do not where they were emptied on the booking', null, '', ''],
  ])('[B10] %s', (_name, out, before, expected) => {
    const plan = planned(
      {
        itinerary: [
          connectionEntry('a_b', { notes: out }),
          stop('b'),
          connectionEntry('b_a', { notes: 'back' }),
        ],
        connections: { a_b: [flight(1, 'AAA', 'BBB')] },
      },
      previously({ flights: [flightBefore('flight:a_b#1', { notes: before })] }),
    );
    expect(plan.bookings.flights).toMatchObject([{ dateReturn: '2027-01-11T08:00', notes: expected }]);
  });
});
