/** Limits of the account forms; apart from the schemas, so that pages need no zod. */
export const USERNAME_MIN = 3;
export const USERNAME_MAX = 30;
export const EMAIL_MAX = 254;
export const LOGIN_MAX = EMAIL_MAX;
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 256;
export const LOCATION_MAX = 100;
/** Uploads of pictures by users. */
export const UPLOAD_MAX_BYTES = 8 * 1024 * 1024;
export const UPLOAD_MAX_PIXELS = 50_000_000;
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Used as path segments of pages or API calls: a profile with such a name would be unreachable. */
export const RESERVED_USERNAMES: readonly string[] = [
  'current',
  'experiences',
  'favorites',
  'tours',
  'settings',
  'export',
  'admin',
  'language',
  'password',
];
export const RESERVED_SLUGS: readonly string[] = [
  'create',
  'edit',
  'bookmarked',
  'eigene',
  'shared',
  'geteilt',
  'print',
  'drucken',
];

export const TOURS_MAX = 1_000;
export const OWN_EXPERIENCES_MAX = 1_000;
export const SAVED_LISTS_MAX = 200;
/** Of the checklists of countries, as the settings hold what is ticked: no catalogue comes near them. */
export const TICKED_COUNTRIES_MAX = 250;
export const TICKS_PER_COUNTRY_MAX = 50;
export const TICK_LENGTH_MAX = 40;
/** Stored conflicts per account; usually some hundred bytes each. */
export const CONFLICTS_MAX = 5_000;
/** Characters of a conflict's path, and of its value as JSON: any value of a valid document fits. */
export const CONFLICT_PATH_MAX = 2_000;
export const CONFLICT_VALUE_MAX = 250_000;
/** Server storage quotas per account; bytes as stored. */
export const ACCOUNT_QUOTAS = {
  /** Tours, own experiences, saved lists, settings and conflicts; a tombstone counts some hundred bytes until it is purged. */
  documentBytes: 64 * 1024 * 1024,
  /** Re-encoded pictures: enough for some hundreds. */
  pictureBytes: 200 * 1024 * 1024,
  /** Favorites, removed ones included. */
  favoriteRows: 20_000,
  /** Answers stored by idempotency key for retries: more than two writes a minute for a week. */
  answers: 20_000,
  answerBytes: 32 * 1024 * 1024,
};
export type AccountQuotas = typeof ACCOUNT_QUOTAS;
/** The exceeded quota: `path` of the error in the answer. */
export const FULL_PARTS = ['documents', 'pictures', 'favorites', 'writes'] as const;
export type FullPart = (typeof FULL_PARTS)[number];

/** OAuth login providers; each is available where the operator has configured it. */
export const OAUTH_PROVIDERS = ['google', 'facebook'] as const;
export type OauthProviderName = (typeof OAUTH_PROVIDERS)[number];
/**
 * `?problem=` of the login page after an OAuth login. `cancelled`: by the user; `expired`: it took too long or was
 * started in another browser; `failed`: the provider's answer was unusable.
 */
export const OAUTH_PROBLEMS = ['cancelled', 'expired', 'failed'] as const;
export type OauthProblem = (typeof OAUTH_PROBLEMS)[number];
