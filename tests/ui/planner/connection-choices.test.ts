import { describe, expect, it } from 'vitest';
import {
  isThroughTheNight,
  nightDeparture,
} from '../../../src/ui/features/planner/itinerary/connection/night-departure.ts';
import { ownOption } from '../../../src/ui/features/planner/itinerary/connection/own-option.ts';
import { connectionLink } from '../../../src/ui/features/planner/itinerary/connection/connection-link.ts';
import { option, timelineConnection } from './plan-builder.ts';

const hours = (count: number) => count * 3600;

describe('a journey through the night', () => {
  it.each([
    // Arrives at six, or as soon after as a quarter of an hour lets it.
    [8, '22:00'],
    [7.4, '22:45'],
    [6.5, '23:30'],
    // Longer than twelve hours: not before six in the evening.
    [12, '18:00'],
    [14, '18:00'],
  ])('of %s hours sets off at %s', (long, time) => {
    expect(nightDeparture(option({ type: 'bus', duration: hours(long) }))).toBe(time);
  });

  it.each([
    ['too short', option({ type: 'bus', duration: hours(6) })],
    ['too long', option({ type: 'train', duration: hours(17) })],
    ['without a timetable', option({ type: 'rental', duration: hours(8) })],
  ])('that is %s is not offered', (_why, offered) => {
    expect(nightDeparture(offered)).toBeNull();
  });

  it('is one with a time to leave that arrives the next day without a break', () => {
    const part = { dayFrom: 1, itinIndex: 1, departureTime: '22:00' };
    const board = timelineConnection('a_b', '2027-02-10T22:00', '2027-02-11T06:00', part);
    expect(isThroughTheNight(board)).toBe(true);
    expect(isThroughTheNight({ ...board, departureTime: null })).toBe(false);
    expect(isThroughTheNight({ ...board, residualTravelTime: 2 })).toBe(false);
    expect(isThroughTheNight({ ...board, arrival: '2027-02-10T23:00' })).toBe(false);
  });
});

describe('the link of a way', () => {
  it('of a flight searches these two airports on that day', () => {
    const flight = option({
      type: 'flight',
      duration: hours(10),
      flight: { origin: 'FRA', destination: 'WDH' },
      link: 'https://www.google.com/travel/flights?q=Flights%20from%20FRA%20to%20WDH',
    });
    expect(decodeURIComponent(connectionLink(flight, '2027-02-10') ?? '')).toContain(
      'Flights from FRA to WDH on 2027-02-10',
    );
  });

  it('that somebody wrote down stays, and none is none', () => {
    const own = option({ type: 'bus', duration: 60, own: true, link: 'https://www.getyourguide.com/s/?q=a' });
    expect(connectionLink(own, '2027-02-10')).toBe('https://www.getyourguide.com/s/?q=a');
    expect(connectionLink(option({ type: 'walking', duration: 60 }), '2027-02-10')).toBeNull();
  });
});

it('a way of one’s own that is changed stays the same way, also as another type', () => {
  const entered = { connectionId: 'kandy_ella', seconds: 60, priceUsd: 3, link: null };
  const bus = ownOption({ ...entered, type: 'bus' });
  const taxi = ownOption({ ...entered, type: 'taxi', edited: bus });
  expect(bus.key).toMatch(/^bus::own-[0-9a-f-]{36}:kandy:ella$/);
  expect(taxi.key).toBe(bus.key?.replace('bus', 'taxi'));
  expect(ownOption({ ...entered, type: 'bus' }).key).not.toBe(bus.key);
});
