import { z } from 'zod/mini';
import { CLOCK } from '../booking-details.ts';
import { keySchema } from './catalogue.ts';

/**
 * Facts of a country from which transport options are derived; `_id` = `key` = the country's key.
 *
 * Distances in km, times in hours, money in USD of the given year, points as [longitude, latitude]. Countries with
 * `network` are routed over it. Without one, connections allowed by `known` are estimated as great circle ×
 * `estimate.detour`; there are no others.
 *
 * Apps ignore unknown keys, so that newer facts do not break them; in the catalogue's files they are an error.
 */

const id = keySchema;
const text = z.string().check(z.minLength(1));
const positive = z.number().check(z.positive());
const usd = z.number().check(z.gte(0));
const point = z.tuple([z.number().check(z.gte(-180), z.lte(180)), z.number().check(z.gte(-90), z.lte(90))]);

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
const transportHintSchema = z.enum(TRANSPORT_HINTS);
export type TransportHint = z.infer<typeof transportHintSchema>;

/** Transport modes that a country can offer. */
const TRANSPORT_MODES = [
  'rental',
  'rental-4x4',
  'train',
  'bus',
  'private',
  'tuk-tuk',
  'ride-hailing',
  'taxi',
] as const;
export type TransportMode = (typeof TRANSPORT_MODES)[number];

const roadClassSchema = z.object({
  /** Door to door, without breaks. */
  speedKmh: positive,
  surface: z.enum(['tar', 'gravel', 'salt', 'sand', 'water']),
  /** Access restriction: four-wheel drive only, or only with a guide; missing for none. */
  access: z.optional(z.enum(['four-by-four', 'guided'])),
  hint: z.optional(transportHintSchema),
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

/** Known departures from `from`, and of the return direction from `to`. */
const timetableSchema = z.object({ outbound: departuresSchema, inbound: departuresSchema });

/** A town, or with `junction` a mere point of the network. */
const nodeSchema = z.object({
  id,
  en: text,
  de: z.optional(text),
  at: point,
  junction: z.optional(z.literal(true)),
});

/** `bends` are the points between the two nodes, in order from `from`. Ferries have hours and fare. */
const edgeSchema = z.object({
  from: id,
  to: id,
  road: z.string(),
  class: id,
  km: positive,
  bends: z.array(point),
  hint: z.optional(transportHintSchema),
  ferry: z.optional(z.object({ hours: positive, fareUsd: usd })),
});
export type RoadEdge = z.infer<typeof edgeSchema>;

/** Access of an experience or airport to the network: at a node, or at the end of a spur from it. */
const placeSchema = z.object({
  node: id,
  spurKm: z.optional(positive),
  spurClass: z.optional(id),
  hint: z.optional(transportHintSchema),
});

const networkSchema = z.object({
  classes: z.record(id, roadClassSchema),
  nodes: z.array(nodeSchema),
  edges: z.array(edgeSchema),
  places: z.record(id, placeSchema),
  /** For locations not in `places`: great circle to the nearest node × factor. */
  spur: z.object({ factor: positive, class: id }),
  /** Roads served by buses; all of them if missing. */
  busRoads: z.optional(z.array(text)),
});
export type RoadNetwork = z.infer<typeof networkSchema>;

const railSchema = z.object({
  stations: z.array(z.object({ id, name: text, at: point, node: id, spurKm: z.number() })),
  lines: z.record(id, z.object({ en: text, de: text, scenic: z.boolean() })),
  /** Direct trains between two stations, in either direction. */
  pairs: z.array(
    z.object({
      line: id,
      from: id,
      to: id,
      km: positive,
      hours: z.tuple([positive, positive]),
      trainsPerDay: positive,
      fareUsd: z.tuple([usd, usd]),
      hint: z.optional(transportHintSchema),
      timetable: z.optional(timetableSchema),
    }),
  ),
});
export type RailFacts = z.infer<typeof railSchema>;

const pierSchema = z.object({ name: text, at: point, island: z.optional(id) });

/**
 * Land within an `outline`, or up to `km` from `at`: the mainland, or one of `islands`. `none`: no road leads there;
 * `four-by-four`: only a track, on whatever land it lies. An outline has the corners from Natural Earth, simplified to
 * about 5 km, in hundredths of a degree: "longitude,latitude" of the first, then the difference to the previous one.
 */
const areaSchema = z.object({
  island: z.optional(id),
  access: z.optional(z.enum(['none', 'four-by-four'])),
  outline: z.optional(text),
  at: z.optional(point),
  km: z.optional(positive),
});
export type KnownArea = z.infer<typeof areaSchema>;

/** Roads within `km` of a line, or of its only point: their length is the great circle × `detour`. */
const corridorSchema = z.object({
  line: z.array(point).check(z.minLength(1)),
  km: positive,
  detour: positive,
  speedKmh: positive,
});
export type RoadCorridor = z.infer<typeof corridorSchema>;

/**
 * Facts of a country without a road network: apart from roads between two places on the same land, everything that is
 * not listed here is "no connection known". To be removed once every country has a network.
 */
const knownSchema = z.object({
  /** Places reachable by four-wheel drive only. */
  fourByFour: z.optional(z.array(id)),
  /** Places whose last stretch is guided, by vehicle, boat or small plane. */
  guided: z.optional(z.array(id)),
  /** Places with a road but no bus. */
  noBus: z.optional(z.array(id)),
  /** Places that cars may not enter. */
  carFree: z.optional(z.array(id)),
  /** A point on the only road to a place, or between two places (`a_b`, in order). */
  via: z.optional(z.record(text, point)),
  /** Gulfs and mountain ranges that no road crosses, with the points where roads go around them. */
  barriers: z.optional(z.array(z.object({ line: z.array(point), round: z.array(point) }))),
  /** Areas whose roads are longer, slower or better than `estimate`; the first one that contains a point applies. */
  corridors: z.optional(z.array(corridorSchema)),
  /** Groups of places and airports with a station; trains connect all members of a group. */
  stations: z.optional(z.array(z.array(id))),
  /** Boats, and trains to places without a road: between two of `islands` or from the mainland. */
  crossings: z.optional(
    z.array(
      z.object({
        by: z.enum(['ferry', 'train']),
        from: pierSchema,
        to: pierSchema,
        hours: positive,
        fareUsd: usd,
        timetable: z.optional(timetableSchema),
      }),
    ),
  ),
  /** Open land border crossings, or a ferry across; each is listed in one of the two countries. */
  borders: z.optional(
    z.array(
      z.object({
        to: keySchema,
        name: text,
        at: point,
        /** Landing point of the ferry, hours and fare. */
        ferry: z.optional(z.object({ at: point, hours: positive, fareUsd: usd })),
      }),
    ),
  ),
  /** Airport pairs with scheduled nonstop flights, domestic and international: `["CGK-DPS"]`. */
  routes: z.optional(z.array(text)),
  /** Land of own experiences: the first area that contains one applies. Outside of all areas there is no connection. */
  areas: z.optional(z.array(areaSchema)),
});
export type KnownAccess = z.infer<typeof knownSchema>;

/** A missing price means that the country does not offer that mode. */
const costsSchema = z.object({
  fuelUsdPerLitre: usd,
  carLitresPer100Km: positive,
  rentalUsdPerDay: z.optional(usd),
  fourByFourUsdPerDay: z.optional(usd),
  fourByFourLitresPer100Km: z.optional(positive),
  /** Car with driver: per km, with a minimum fare. */
  driverUsdPerKm: z.optional(usd),
  driverLeastUsd: z.optional(usd),
  busUsdPerKm: z.optional(usd),
  trainUsdPerKm: z.optional(usd),
  tukTukUsdPerKm: z.optional(usd),
  rideHailingUsdPerKm: z.optional(usd),
  taxiUsdPerKm: z.optional(usd),
});

export const transportFactsSchema = z.object({
  _id: keySchema,
  key: keySchema,
  year: z.number(),
  /** Modes in order of preference; the first one that a pair allows is the default. */
  offer: z.array(z.enum(TRANSPORT_MODES)),
  /** Below this distance in km a tuk-tuk, a ride-hailing car or a taxi comes first. */
  shortFirstKm: z.number(),
  /** For places outside a network, and across borders. */
  estimate: z.object({ detour: positive, speedKmh: positive, trainSpeedKmh: z.optional(positive) }),
  busTimeFactor: positive,
  costs: costsSchema,
  /** Countries reachable overland. */
  neighbours: z.array(keySchema),
  /** Airports with international flights, for journeys from abroad. */
  gateways: z.array(id),
  /** Airports abroad with a nonstop flight of over 6,000 km to a gateway: `["FRA-WDH"]`. */
  nonStop: z.optional(z.array(text)),
  /** Scheduled domestic flights; hours are computed for a turboprop. */
  flights: z.optional(
    z.array(
      z.object({
        from: id,
        to: id,
        fareUsd: usd,
        provider: z.optional(text),
        timetable: z.optional(timetableSchema),
      }),
    ),
  ),
  /** Islands and other places without a road to the rest, with the experiences and airports on each. */
  islands: z.optional(z.record(id, z.array(id))),
  known: z.optional(knownSchema),
  network: z.optional(networkSchema),
  rail: z.optional(railSchema),
  updatedAt: z.optional(z.string()),
});
export type TransportFacts = z.infer<typeof transportFactsSchema>;

function isAscending(values: readonly (string | number)[]): boolean {
  return values.every((value, index) => index === 0 || value > (values[index - 1] ?? value));
}
