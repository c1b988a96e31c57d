import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Top-level keys of `locales/*.json` by lazily loaded part; `site` has all other keys. */
const PARTS = {
  lists: ['lists', 'card', 'userTours', 'notFound'],
  planner: ['planner', 'position'],
  /** Names in the catalogue and of transport modes: needed by lists and details, not by the home page. */
  catalogue: [
    'booking',
    'categories',
    'categoryGroups',
    'georegions',
    'continents',
    'weather',
    'mode',
    'transport',
  ],
  /** Texts of the own position are also in the planner's part: pages with a map load one of the two. */
  details: ['destination', 'experience', 'tour', 'detail', 'position'],
  /** Modules of a country's page. */
  guide: ['guide'],
  texts: ['faq', 'post', 'roundup', 'textPage', 'contact', 'feedback'],
  /** Menus, footer and search: loaded at the first interaction. Status lines: loaded when one is shown. */
  frame: ['frame', 'search', 'status'],
  /** Filters and the four lists. */
  browse: ['browse'],
  /** Pages of accounts and of user data. */
  account: ['account', 'own', 'favorites'],
  /** Export and import. */
  export: ['export'],
  /** Pending changes and conflicts. */
  sync: ['sync'],
  /** My tours. */
  mine: ['myTours'],
  /** The Today page. */
  today: ['today'],
  /** Days and items of a stop. */
  items: ['items'],
  /** Hints on a stop of the plan. */
  hints: ['hints'],
  /** Offline downloads and storage. */
  packs: ['packs'],
  /** Open forms, former accounts and corrections. */
  forms: ['forms', 'former', 'correction'],
  /** Search for towns in the planner. */
  places: ['places'],
  server: ['server'],
};
const LOCALE_FILE = /\/locales\/([a-z]{2})\.json$/;
const REQUEST = /\/locales\/[a-z]{2}\.json\?part=[a-z]+$/;
/** Ends in .js, so that no other plugin treats the module as JSON. */
const MODULE = /^\0translations:(.+)\?part=([a-z]+)&as=\.js$/;

/** Vite plugin: `import('locales/en.json?part=site')` becomes a chunk with that part's translations only. */
export function localeParts() {
  return {
    name: 'rucksack:locale-parts',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!REQUEST.test(source) || importer === undefined) return null;
      return `\0translations:${path.resolve(path.dirname(importer), source)}&as=.js`;
    },
    load(id) {
      const [, file, part] = MODULE.exec(id) ?? [];
      if (file === undefined || part === undefined) return null;
      const named = new Set(Object.values(PARTS).flat());
      const own = PARTS[part];
      const words = Object.entries(JSON.parse(readFileSync(file, 'utf8'))).filter(([key]) =>
        own === undefined ? !named.has(key) : own.includes(key),
      );
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(words)))});`;
    },
    async hotUpdate({ file, read }) {
      const locale = LOCALE_FILE.exec(file)?.[1];
      if (locale === undefined || this.environment.name !== 'client') return undefined;
      const words = JSON.parse(await read());
      const { moduleGraph, hot } = this.environment;
      for (const module of moduleGraph.idToModuleMap.values()) {
        if (MODULE.test(module.id ?? '')) moduleGraph.invalidateModule(module);
      }
      // Re-render the app, which is faster than a page reload.
      hot.send('rucksack:words', { locale, words });
      return [];
    },
  };
}
