import { z } from 'zod/mini';
import { keySchema } from './catalogue.ts';

/**
 * Facts of a country that connection options are worked out from; `_id` = `key` = the country's key.
 *
 * Distances in km, times in hours, money in USD of the year named, points as [longitude, latitude].
 * A country with `network` is routed over it. In one without, what `known` allows is estimated: great circle ×
 * `estimate.detour`; everything else has no connection.
 *
 * An app passes over keys that it does not know, so that later facts reach it; on disk they are a fault.
 */

const id = keySchema;
const text = z.string().check(z.minLength(1));
const positive = z.number().check(z.positive());
const usd = z.number().check(z.gte(0));
const point = z.tuple([z.number().check(z.gte(-180), z.lte(180)), z.number().check(z.gte(-90), z.lte(90))]);

/** The hints there are, the one that matters most first; words under `transport.hint.<hint>`. */
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

/** Ways to go that a country offers, in the order in which its travellers would take them. */
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
  /** Who may go: everyone, a car with four-wheel drive, or only with a guide. */
  access: z.optional(z.enum(['four-by-four', 'guided'])),
  hint: z.optional(transportHintSchema),
});

/** A town, or with `junction` a place that is only a point of the network. */
const nodeSchema = z.object({
  id,
  en: text,
  de: z.optional(text),
  at: point,
  junction: z.optional(z.literal(true)),
});

/** `bends` lie between the two nodes, in order from `from`. A ferry says its hours and fare. */
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

/** Where an experience or airport joins the network: at a node, or at the end of a spur from it. */
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
  /** For a place that `places` does not name: great circle to the nearest node × factor. */
  spur: z.object({ factor: positive, class: id }),
  /** Roads that buses serve; without it they go everywhere. */
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
    }),
  ),
});
export type RailFacts = z.infer<typeof railSchema>;

const pierSchema = z.object({ name: text, at: point, island: z.optional(id) });

/**
 * Land within an `outline`, or up to `km` from `at`: the mainland, or one of `islands`. With `none` no road leads
 * there; with `four-by-four` only a track, whatever land it lies on. An outline is the corners from Natural Earth,
 * simplified to about 5 km, in hundredths of a degree: "longitude,latitude" of the first, then the difference to the
 * one before.
 */
const areaSchema = z.object({
  island: z.optional(id),
  access: z.optional(z.enum(['none', 'four-by-four'])),
  outline: z.optional(text),
  at: z.optional(point),
  km: z.optional(positive),
});
export type KnownArea = z.infer<typeof areaSchema>;

/** Roads within `km` of a line, or of its only point: their length is the straight line × `detour`. */
const corridorSchema = z.object({
  line: z.array(point).check(z.minLength(1)),
  km: positive,
  detour: positive,
  speedKmh: positive,
});
export type RoadCorridor = z.infer<typeof corridorSchema>;

/**
 * What is known of a country whose roads are not drawn: everything that is not named here but a road between two
 * places of the same land is "no connection known". Goes once every country has a network.
 */
const knownSchema = z.object({
  /** Places that only a car with four-wheel drive reaches. */
  fourByFour: z.optional(z.array(id)),
  /** Places to which a local guide takes everybody over the last stretch, in a vehicle, boat or small plane. */
  guided: z.optional(z.array(id)),
  /** Places that a road leads to, but no bus. */
  noBus: z.optional(z.array(id)),
  /** Places where cars stay outside. */
  carFree: z.optional(z.array(id)),
  /** The point that the only road to a place goes through, or that between two places as `a_b`, in order. */
  via: z.optional(z.record(text, point)),
  /** Gulfs and ranges that no road crosses, with the points at which roads go round them. */
  barriers: z.optional(z.array(z.object({ line: z.array(point), round: z.array(point) }))),
  /** Stretches whose roads are longer, slower or better than `estimate` says; the first that holds a point counts. */
  corridors: z.optional(z.array(corridorSchema)),
  /** Groups of places and airports with a station, from each of which trains go to the others. */
  stations: z.optional(z.array(z.array(id))),
  /** Boats, and trains to places without a road, between two of `islands` or from the mainland. */
  crossings: z.optional(
    z.array(
      z.object({
        by: z.enum(['ferry', 'train']),
        from: pierSchema,
        to: pierSchema,
        hours: positive,
        fareUsd: usd,
      }),
    ),
  ),
  /** Open crossings of a land border, or a ferry over it; each stands with one of the two countries. */
  borders: z.optional(
    z.array(
      z.object({
        to: keySchema,
        name: text,
        at: point,
        /** Where the ferry lands, with its hours and fare. */
        ferry: z.optional(z.object({ at: point, hours: positive, fareUsd: usd })),
      }),
    ),
  ),
  /** Pairs of airports with scheduled non-stop flights, at home and to other countries: `["CGK-DPS"]`. */
  routes: z.optional(z.array(text)),
  /** Where a user's own place lies; the first area that holds it counts. One outside of all has no connection. */
  areas: z.optional(z.array(areaSchema)),
});
export type KnownAccess = z.infer<typeof knownSchema>;

/** A price that is missing means that the country does not offer the way. */
const costsSchema = z.object({
  fuelUsdPerLitre: usd,
  carLitresPer100Km: positive,
  rentalUsdPerDay: z.optional(usd),
  fourByFourUsdPerDay: z.optional(usd),
  fourByFourLitresPer100Km: z.optional(positive),
  /** Car with driver: by km, with a least fare. */
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
  /** Modes in order of preference; the first that a pair allows is the default. */
  offer: z.array(z.enum(TRANSPORT_MODES)),
  /** Below this many km a tuk-tuk, a car by app or a taxi comes first. */
  shortFirstKm: z.number(),
  /** For places without a network, and over borders. */
  estimate: z.object({ detour: positive, speedKmh: positive, trainSpeedKmh: z.optional(positive) }),
  busTimeFactor: positive,
  costs: costsSchema,
  /** Countries that one goes to overland. */
  neighbours: z.array(keySchema),
  /** Airports with international flights, where journeys from abroad end. */
  gateways: z.array(id),
  /** Airports abroad with a non-stop flight over 6,000 km to a gateway: `["FRA-WDH"]`. */
  nonStop: z.optional(z.array(text)),
  /** Scheduled flights within the country; hours are worked out for a turboprop. */
  flights: z.optional(z.array(z.object({ from: id, to: id, fareUsd: usd, provider: z.optional(text) }))),
  /** Islands and other places without a road to the rest, with the experiences and airports on each. */
  islands: z.optional(z.record(id, z.array(id))),
  known: z.optional(knownSchema),
  network: z.optional(networkSchema),
  rail: z.optional(railSchema),
  updatedAt: z.optional(z.string()),
});
export type TransportFacts = z.infer<typeof transportFactsSchema>;
