import { z } from 'zod/mini';
import { CONNECTION_TYPES } from '../connection-type.ts';

const flightSchema = z.object({
  origin: z.string(),
  destination: z.string(),
  round: z.optional(z.nullable(z.boolean())),
  deep_link: z.optional(z.nullable(z.string())),
});

/** One ride inside a transport option. */
const legSchema = z.object({
  type: z.enum(['Train', 'Bus', 'Ferry']),
  from: z.string(),
  to: z.string(),
  providers: z.array(z.string()),
});

/**
 * A transport option between two places.
 *
 * `duration` is in seconds, `distance` in meters, `price` and `fuelPrice` in USD per person (vehicles: per vehicle).
 * `key` stays stable when the facts change: type, drivingType, line or provider, and ends, joined by `:`. Options
 * generated from facts have no texts: `text` and `subtitle` are null, and the UI builds texts from `line`, `from`,
 * `to`, `provider`, `legs`, `hint` (a key of `locales/`) and `estimated`.
 */
export const connectionOptionSchema = z.object({
  key: z.optional(z.string()),
  type: z.enum(CONNECTION_TYPES),
  drivingType: z.optional(z.nullable(z.string())),
  duration: z.number().check(z.gte(0), z.lte(2_592_000)),
  distance: z.optional(z.nullable(z.number().check(z.gte(0)))),
  price: z.optional(z.nullable(z.number().check(z.gte(0)))),
  fuelPrice: z.optional(z.nullable(z.number().check(z.gte(0)))),
  text: z.optional(z.nullable(z.string())),
  link: z.optional(z.nullable(z.string())),
  subtitle: z.optional(z.nullable(z.string())),
  flight: z.optional(z.nullable(flightSchema)),
  line: z.optional(z.nullable(z.object({ en: z.string(), de: z.string() }))),
  from: z.optional(z.nullable(z.string())),
  to: z.optional(z.nullable(z.string())),
  provider: z.optional(z.nullable(z.string())),
  legs: z.optional(z.nullable(z.array(legSchema))),
  /** Rental car: USD per day. */
  perDay: z.optional(z.nullable(z.number().check(z.gte(0)))),
  /** Seconds before the departure at which one has to be there. */
  lead: z.optional(z.nullable(z.number().check(z.gte(0), z.lte(86_400)))),
  /** Seconds from the arrival until one can go on. */
  trail: z.optional(z.nullable(z.number().check(z.gte(0), z.lte(86_400)))),
  /** `HH:mm` on the clock of the origin, ascending. */
  departures: z.optional(z.nullable(z.array(z.string()))),
  /** Days on which it runs, 1 (Monday) to 7; every day without. */
  weekdays: z.optional(z.nullable(z.array(z.number()))),
  /** Months in which it runs or is open, 1 to 12; the whole year without. */
  months: z.optional(z.nullable(z.array(z.number()))),
  /** Fuel price per liter behind `fuelPrice`. */
  fuelUsdPerLitre: z.optional(z.nullable(z.number().check(z.gte(0)))),
  hint: z.optional(z.nullable(z.string())),
  estimated: z.optional(z.boolean()),
  own: z.optional(z.boolean()),
});
export type ConnectionOption = z.infer<typeof connectionOptionSchema>;

/** Options by connection id (`from_to`). */
export type ConnectionTable = Record<string, readonly ConnectionOption[]>;
