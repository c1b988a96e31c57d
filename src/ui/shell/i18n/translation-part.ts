/**
 * UI translations. `src/tools/build/locale-parts.mjs` splits each language into parts, one lazy chunk each:
 * `site` shell and first screen, `lists` tour lists and content below the fold, `planner`, `catalogue` names of
 * categories, regions and weather, `details` pages of one experience, country or tour, `texts` text pages and forms,
 * `account`, `export` export, share links and printing, `sync` pending changes, `mine` list of the user's tours,
 * `today` the day of a tour that is under way, `hints` hints at a stop, `items` days of a stop, `packs` offline
 * downloads, `forms` notices about open forms, `places` search for towns.
 */
export type TranslationPart =
  | 'site'
  | 'lists'
  | 'planner'
  | 'catalogue'
  | 'frame'
  | 'details'
  | 'texts'
  | 'browse'
  | 'account'
  | 'export'
  | 'sync'
  | 'mine'
  | 'today'
  | 'hints'
  | 'items'
  | 'packs'
  | 'forms'
  | 'places';
