import { z } from 'zod/mini';
import { imageSchema, stamps } from './catalogue.ts';
import { keySchema, text } from './fields.ts';
import { FAQ_GROUPS } from '../faq-groups.ts';
import { LOCALES } from '../base/locale.ts';
import { POST_TAGS } from '../post-tags.ts';

export { POST_TAGS, type PostTag } from '../post-tags.ts';

/**
 * Texts: blog posts, FAQs, the site's own pages, and the stories of ready-made tours. `body` and `answer` are HTML,
 * generated from Markdown and sanitized on import; no other field has markup.
 */

/** The site's text-only pages. */
export const PAGE_KEYS = [
  'about',
  'about-the-catalogue',
  'projects',
  'sustainable-travel',
  'terms',
  'privacy',
  'disclaimer',
  'imprint',
] as const;
export type PageKey = (typeof PAGE_KEYS)[number];

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const locales = z.array(z.enum(LOCALES));

const sourceSchema = z.object({ title: text, url: z.string().check(z.regex(/^https:\/\/\S+$/)) });

const postTexts = z.object({
  title: text,
  teaser: text,
  /** Minutes, by word count. */
  read_time: z.number(),
});
export const blogpostSchema = z.object({
  _id: keySchema,
  key: keySchema,
  active_translations: locales,
  release_date: day,
  tags: z.array(z.enum(POST_TAGS)),
  /** Countries that it is about; empty for general travel topics. */
  countries: z.array(keySchema),
  likes: z.optional(z.number()),
  image_uris: z.array(imageSchema),
  en: postTexts,
  de: postTexts,
  ...stamps,
});
export type Blogpost = z.infer<typeof blogpostSchema>;

export const blogpostDetailsSchema = z.object({
  _id: keySchema,
  key: keySchema,
  countries: z.array(keySchema),
  /** Experiences that the text links to, in order. */
  experiences: z.array(keySchema),
  /** Official pages that the text relies on, by the names of those who publish them. */
  sources: z.optional(z.array(sourceSchema)),
  /** The year of what it takes from them. */
  as_of: z.optional(z.int().check(z.gte(2000), z.lte(2100))),
  en: z.object({ body: text }),
  de: z.object({ body: text }),
  ...stamps,
});
export type BlogpostDetails = z.infer<typeof blogpostDetailsSchema>;

const faqTexts = z.object({ question: text, answer: text });
export const faqSchema = z.object({
  _id: keySchema,
  key: keySchema,
  group: z.enum(FAQ_GROUPS),
  rank: z.number(),
  en: faqTexts,
  de: faqTexts,
  ...stamps,
});
export type Faq = z.infer<typeof faqSchema>;

const pageTexts = z.object({ title: text, body: text });
export const pageSchema = z.object({
  _id: keySchema,
  /** One of `PAGE_KEYS`; installed apps keep pages that they do not know yet. */
  key: keySchema,
  /** Date of the last change of the text, shown on legal pages. */
  as_of: day,
  en: pageTexts,
  de: pageTexts,
  ...stamps,
});
export type Page = z.infer<typeof pageSchema>;

/** The story of a ready-made tour. Its itinerary is in the summary, so that copying a tour need not wait for texts. */
export const tourVariantSchema = z.object({
  _id: keySchema,
  key: keySchema,
  countries: z.array(keySchema),
  en: z.object({ story: text }),
  de: z.object({ story: text }),
  ...stamps,
});
export type TourVariant = z.infer<typeof tourVariantSchema>;
