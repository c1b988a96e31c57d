/** Kinds of search results. Apart from the schemas, like the rest of this file, so that pages need no zod. */
export const SEARCH_RESULT_TYPES = [
  'country',
  'experience',
  'tour',
  'roundup',
  'blogpost',
  'experiences',
  'tours',
  'category',
  'guide',
  'list',
  'page',
] as const;

/** Pages of the site that the search finds. */
export const SEARCH_PAGES = [
  'about',
  'about-the-catalogue',
  'account',
  'blog',
  'collections',
  'contact',
  'destinations',
  'disclaimer',
  'experiences',
  'faq',
  'forgot-password',
  'imprint',
  'login',
  'privacy',
  'projects',
  'signup',
  'storage',
  'sustainable-travel',
  'terms',
  'today',
  'tours',
  'tours-bookmarked',
  'tours-create',
  'user-name-favorites',
] as const;
export type SearchPage = (typeof SEARCH_PAGES)[number];

/** Sections of a country's page that answer questions; their ids there. */
export const GUIDE_SECTIONS = [
  'at-a-glance',
  'esim',
  'essentials',
  'food',
  'getting-around',
  'good-to-know',
  'insurance',
  'travel-guides',
  'visa',
  'when-to-go',
  'where-to-stay',
] as const;
export type GuideSection = (typeof GUIDE_SECTIONS)[number];

/** Names that the search shows and takes from the translations. */
export type SearchNameKind = 'page' | 'section' | 'continent' | 'georegion';
