import * as fc from 'fast-check';
import type { ConnectionOption } from '../../src/model/schemas/connection-option.ts';
import type { ConnectionType } from '../../src/model/connection-type.ts';
import type { ConnectionEntry, ItineraryEntry, PlanInput, StopEntry } from '../../src/model/plan.ts';

const PLACES = ['ella', 'galle', 'kandy', 'mirissa', 'sigiriya'];
const AIRPORTS = ['CMB', 'FRA'];
const TYPES: ConnectionType[] = ['flight', 'driving', 'rail', 'bus', 'walking', 'rental', 'ferry', 'other'];
/** Clocks change on some of these, in Europe, America or Apia; one is a leap day. */
const START_DATES = ['2011-12-29', '2027-03-27', '2027-03-13', '2027-11-06', '2028-02-28', '2027-01-10'];

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null, freq: 2 });

const anOption: fc.Arbitrary<ConnectionOption> = fc
  .record({
    type: fc.constantFrom(...TYPES),
    duration: fc.oneof(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 0, max: 200_000 })),
    distance: maybe(fc.integer({ min: 0, max: 4_000_000 })),
    price: maybe(fc.integer({ min: 0, max: 900 })),
    out: fc.boolean(),
  })
  .map(({ type, duration, distance, price, out }) => {
    const flight = out ? { origin: 'FRA', destination: 'CMB' } : { origin: 'CMB', destination: 'FRA' };
    return { type, duration, distance, price, flight: type === 'flight' ? flight : null };
  });

const aStop: fc.Arbitrary<StopEntry> = fc.record({
  experience_id: fc.constantFrom(...PLACES),
  nights: maybe(fc.integer({ min: 0, max: 5 })),
  duration: maybe(fc.integer({ min: 1, max: 6000 }).map((minutes) => minutes / 60)),
});

const aConnection: fc.Arbitrary<ConnectionEntry> = fc.record({
  connection_id: fc
    .tuple(fc.constantFrom(...PLACES, ...AIRPORTS), fc.constantFrom(...PLACES, ...AIRPORTS))
    .map((ends) => ends.join('_')),
  selected: maybe(fc.integer({ min: 0, max: 2 })),
  departureTime: maybe(
    fc.constantFrom('morning', 'afternoon', 'evening', '00:30', '05:00', '19:59', '23:00'),
  ),
  justHotel: maybe(fc.boolean()),
});

const experiences = fc.record(
  Object.fromEntries(
    PLACES.map((place, index) => [
      place,
      fc.record({
        duration: fc.integer({ min: 1, max: 5000 }).map((minutes) => minutes / 60),
        price_per_night: maybe(fc.integer({ min: 1, max: 90 })),
        location: fc.constant({ coordinates: [79 + index / 3, 6 + ((index * 7) % 5) / 2] as const }),
      }),
    ]),
  ),
);

const allPairs = [...PLACES, ...AIRPORTS].flatMap((from) =>
  [...PLACES, ...AIRPORTS].map((to) => `${from}_${to}`),
);

/** Odd tours: any places in any order, connections that lead nowhere, options or none. */
export const anInput: fc.Arbitrary<PlanInput> = fc
  .record({
    startDate: fc.constantFrom(...START_DATES),
    itinerary: fc.array(fc.oneof<fc.Arbitrary<ItineraryEntry>[]>(aStop, aConnection), { maxLength: 14 }),
    experiences,
    options: fc.array(fc.tuple(fc.constantFrom(...allPairs), fc.array(anOption, { maxLength: 3 })), {
      maxLength: 30,
    }),
  })
  .map(({ startDate, itinerary, experiences: facts, options }) => ({
    startDate,
    itinerary,
    experiences: facts,
    connections: Object.fromEntries(options),
  }));
