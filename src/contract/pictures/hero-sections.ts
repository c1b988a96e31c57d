import type { HeroSection } from '../../model/pictures/picture.ts';
import type { SitePage } from '../paths/site-paths.ts';

/** The hero picture of a page: at its head or in its footer, and in previews on other sites. */
export const HERO_OF_PAGE: Partial<Record<SitePage, HeroSection>> = {
  home: 'home',
  tours: 'tours',
  'tours-slug': 'tours',
  'tours-bookmarked': 'my-tours',
  'user-name-tours': 'my-tours',
  'user-name-experiences': 'my-experiences',
  'user-name-favorites': 'favorites',
  destinations: 'destinations',
  'destinations-key': 'destinations',
  collections: 'favorites',
  experiences: 'experiences',
  account: 'account',
  projects: 'projects',
  blog: 'blog',
  'blog-key': 'blog',
  about: 'home',
  'about-the-catalogue': 'faqs',
  'sustainable-travel': 'destinations',
  faq: 'faqs',
  contact: 'contact',
  privacy: 'privacy',
  terms: 'terms',
  disclaimer: 'terms',
  imprint: 'contact',
};

/** Pages that begin with their hero picture. The home page and those of items have pictures of their own there. */
export const HERO_AT_HEAD: ReadonlySet<SitePage> = new Set([
  'tours',
  'tours-bookmarked',
  'user-name-experiences',
  'user-name-favorites',
  'destinations',
  'collections',
  'experiences',
  'account',
  'projects',
  'blog',
  'about',
  'about-the-catalogue',
  'sustainable-travel',
  'faq',
  'contact',
  'privacy',
  'terms',
  'disclaimer',
  'imprint',
]);

/** The hero picture at the head of a page. */
export function headHeroOf(page: SitePage): HeroSection | undefined {
  return HERO_AT_HEAD.has(page) ? HERO_OF_PAGE[page] : undefined;
}

/** Its address, the same in the app and in the server's HTML, so that it is loaded once. */
export function heroUri(section: HeroSection): string {
  return `/images/site/hero-${section}/hero-${section}.webp`;
}
