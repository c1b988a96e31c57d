import * as fc from 'fast-check';
import type { ConnectionOption } from '../../src/model/schemas/connection-option.ts';
import type { ConnectionType } from '../../src/model/connection-type.ts';
import {
  isStop,
  type ConnectionEntry,
  type ItineraryEntry,
  type PlanInput,
  type StopEntry,
  type ZoneOffsets,
} from '../../src/model/plan.ts';

const PLACES = ['ella', 'galle', 'kandy', 'mirissa', 'sigiriya'];
const AIRPORTS = ['CMB', 'FRA'];
const TYPES: ConnectionType[] = ['flight', 'driving', 'rail', 'bus', 'walking', 'rental', 'ferry', 'other'];
const CAR_CLASSES = ['rental', 'rental-suv', 'tuk-tuk'];
const CLOCK_TIMES = ['00:05', '05:59', '06:00', '09:15', '13:30', '19:59', '20:00', '23:50'];
/** Clocks change on some of these, in Europe, America or Apia; one is a leap day. */
const START_DATES = ['2011-12-29', '2027-03-27', '2027-03-13', '2027-11-06', '2028-02-28', '2027-01-10'];

const ZONES: Record<string, ZoneOffsets> = {
  'Asia/Colombo': [['1970-01-01T00:00', 330]],
  'Europe/Berlin': [
    ['2011-10-30T01:00', 60],
    ['2027-03-28T01:00', 120],
    ['2027-10-31T01:00', 60],
    ['2028-03-26T01:00', 120],
  ],
  'America/New_York': [
    ['2011-11-06T06:00', -300],
    ['2027-03-14T07:00', -240],
    ['2027-11-07T06:00', -300],
  ],
  'Pacific/Apia': [
    ['2011-09-24T14:00', -600],
    ['2011-12-30T10:00', 840],
  ],
};

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null, freq: 2 });

const anOption: fc.Arbitrary<ConnectionOption> = fc
  .record({
    type: fc.constantFrom(...TYPES),
    duration: fc.oneof(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 0, max: 200_000 })),
    distance: maybe(fc.integer({ min: 0, max: 4_000_000 })),
    price: maybe(fc.integer({ min: 0, max: 900 })),
    fuelPrice: maybe(fc.integer({ min: 0, max: 90 })),
    perDay: maybe(fc.integer({ min: 0, max: 90 })),
    drivingType: maybe(fc.constantFrom(...CAR_CLASSES)),
    lead: maybe(fc.integer({ min: 0, max: 10_000 })),
    trail: maybe(fc.integer({ min: 0, max: 10_000 })),
    departures: maybe(fc.subarray(CLOCK_TIMES, { minLength: 1 })),
    weekdays: maybe(fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 })),
    out: fc.boolean(),
  })
  .map(({ out, ...option }) => {
    const flight = out ? { origin: 'FRA', destination: 'CMB' } : { origin: 'CMB', destination: 'FRA' };
    return Object.assign(option, {
      weekdays: option.departures && option.weekdays,
      flight: option.type === 'flight' ? flight : null,
    });
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
        zone: maybe(fc.constantFrom(...Object.keys(ZONES))),
      }),
    ]),
  ),
);

const allPairs = [...PLACES, ...AIRPORTS].flatMap((from) =>
  [...PLACES, ...AIRPORTS].map((to) => `${from}_${to}`),
);

const airports = fc.record(
  Object.fromEntries(
    AIRPORTS.map((key) => [key, fc.record({ zone: maybe(fc.constantFrom(...Object.keys(ZONES))) })]),
  ),
);

/** Random tours: any places in any order and time zone, unconnected connections, with and without options. */
export const anInput: fc.Arbitrary<PlanInput> = fc
  .record({
    startDate: fc.constantFrom(...START_DATES),
    itinerary: fc.array(fc.oneof<fc.Arbitrary<ItineraryEntry>[]>(aStop, aConnection), { maxLength: 14 }),
    experiences,
    airports,
    options: fc.array(fc.tuple(fc.constantFrom(...allPairs), fc.array(anOption, { maxLength: 3 })), {
      maxLength: 30,
    }),
    optionsInUse: fc.array(fc.array(anOption, { maxLength: 3 }), { maxLength: 8 }),
  })
  .map(({ options, optionsInUse, ...input }) => {
    const ids = input.itinerary.flatMap((entry) => (isStop(entry) ? [] : [entry.connection_id]));
    const inUse = optionsInUse.flatMap((list, index) =>
      ids[index] === undefined ? [] : [[ids[index], list]],
    );
    return Object.assign(input, { connections: Object.fromEntries([...options, ...inUse]), zones: ZONES });
  });

/** The same with all places in one time zone, so that moments can be compared as strings. */
export const anInputOnOneClock: fc.Arbitrary<PlanInput> = anInput.map((input) =>
  Object.assign(input, { experiences: withoutZones(input.experiences), airports: {} }),
);

function withoutZones(places: PlanInput['experiences']): PlanInput['experiences'] {
  return Object.fromEntries(Object.entries(places).map(([key, place]) => [key, { ...place, zone: null }]));
}
