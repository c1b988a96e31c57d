import type { PageName } from '../shell/routing/paths.ts';

/** Pages that menus and footer lead to, with the key of their words; those of the menu bar are the header's. */
export const INFO_PAGES = [
  ['faq', 'frame.faq'],
  ['about', 'frame.about'],
  ['projects', 'frame.projects'],
  ['sustainable-travel', 'frame.sustainable'],
  ['contact', 'frame.contact'],
] as const satisfies readonly (readonly [PageName, string])[];

export const LEGAL_PAGES = [
  ['terms', 'frame.terms'],
  ['privacy', 'frame.privacy'],
  ['disclaimer', 'frame.disclaimer'],
  ['imprint', 'frame.imprint'],
] as const satisfies readonly (readonly [PageName, string])[];
