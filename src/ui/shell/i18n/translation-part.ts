/** A part of the UI translations: a lazy chunk per language. `src/tools/build/locale-parts.mjs` lists the keys of each. */
export type TranslationPart =
  /** Shell and first screen of the home page. */
  | 'site'
  /** Tour lists and content below the fold. */
  | 'lists'
  | 'planner'
  /** Names of categories, regions, transport modes and weather. */
  | 'catalogue'
  /** Menus, footer, search and status lines. */
  | 'frame'
  /** Pages of one experience, country or tour. */
  | 'details'
  /** Modules of a country's page. */
  | 'guide'
  /** Text pages and forms. */
  | 'texts'
  /** Filters, and the pages of lists. */
  | 'browse'
  | 'account'
  /** Export, import, share links and printing. */
  | 'export'
  /** Pending changes and conflicts. */
  | 'sync'
  /** List of the user's tours. */
  | 'mine'
  /** The day of a tour that is under way. */
  | 'today'
  /** Hints at a stop. */
  | 'hints'
  /** Days of a stop and their items. */
  | 'items'
  /** Offline downloads and storage. */
  | 'packs'
  /** Notices about open forms and former accounts, and corrections. */
  | 'forms'
  /** Search for towns. */
  | 'places';
