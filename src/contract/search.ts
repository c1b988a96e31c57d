import { z } from 'zod/mini';
import { keySchema } from '../model/schemas/catalogue.ts';

export const SEARCH_RESULTS_MAX = 20;

/**
 * A search result. `experiences` and `tours` link to a country's list (`key` is the country's), `category` to the
 * experiences of a category. `text` and a tour's `slug` are in the language of the request.
 */
export const searchResultSchema = z.object({
  type: z.enum(['country', 'experience', 'tour', 'blogpost', 'experiences', 'tours', 'category']),
  key: keySchema,
  text: z.string(),
  country_key: z.optional(keySchema),
  slug: z.optional(keySchema),
  /** The activity of the experience that matched: the page scrolls to it. */
  highlight: z.optional(z.object({ key: keySchema, text: z.string() })),
});
export type SearchResult = z.infer<typeof searchResultSchema>;
