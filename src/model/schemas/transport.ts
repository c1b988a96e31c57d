import { z } from 'zod/mini';
import { keySchema } from './fields.ts';
import { monthsSchema, pointSchema } from './network.ts';

/**
 * How people travel in a country, and its ways abroad; `_id` = `key` = the country's key. Distances in km, times in hours,
 * money in USD of the given year. Its roads, railways and flights are its network (`network.ts`), which a device loads
 * when it needs the country.
 *
 * Apps ignore unknown keys, so that newer facts do not break them; in the catalogue's files they are an error.
 */

const id = keySchema;
const text = z.string().check(z.minLength(1));
const positive = z.number().check(z.positive());
const usd = z.number().check(z.gte(0));

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
  tukTukUsdPerKm: z.optional(usd),
  rideHailingUsdPerKm: z.optional(usd),
  taxiUsdPerKm: z.optional(usd),
});

/** A border crossing for travelers, listed in one of the two countries. Closed ones are listed too, and never used. */
const borderSchema = z.object({
  name: text,
  /** Where the name has English words. */
  de: z.optional(text),
  /** Node of this country's network. */
  node: id,
  at: pointSchema,
  to: keySchema,
  /** Node of the other country's network. */
  toNode: id,
  toAt: pointSchema,
  /** Time that the formalities usually take. */
  hours: z.number().check(z.gte(0)),
  open: z.boolean(),
  /** Months in which it is crossed, 1 to 12; the whole year if missing. */
  months: z.optional(monthsSchema),
  /** Missing where a road crosses. */
  ferry: z.optional(z.object({ hours: positive, km: positive, fareUsd: usd, operator: z.optional(text) })),
  /** Between the two nodes, through a third country. */
  road: z.optional(z.object({ hours: positive, km: positive })),
});
export type Border = z.infer<typeof borderSchema>;

export const transportFactsSchema = z.object({
  _id: keySchema,
  key: keySchema,
  year: z.number(),
  /** Modes in order of preference; the first one that a pair allows is the default. */
  offer: z.array(z.enum(TRANSPORT_MODES)),
  /** Below this distance in km a tuk-tuk, a ride-hailing car or a taxi comes first. */
  shortFirstKm: z.number(),
  /** Access roads of places that are not in the network: detour over the great circle, and speed. */
  estimate: z.object({ detour: positive, speedKmh: positive }),
  busTimeFactor: positive,
  costs: costsSchema,
  /** Apps with which one calls a car, and the nodes of the network where they work; everywhere if missing. */
  rideHailing: z.optional(z.object({ apps: text, nodes: z.optional(z.array(id)) })),
  /** Countries reachable overland. */
  neighbours: z.array(keySchema),
  /** Airports with international flights, for journeys from abroad. */
  gateways: z.array(id),
  /** International nonstop flights: `["FRA-WDH"]`. */
  nonStop: z.optional(z.array(text)),
  /** Nonstop flights to neighboring countries whose hours and fare are known; those of all others are estimated. */
  flightsAbroad: z.optional(
    z.array(z.object({ from: id, to: id, hours: positive, fareUsd: positive, provider: z.optional(text) })),
  ),
  borders: z.optional(z.array(borderSchema)),
  /** Version of its network; set when the catalogue is read. */
  networkVersion: z.optional(text),
  updatedAt: z.optional(z.string()),
});
export type TransportFacts = z.infer<typeof transportFactsSchema>;
