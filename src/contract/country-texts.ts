import { z } from 'zod/mini';
import { countryDetailsSchema, experienceDetailsSchema } from '../model/schemas/catalogue.ts';
import { keySchema } from '../model/schemas/fields.ts';
import { tourVariantSchema } from '../model/schemas/story.ts';
import type { TextCollection } from './data-api.ts';
import { cursorSchema } from './sync.ts';

/**
 * `GET /countries/<key>/texts?since=<cursor>`: the texts of a country, its experiences and the tours through it, in one
 * answer. Without `since`, or with a cursor that the server no longer knows, all of them (`complete`): the device then
 * deletes the country's other texts. Otherwise what changed after the cursor.
 */
export const countryTextsSchema = z.object({
  country_key: keySchema,
  /** `i.<revision>`; equals the country's head in `/sync/heads` while nothing has changed. */
  cursor: cursorSchema,
  complete: z.boolean(),
  countryDetails: z.array(countryDetailsSchema),
  experienceDetails: z.array(experienceDetailsSchema),
  tourVariants: z.array(tourVariantSchema),
  /** By collection. A deleted text no longer tells its country, so these are of all countries. */
  deleted: z.object({
    countryDetails: z.array(keySchema),
    experienceDetails: z.array(keySchema),
    tourVariants: z.array(keySchema),
  } satisfies Record<TextCollection, z.ZodMiniType>),
});
export type CountryTexts = z.infer<typeof countryTextsSchema>;
