import type { HeroSection } from '../../model/pictures/picture.ts';
import type { SitePage } from './site-paths.ts';

/** The hero picture of a page: in its footer or at its head, and in previews on other sites. */
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
