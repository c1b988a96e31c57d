/** Bounds of what a person types into the account's forms; apart from the schemas, so that pages need no zod. */
export const USERNAME_MIN = 3;
export const USERNAME_MAX = 30;
export const EMAIL_MAX = 254;
export const LOGIN_MAX = EMAIL_MAX;
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 256;
export const LOCATION_MAX = 100;
/** Pictures that people upload. */
export const UPLOAD_MAX_BYTES = 8 * 1024 * 1024;
export const UPLOAD_MAX_PIXELS = 50_000_000;
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Names that paths of the site need, or calls: the profile of a person of that name could not be read. */
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
/** Values to compare; each is some hundred bytes, as a rule. */
export const CONFLICTS_MAX = 5_000;
/** Characters of the path to a value, and of the value as JSON: what fits into a document fits here. */
export const CONFLICT_PATH_MAX = 2_000;
export const CONFLICT_VALUE_MAX = 250_000;
/** What an account may take of the server's room; bytes as they are stored. */
export const ACCOUNT_QUOTAS = {
  /** Tours, own experiences, settings and values to compare; one that was deleted counts some hundred bytes for as long as it is told. */
  documentBytes: 64 * 1024 * 1024,
  /** As they were made anew: some hundreds. */
  pictureBytes: 200 * 1024 * 1024,
  /** Hearts, those taken off among them. */
  favoriteRows: 20_000,
  /** Answers that are kept for writes that come again: more than two a minute for a week. */
  answers: 20_000,
  answerBytes: 32 * 1024 * 1024,
};
export type AccountQuotas = typeof ACCOUNT_QUOTAS;
/** What of an account is full: `path` of the error in the answer. */
export const FULL_PARTS = ['documents', 'pictures', 'favorites', 'writes'] as const;
export type FullPart = (typeof FULL_PARTS)[number];
/** `If-Match` and `If-None-Match` of a write; an answer names the new version in `version`. */
export const ANY_VERSION = '*';

/** Who a person can sign in by, where the operator has set it up. */
export const OAUTH_PROVIDERS = ['google', 'facebook'] as const;
export type OauthProviderName = (typeof OAUTH_PROVIDERS)[number];
/**
 * `?problem=` of the login page after a sign-in by a provider: the person said no there, it took too long or was
 * begun in another browser, or the provider's answer could not be used.
 */
export const OAUTH_PROBLEMS = ['cancelled', 'expired', 'failed'] as const;
export type OauthProblem = (typeof OAUTH_PROBLEMS)[number];
