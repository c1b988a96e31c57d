import { z } from 'zod/mini';

const monthDay = z.string().check(z.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/));
const minute = z.number().check(z.int(), z.gte(0));

/**
 * When a place is open, on its own clock: read on import from OpenStreetMap’s `opening_hours`. Dates are month and day,
 * as `04-17`, the last one included; where it is earlier than the first, they go round the new year.
 */
export const openingSchema = z.object({
  /** The year of the knowledge. */
  as_of: z.number(),
  /** On dates in none of them it is closed. */
  seasons: z
    .array(
      z.object({
        from: monthDay,
        to: monthDay,
        /**
         * Monday first: when it opens and closes, in minutes since that day’s midnight; over 1440 where it closes after
         * the next one. A day without any is closed.
         */
        week: z.array(z.array(z.tuple([minute, minute]))).check(z.length(7)),
      }),
    )
    .check(z.minLength(1)),
  /** A few days on which it is closed within a season, first and last. */
  closed: z.optional(z.array(z.tuple([monthDay, monthDay]))),
  /** Missing where not known. */
  public_holidays: z.optional(z.literal('closed')),
});
export type Opening = z.infer<typeof openingSchema>;
export type OpeningSeason = Opening['seasons'][number];
/** First and last date. */
export type ClosedPeriod = NonNullable<Opening['closed']>[number];
