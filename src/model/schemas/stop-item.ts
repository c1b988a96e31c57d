import { z } from 'zod/mini';
import { CLOCK } from '../booking-details.ts';
import { ITEM_REF, ITEM_TITLE_MAX, STOP_ITEMS_MAX } from '../tour-limits.ts';
import { MAX_NIGHTS } from '../max-nights.ts';
import { openObject } from './open-object.ts';

/** `activity` of the catalogue; a `note` of the user's own; a `place` of the gazetteer, the catalogue or the user's own. */
export const ITEM_KINDS = ['activity', 'note', 'place'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

/** Something to do at a stop. It never changes how long the stop lasts. */
export const stopItemSchema = openObject({
  /** UUID version 7, created on the device; the item keeps it when it moves to another stop. */
  id: z.uuid(),
  kind: z.enum(ITEM_KINDS),
  /** `<experience>/<activity>`, the id of a gazetteer's place, or the key of an experience. A note has none. */
  ref: z.optional(z.nullable(z.string().check(z.regex(ITEM_REF)))),
  title: z.string().check(z.minLength(1), z.maxLength(ITEM_TITLE_MAX)),
  /** Day of the stop from 0, so that it moves with the stop; missing for an item that is not on a day yet. */
  day: z.optional(z.nullable(z.number().check(z.int(), z.gte(0), z.lte(MAX_NIGHTS)))),
  /** On the clock of the stop. */
  start: z.optional(z.nullable(z.string().check(z.regex(CLOCK)))),
  minutes: z.optional(z.nullable(z.number().check(z.int(), z.gte(1), z.lte(1_440)))),
  /** Of a place of the gazetteer, which a device may not have. */
  location: z.optional(
    z.nullable(
      z.object({
        /** Longitude, then latitude. */
        coordinates: z.tuple([
          z.number().check(z.gte(-180), z.lte(180)),
          z.number().check(z.gte(-90), z.lte(90)),
        ]),
      }),
    ),
  ),
});
export type StopItem = z.infer<typeof stopItemSchema>;

export const stopItemsSchema = z.array(stopItemSchema).check(z.maxLength(STOP_ITEMS_MAX));
