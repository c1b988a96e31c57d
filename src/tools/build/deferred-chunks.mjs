/**
 * Name prefixes of chunks that are not needed in the first minute: maps, exports, accounts, the heavy combobox. They
 * are excluded from the precache, which a first visit loads completely, and cached after the catalogue has been pulled
 * (`later-files.json`), so that they work offline too.
 */
const LATER_CHUNKS = Object.values({
  heavy:
    'maplibre map-canvas list-map place-map plan-map country-combobox itinerary-drag grip-drag add-drag book-step device-search search-dialog understood find-results',
  export:
    'import-dialog import-tour make- outline print-page share-link shared-tour-page published-tour export-dialog today-page load-home-tour home-tour-next',
  entry:
    'find-proof solve-proof confirm-email forgot-password login-page old-login old-signup reset-password signup-page',
  people: 'account-page experiences-of favorites-page own- profile-page user-things logged-out tours-of',
  seldom:
    'world-airports filter-dialog place-list saved- add-saved stop-days item-drag no-results date-range-calendar account-dialogs hint- start-account booking-dialog contact-page feedback-dialog home-airport sync-dialogs connection-details deleted-notice instaposts describe-dialog publish-dialog former-accounts adopt- cached-notice offer-orphaned',
  lists:
    'outbox edit-locks use-draft similar print-page map-sketch read- match-places list-writer position- use-own-position own-position',
  texts:
    'blog-page faq-page post-page text-page tour-page collection weather-chart scene-controls flag-map visit-facts en-texts de-texts',
  guide: 'guide practical- en-guide de-guide',
  packs: 'offline-download download-button pack-dialog storage-page install- pack-queue',
  words:
    'en-account en-export en-sync en-today de-account de-export de-sync de-today en-packs de-packs en-hints de-hints en-forms de-forms en-places de-places en-items de-items',
}).flatMap((names) => names.split(' '));

/** In-memory databases for browsers without storage: cannot be cached there, so always loaded from the server. */
const NEVER_KEPT = 'assets/memory-storage';

/**
 * Files of a build outside the precache: chunks with these names, and their exclusive dependencies. A chunk that
 * another one imports statically is loaded with it, whatever its name.
 * @param {Record<string, import('rolldown').OutputChunk | import('rolldown').OutputAsset>} bundle
 * @returns {Set<string>} file names of the build, `assets/…`
 */
export function deferredFileList(bundle) {
  /** @type {Set<string>} */
  const needed = new Set();
  const waiting = Object.values(bundle).filter((item) => item.type === 'chunk' && item.isEntry);
  while (waiting.length > 0) {
    const chunk = waiting.pop();
    if (chunk?.type !== 'chunk' || needed.has(chunk.fileName)) continue;
    needed.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) needed.add(style);
    const here = [...chunk.imports, ...chunk.dynamicImports.filter((file) => !isNamed(file))];
    waiting.push(...here.map((file) => bundle[file]).filter((item) => item !== undefined));
  }
  const chunks = Object.values(bundle).filter((item) => item.type === 'chunk');
  const left = chunks.filter((chunk) => !needed.has(chunk.fileName));
  const styles = left.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
  // Workers are assets of the page's build, so only their names identify them.
  const workers = Object.keys(bundle).filter((file) => bundle[file]?.type === 'asset' && isNamed(file));
  const files = [...left.map((chunk) => chunk.fileName), ...styles, ...workers];
  return new Set(
    files.filter((file) => !needed.has(file) && !file.startsWith(NEVER_KEPT) && /\.(m?js|css)$/.test(file)),
  );
}

/** @param {string} file @returns {boolean} */
function isNamed(file) {
  return file.startsWith(NEVER_KEPT) || LATER_CHUNKS.some((start) => file.startsWith(`assets/${start}`));
}
