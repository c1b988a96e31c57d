import { expect, it } from 'vitest';
import { homeFlights } from '../../../src/ui/features/planner/home-airport/home-flights.ts';
import { option, plan, stop, timelineConnection } from './plan-builder.ts';

const FLIGHT = 13 * 3600;
const fly = (origin: string, destination: string, price = 428) =>
  option({ type: 'flight', duration: FLIGHT, price, estimated: true, flight: { origin, destination } });
const out = timelineConnection('FRA_CMB', '2027-02-05T06:00', '2027-02-05T19:00', {
  dayFrom: 1,
  itinIndex: 0,
});
const ride = timelineConnection('CMB_kandy', '2027-02-05T19:00', '2027-02-05T20:00', {
  dayFrom: 1,
  itinIndex: 1,
});
const kandy = stop('kandy', '2027-02-05T20:00', '2027-02-12T06:00', { dayFrom: 1, dayTo: 8, itinIndex: 2 });
const back = timelineConnection('CMB_FRA', '2027-02-12T08:00', '2027-02-12T21:00', {
  dayFrom: 8,
  itinIndex: 4,
});
const options = {
  FRA_CMB: [fly('FRA', 'CMB')],
  CMB_kandy: [option({ type: 'bus', duration: 3600 })],
  CMB_FRA: [option({ type: 'bus', duration: 9000 }), fly('CMB', 'FRA', 500)],
};

it('returns both flights with times and prices, and one search link', () => {
  const flights = homeFlights(plan([out, ride, kandy, { ...back, selected: 1 }]), options, 2);
  expect(flights.out).toEqual({
    origin: 'FRA',
    destination: 'CMB',
    departure: '2027-02-05T06:00',
    arrival: '2027-02-05T19:00',
    seconds: FLIGHT,
    priceUsd: 428,
    estimated: true,
  });
  expect(flights.back).toMatchObject({ origin: 'CMB', departure: '2027-02-12T08:00', priceUsd: 500 });
  expect(decodeURIComponent(flights.link ?? '')).toContain(
    'Flights from FRA to CMB on 2027-02-05 through 2027-02-12 for 2 adults',
  );
});

it('searches only the outbound flight when the return is not by air', () => {
  const { back: none, link } = homeFlights(plan([out, ride, kandy, back]), options, 1);
  expect(none).toBeNull();
  expect(decodeURIComponent(link ?? '')).toMatch(/FRA to CMB on 2027-02-05$/);
});

it('returns nothing without a flight or without a stop', () => {
  expect(homeFlights(plan([ride, kandy]), options, 2)).toEqual({ out: null, back: null, link: null });
  expect(homeFlights(plan([out]), options, 2)).toEqual({ out: null, back: null, link: null });
});
