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

it('the flights out and back are told with their time and price, and looked for in one search', () => {
  const flights = homeFlights(plan([out, ride, kandy, { ...back, selected: 1 }]), options);
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
    'Flights from FRA to CMB on 2027-02-05 through 2027-02-12',
  );
});

it('a way back by something else leaves the flight out to be looked for alone', () => {
  const { back: none, link } = homeFlights(plan([out, ride, kandy, back]), options);
  expect(none).toBeNull();
  expect(decodeURIComponent(link ?? '')).toMatch(/FRA to CMB on 2027-02-05$/);
});

it('without a flight, or without a stop, there is nothing to look for', () => {
  expect(homeFlights(plan([ride, kandy]), options)).toEqual({ out: null, back: null, link: null });
  expect(homeFlights(plan([out]), options)).toEqual({ out: null, back: null, link: null });
});
