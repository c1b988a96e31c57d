import { z } from 'zod/mini';
import { keySchema } from '../model/schemas/catalogue.ts';

export const SEARCH_RESULTS_MAX = 20;

/**
 * `experiences` and `tours` are all of a country (`key` is the country's). `text` is in the language
 * of the request. A tour's `slug` is in that language too.
 */
export const searchResultSchema = z.object({
  type: z.enum(['country', 'experience', 'tour', 'blogpost', 'experiences', 'tours', 'category']),
  key: keySchema,
  text: z.string(),
  country_key: z.optional(keySchema),
  slug: z.optional(keySchema),
  /** Something to do at the place: the page opens there. */
  highlight: z.optional(z.object({ key: keySchema, text: z.string() })),
});
export type SearchResult = z.infer<typeof searchResultSchema>;
