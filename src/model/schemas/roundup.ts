import { z } from 'zod/mini';
import { imageSchema, stamps } from './catalogue.ts';
import { keySchema, text } from './fields.ts';

/** Collections of the editors: places or tours that belong together, in order, with a line on each. */

/** What a roundup is made of. */
export const ROUNDUP_ITEMS = ['experiences', 'tours'] as const;

const texts = z.object({ slug: keySchema, title: text, teaser: text });
export const roundupSchema = z.object({
  _id: keySchema,
  key: keySchema,
  rank: z.number(),
  of: z.enum(ROUNDUP_ITEMS),
  /** Number of items. */
  size: z.number(),
  image_uris: z.array(imageSchema),
  en: texts,
  de: texts,
  ...stamps,
});
export type Roundup = z.infer<typeof roundupSchema>;

const note = z.object({ note: text });
export const roundupDetailsSchema = z.object({
  _id: keySchema,
  key: keySchema,
  /** Keys of experiences or tours, with why each is there. */
  items: z.array(z.object({ key: keySchema, en: note, de: note })),
  en: z.object({ intro: text }),
  de: z.object({ intro: text }),
  ...stamps,
});
export type RoundupDetails = z.infer<typeof roundupDetailsSchema>;
