import { z } from 'zod/mini';
import { keySchema } from '../model/schemas/catalogue.ts';

export const SEARCH_RESULTS_MAX = 20;

/**
 * A search result. The types `experiences` and `tours` link to the list of all items of a country (`key` is the
 * country's). `text` and a tour's `slug` are in the language of the request.
 */
export const searchResultSchema = z.object({
  type: z.enum(['country', 'experience', 'tour', 'blogpost', 'experiences', 'tours', 'category']),
  key: keySchema,
  text: z.string(),
  country_key: z.optional(keySchema),
  slug: z.optional(keySchema),
  /** An activity of the experience: the page scrolls to it. */
  highlight: z.optional(z.object({ key: keySchema, text: z.string() })),
});
export type SearchResult = z.infer<typeof searchResultSchema>;
