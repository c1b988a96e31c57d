import { z } from 'zod/mini';
import { keySchema } from '../../model/schemas/fields.ts';
import { SEARCH_RESULT_TYPES } from './search-parts.ts';

export const SEARCH_RESULTS_MAX = 20;

/**
 * A search result. `experiences` and `tours` link to a country's list (`key` is the country's), `category` to the
 * experiences of a category, `guide` to a `section` of a country's page, `page` to a page of the site by its name (with
 * `section`, to that question of `faq`), `list` to one of the lists (`key` is its page) with `filters` in its URL and
 * `count` rows. `text` and a tour's `slug` are in the language of the request. Clients ignore types that they do not
 * know. The server also answers `town`s of the gazetteer (`TownResult`).
 */
export const searchResultSchema = z.object({
  type: z.enum(SEARCH_RESULT_TYPES),
  key: keySchema,
  text: z.string(),
  country_key: z.optional(keySchema),
  slug: z.optional(keySchema),
  /** The activity of the experience that matched: the page scrolls to it. */
  highlight: z.optional(z.object({ key: keySchema, text: z.string() })),
  section: z.optional(keySchema),
  filters: z.optional(z.record(z.string(), z.string())),
  count: z.optional(z.number()),
});
export type SearchResult = z.infer<typeof searchResultSchema>;
