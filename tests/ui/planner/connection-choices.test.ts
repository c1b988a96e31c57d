import { describe, expect, it } from 'vitest';
import {
  isThroughTheNight,
  nightDeparture,
} from '../../../src/ui/features/planner/itinerary/connection/night-departure.ts';
import { ownOption } from '../../../src/ui/features/planner/itinerary/connection/own-option.ts';
import { connectionLink } from '../../../src/ui/features/planner/itinerary/connection/connection-link.ts';
import { option, timelineConnection } from './plan-builder.ts';

const hours = (count: number) => count * 3600;

describe('overnight journey', () => {
  it.each([
    // Arrives at six, or up to a quarter of an hour later.
    [8, '22:00'],
    [7.4, '22:45'],
    [6.5, '23:30'],
    // Twelve hours or longer: departs at six in the evening.
    [12, '18:00'],
    [14, '18:00'],
  ])('of %s hours departs at %s', (durationHours, time) => {
    expect(nightDeparture(option({ type: 'bus', duration: hours(durationHours) }))).toBe(time);
  });

  it.each([
    ['too short', option({ type: 'bus', duration: hours(6) })],
    ['too long', option({ type: 'train', duration: hours(17) })],
    ['without a timetable', option({ type: 'rental', duration: hours(8) })],
  ])('is not offered for an option that is %s', (_why, candidate) => {
    expect(nightDeparture(candidate)).toBeNull();
  });

  it('requires a departure time, an arrival the next day and no break', () => {
    const part = { dayFrom: 1, itinIndex: 1, departureTime: '22:00' };
    const overnight = timelineConnection('a_b', '2027-02-10T22:00', '2027-02-11T06:00', part);
    expect(isThroughTheNight(overnight)).toBe(true);
    expect(isThroughTheNight({ ...overnight, departureTime: null })).toBe(false);
    expect(isThroughTheNight({ ...overnight, residualTravelTime: 2 })).toBe(false);
    expect(isThroughTheNight({ ...overnight, arrival: '2027-02-10T23:00' })).toBe(false);
  });
});

describe('connectionLink', () => {
  it('searches flights between both airports on the date', () => {
    const flight = option({
      type: 'flight',
      duration: hours(10),
      flight: { origin: 'FRA', destination: 'WDH' },
      link: 'https://www.google.com/travel/flights?q=Flights%20from%20FRA%20to%20WDH',
    });
    expect(decodeURIComponent(connectionLink(flight, '2027-02-10', 2) ?? '')).toContain(
      'Flights from FRA to WDH on 2027-02-10',
    );
  });

  it('keeps the link of an own connection, and is null without one', () => {
    const own = option({ type: 'bus', duration: 60, own: true, link: 'https://www.getyourguide.com/s/?q=a' });
    expect(connectionLink(own, '2027-02-10', 2)).toBe('https://www.getyourguide.com/s/?q=a');
    expect(connectionLink(option({ type: 'walking', duration: 60 }), '2027-02-10', 2)).toBeNull();
  });
});

it('ownOption keeps the id of an edited own connection, even with another type', () => {
  const entered = { connectionId: 'kandy_ella', seconds: 60, priceUsd: 3, link: null };
  const bus = ownOption({ ...entered, type: 'bus' });
  const taxi = ownOption({ ...entered, type: 'taxi', edited: bus });
  expect(bus.key).toMatch(/^bus::own-[0-9a-f-]{36}:kandy:ella$/);
  expect(taxi.key).toBe(bus.key?.replace('bus', 'taxi'));
  expect(ownOption({ ...entered, type: 'bus' }).key).not.toBe(bus.key);
});
