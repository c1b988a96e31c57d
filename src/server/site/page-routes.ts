import type { SitePage } from '../../contract/paths/site-paths.ts';

/** Pages of one catalogue item, with title and description from the item. */
export const ITEM_PAGES = [
  'blog-key',
  'collections-slug',
  'destinations-key',
  'experiences-key',
  'tours-slug',
] as const;
export type ItemPage = (typeof ITEM_PAGES)[number];
/** All other pages have a title and a description in the locales. */
export type PlainPage = Exclude<SitePage, ItemPage>;

/** Not indexed: the planner, accounts, users and data on the device. */
const NOT_INDEXED: ReadonlySet<SitePage> = new Set<SitePage>([
  'login',
  'login-old',
  'signup',
  'signup2',
  'today',
  'tours-bookmarked',
  'tours-create',
  'tours-edit',
  'tours-print',
  'tours-shared',
  'user-name',
  'user-name-experiences',
  'user-name-favorites',
  'user-name-tours',
  'account',
  'forgot-password',
  'reset-password',
  'confirm-email',
  'storage',
]);

export function isIndexed(page: SitePage): boolean {
  return !NOT_INDEXED.has(page);
}

export function isItemPage(page: SitePage): page is ItemPage {
  return ITEM_PAGES.some((name) => name === page);
}
