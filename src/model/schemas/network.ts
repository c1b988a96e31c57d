import { z } from 'zod/mini';
import { CLOCK } from '../booking-details.ts';
import { keySchema } from './fields.ts';

/**
 * Roads, crossings, railways and domestic flights of a country, from which transport options are derived; `_id` = `key`
 * = the country's key. Distances in km, times in hours, money in USD of the year `asOf`, points as [longitude,
 * latitude]. What is not listed is "no connection known".
 *
 * Apps ignore unknown keys, so that newer facts do not break them; in the catalogue's files they are an error.
 */

const id = keySchema;
const text = z.string().check(z.minLength(1));
const localized = z.object({ en: text, de: text });
const positive = z.number().check(z.positive());
const usd = z.number().check(z.gte(0));
export const pointSchema = z.tuple([
  z.number().check(z.gte(-180), z.lte(180)),
  z.number().check(z.gte(-90), z.lte(90)),
]);

/** Hints, most important first; texts under `transport.hint.<hint>`. */
export const TRANSPORT_HINTS = [
  'guided',
  'four-by-four',
  'ferry',
  'sand-shuttle',
  'upcountry-rail',
  'park-gates',
  'rains',
  'pass',
  'gravel',
  'salt-road',
  'toll',
  'change',
] as const;
const hintSchema = z.enum(TRANSPORT_HINTS);
export type TransportHint = z.infer<typeof hintSchema>;

const VEHICLE_MODES = ['rental', 'rental-4x4', 'private', 'tuk-tuk', 'ride-hailing', 'taxi'] as const;

const roadClassSchema = z.object({
  /** Door to door, without breaks; for roads and spurs without hours of their own. */
  speedKmh: positive,
  surface: z.enum(['tar', 'gravel', 'salt', 'sand']),
  /** Access restriction: four-wheel drive only, or only with a guide; missing for none. */
  access: z.optional(z.enum(['four-by-four', 'guided'])),
  hint: z.optional(hintSchema),
});

/** Departures on the clock of the origin, ascending; on `weekdays` 1 (Monday) to 7, or every day. */
const departuresSchema = z.object({
  departures: z
    .array(z.string().check(z.regex(CLOCK)))
    .check(
      z.minLength(1),
      z.maxLength(500),
      z.refine(isAscending, 'times must be ascending, none of them twice'),
    ),
  weekdays: z.optional(
    z
      .array(z.int().check(z.gte(1), z.lte(7)))
      .check(z.minLength(1), z.refine(isAscending, 'days must be ascending, none of them twice')),
  ),
});
export type Departures = z.infer<typeof departuresSchema>;

/** Departures from `from`, and of the return direction from `to`; written by `npm run timetable:import` alone. */
const timetableSchema = z.object({ outbound: departuresSchema, inbound: departuresSchema });

/** Months in which it is open or runs, 1 to 12; the whole year if missing. */
export const monthsSchema = z
  .array(z.int().check(z.gte(1), z.lte(12)))
  .check(z.minLength(1), z.refine(isAscending, 'months must be ascending, none of them twice'));
const months = z.optional(monthsSchema);

/** Key in `sources` of the import that wrote it, and writes it again; written by hand if missing. */
const source = z.optional(id);

/** A town or sight, or with `junction` a mere point of the network. */
const nodeSchema = z.object({
  id,
  en: text,
  de: z.optional(text),
  at: pointSchema,
  junction: z.optional(z.literal(true)),
  source,
});

/** `bends` are the points between the two nodes, in order from `from`. */
const edgeSchema = z.object({
  from: id,
  to: id,
  road: z.string(),
  class: id,
  km: positive,
  /** Usual driving time by day without breaks; from the speed of the class if missing. */
  hours: z.optional(positive),
  bends: z.array(pointSchema),
  /** Served by a public bus, minibus or shared taxi at least daily. */
  bus: z.optional(z.literal(true)),
  /** What its buses cost above the country's fare per km, as tourist buses do. */
  busSurchargeUsd: z.optional(usd),
  hint: z.optional(hintSchema),
  months,
  estimated: z.optional(z.literal(true)),
  source,
});
export type RoadEdge = z.infer<typeof edgeSchema>;

/** What joins two nodes and is no road. */
const crossingSchema = z.object({
  from: id,
  to: id,
  by: z.enum(['ferry', 'train', 'cable-car', 'foot']),
  km: positive,
  hours: positive,
  /** Per person. */
  fareUsd: usd,
  operator: z.optional(text),
  /** Takes travelers' cars. */
  cars: z.optional(z.literal(true)),
  /** For a small car with its driver. */
  carFareUsd: z.optional(usd),
  /** In each direction, if they are so few that the way is planned around it. */
  tripsPerDay: z.optional(positive),
  months,
  remark: z.optional(localized),
  bends: z.optional(z.array(pointSchema)),
  timetable: z.optional(timetableSchema),
  estimated: z.optional(z.literal(true)),
  source,
  /** Source of the timetable of a crossing that it did not add. */
  timetableSource: source,
});
export type Crossing = z.infer<typeof crossingSchema>;

/** Access of an experience or airport to the network: at a node, or at the end of a spur from it. */
export const jointSchema = z.object({
  node: id,
  spurKm: z.optional(positive),
  spurClass: z.optional(id),
  spurHours: z.optional(positive),
  hint: z.optional(hintSchema),
  /** Closed to cars: the spur is walked, or driven by a shuttle. */
  carFree: z.optional(z.literal(true)),
  /** Closed to travelers: no connection is offered. */
  closed: z.optional(z.literal(true)),
  source,
});

/** Trains or coaches with stations. */
const railSchema = z.object({
  stations: z.array(z.object({ id, name: text, at: pointSchema, node: id, spurKm: z.number(), source })),
  /** They stop at these stations in this order, and back. */
  lines: z.array(
    z.object({
      id,
      en: text,
      de: text,
      operator: z.optional(text),
      scenic: z.optional(z.boolean()),
      /** Direct trains a day in each direction; below 1 where they do not run every day. */
      trainsPerDay: positive,
      usdPerKm: usd,
      baseUsd: z.optional(usd),
      /** How long before the departure one has to be at the station, with the checks there; a quarter of an hour if missing. */
      checkInMinutes: z.optional(positive),
      months,
      hint: z.optional(hintSchema),
      remark: z.optional(localized),
      /** Departures from the first and the last station. */
      timetable: z.optional(timetableSchema),
      /** Station, km and hours from the first one. */
      stops: z.array(z.tuple([id, z.number(), z.number()])).check(z.minLength(2)),
      source,
      /** Source of the timetable of a line that was written by hand. */
      timetableSource: source,
    }),
  ),
});
export type RailFacts = z.infer<typeof railSchema>;

const flightSchema = z.object({
  from: id,
  to: id,
  hours: positive,
  fareUsd: usd,
  provider: z.optional(text),
  months,
  timetable: z.optional(timetableSchema),
});
export type DomesticFlight = z.infer<typeof flightSchema>;

/** An airport with domestic flights only, which the catalogue's airports lack. */
const localAirportSchema = z.object({
  key: id,
  name: text,
  /** City. */
  en: text,
  de: text,
  at: pointSchema,
  timezone: text,
});

/**
 * Land within an `outline`, or up to `km` from `at`: the mainland, or one of the islands. `none`: no road leads there;
 * `four-by-four`: only a track, on whatever land it lies. An outline has the corners from Natural Earth, simplified to
 * about 5 km, in hundredths of a degree: "longitude,latitude" of the first, then the difference to the previous one.
 */
const areaSchema = z.object({
  island: z.optional(id),
  access: z.optional(z.enum(['none', 'four-by-four'])),
  outline: z.optional(text),
  at: z.optional(pointSchema),
  km: z.optional(positive),
});
export type KnownArea = z.infer<typeof areaSchema>;

const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/));
/** A source that an import read: `date` is its own, `until` the last day of its timetable, both `yyyy-MM-dd`. */
const sourceSchema = z.object({
  of: z.enum(['roads', 'timetable']),
  name: text,
  license: text,
  date: day,
  version: z.optional(text),
  until: z.optional(day),
});
export type NetworkSource = z.infer<typeof sourceSchema>;

export const networkSchema = z.object({
  _id: keySchema,
  key: keySchema,
  asOf: z.int(),
  /** Hash of the content, so that devices notice changes; set when the catalogue is read. */
  version: z.optional(text),
  /** Imported sources, which `source` of what they wrote names. */
  sources: z.optional(z.record(id, sourceSchema)),
  classes: z.record(id, roadClassSchema),
  nodes: z.array(nodeSchema),
  edges: z.array(edgeSchema),
  crossings: z.optional(z.array(crossingSchema)),
  places: z.record(id, jointSchema),
  rail: z.optional(railSchema),
  /** Coaches with a timetable; `edges` say where buses drive without one. */
  coaches: z.optional(railSchema),
  flights: z.optional(z.array(flightSchema)),
  airports: z.optional(z.array(localAirportSchema)),
  /** Nodes, such as small islands, with the only vehicles that one finds there. */
  localModes: z.optional(z.record(id, z.array(z.enum(VEHICLE_MODES)))),
  /** Land of users' own experiences: the first area that contains one applies. */
  areas: z.optional(z.array(areaSchema)),
  updatedAt: z.optional(z.string()),
});
export type Network = z.infer<typeof networkSchema>;

function isAscending(values: readonly (string | number)[]): boolean {
  return values.every((value, index) => index === 0 || value > (values[index - 1] ?? value));
}
