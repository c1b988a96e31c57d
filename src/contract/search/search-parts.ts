/** Constants of the search, apart from its schemas so that pages need no zod. */

/** Kinds of search results. */
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

/** Names that the search shows and takes from the translations. */
export type SearchNameKind = 'page' | 'section' | 'continent' | 'georegion';
