import type { SitePage } from '../../contract/paths/site-paths.ts';

/** Pages linked in menus and footer, with their translation keys; those of the main navigation are in the header. */
export const INFO_PAGES = [
  ['faq', 'frame.faq'],
  ['about', 'frame.about'],
  ['about-the-catalogue', 'frame.catalogue'],
  ['projects', 'frame.projects'],
  ['sustainable-travel', 'frame.sustainable'],
  ['contact', 'frame.contact'],
] as const satisfies readonly (readonly [SitePage, string])[];

export const LEGAL_PAGES = [
  ['terms', 'frame.terms'],
  ['privacy', 'frame.privacy'],
  ['disclaimer', 'frame.disclaimer'],
  ['imprint', 'frame.imprint'],
] as const satisfies readonly (readonly [SitePage, string])[];
