/**
 * Beginnings of the names of chunks that nobody needs in the first minute: maps, exports, accounts, the heavy combobox.
 * They stay out of the precache, which is what a first visit loads whole, and are kept on the device once the catalogue
 * has been pulled (`later-files.json`), so that they too are there without a network.
 */
export const LATER_CHUNKS = Object.values({
  heavy: 'maplibre map-canvas place-map plan-map use-map-theme country-combobox diary-drag add-drag',
  takeOut: 'entry-lines import-dialog make- outline print-page share-link shared-tour take-out xml-text',
  entry: 'confirm-email forgot-password login-page old-login old-signup reset-password signup-page',
  people: 'account-page experiences-of favorites-page own- profile-page signed-out tours-of',
  formsOfPeople:
    'password-field picture-upload plain-characters provider-buttons use-account-form use-come-in use-link-token',
  sessions: 'use-session-over',
  seldom: 'contact-page feedback-dialog refused-notes weather-chart text-page',
  words:
    'en.json_part_account en.json_part_takeout en.json_part_sync de.json_part_account de.json_part_takeout de.json_part_sync',
}).flatMap((names) => names.split(' '));

/** @param {string} file as the build names it, `assets/…` @returns {boolean} */
export function isLater(file) {
  const name = file.replace(/^assets\//, '');
  return file.startsWith('assets/') && LATER_CHUNKS.some((start) => name.startsWith(start));
}
