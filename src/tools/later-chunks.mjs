/**
 * Beginnings of the names of chunks that nobody needs in the first minute: maps, exports, accounts, the heavy combobox.
 * They stay out of the precache, which is what a first visit loads whole, and are kept on the device once the catalogue
 * has been pulled (`later-files.json`), so that they too are there without a network.
 */
export const LATER_CHUNKS = [
  'maplibre',
  'country-combobox',
  'schemas',
  // Taking a tour out, and in.
  ...[
    'entry-lines',
    'import-dialog',
    'make-',
    'outline',
    'print-page',
    'share-link',
    'shared-tour',
    'take-out',
  ],
  'xml-text',
  // People.
  ...['account-', 'confirm-email', 'experiences-of', 'favorites-page', 'forgot-password', 'login-page'],
  ...[
    'old-login',
    'old-signup',
    'own-',
    'password-field',
    'picture-upload',
    'plain-characters',
    'profile-page',
  ],
  ...['provider-buttons', 'reset-password', 'signed-out', 'signup-page', 'tours-of', 'use-account-form'],
  ...['use-come-in', 'use-link-token', 'use-session-over'],
  ...['en.json_part_', 'de.json_part_'].flatMap((table) => [
    `${table}account`,
    `${table}takeout`,
    `${table}sync`,
  ]),
];

/** @param {string} file as the build names it, `assets/…` @returns {boolean} */
export function isLater(file) {
  const name = file.replace(/^assets\//, '');
  return file.startsWith('assets/') && LATER_CHUNKS.some((start) => name.startsWith(start));
}
