import { z } from 'zod/mini';
import { LOCALES } from '../model/base/locale.ts';
import { proofSchema } from './messages.ts';
import {
  LOCATION_MAX,
  LOGIN_MAX,
  EMAIL_MAX,
  PASSWORD_MAX,
  PASSWORD_MIN,
  USERNAME_MAX,
  USERNAME_MIN,
} from './account-limits.ts';

/** Schemas of accounts: login and account forms, and the account as its user sees it. */

export const usernameSchema = z
  .string()
  .check(z.minLength(USERNAME_MIN), z.maxLength(USERNAME_MAX), z.regex(/^[A-Za-z0-9_-]+$/));
export const emailSchema = z.email().check(z.maxLength(EMAIL_MAX));
export const newPasswordSchema = z.string().check(z.minLength(PASSWORD_MIN), z.maxLength(PASSWORD_MAX));
/** An existing password, which may date from older rules. */
const givenPassword = z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX));
const localeSchema = z.enum(LOCALES);
const token = z.string().check(z.minLength(20), z.maxLength(200));

/** The account as its user sees it. */
export const userSchema = z.object({
  id: z.uuid(),
  username: z.string(),
  /** Null if the provider did not send one. */
  email: z.nullable(z.string()),
  emailConfirmed: z.boolean(),
  /** The new address until it is confirmed; `email` is unchanged until then. */
  emailWanted: z.nullable(z.string()),
  /** Path on this site, or absolute URL of a provider's picture. */
  image_uri: z.nullable(z.string()),
  location: z.nullable(z.string()),
  language: localeSchema,
  /** False for accounts that log in by a provider only. */
  hasPassword: z.boolean(),
  providers: z.array(z.string()),
  /** UTC with milliseconds. */
  createdAt: z.string(),
});
export type User = z.infer<typeof userSchema>;

/** Proof of work, where the server required one. */
const proof = z.optional(proofSchema);

export const signupSchema = z.object({
  username: usernameSchema,
  email: emailSchema,
  password: newPasswordSchema,
  language: localeSchema,
  proof,
});
export const loginSchema = z.object({
  /** Username or email. */
  login: z.string().check(z.trim(), z.minLength(1), z.maxLength(LOGIN_MAX)),
  password: givenPassword,
  proof,
});
export const userPatchSchema = z.object({
  username: z.optional(usernameSchema),
  email: z.optional(emailSchema),
  /** Null removes the picture; `PUT /users/current/image` sets it. */
  image_uri: z.optional(z.null()),
  location: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(LOCATION_MAX)))),
});
export const languageSchema = z.object({ language: localeSchema });
export const passwordChangeSchema = z.object({
  /** Missing if the account has no password yet: then a recent login is required. */
  current: z.optional(givenPassword),
  password: newPasswordSchema,
});
export const forgotSchema = z.object({ email: emailSchema, language: z.optional(localeSchema), proof });
export const resetSchema = z.object({ token, password: newPasswordSchema });
export const confirmSchema = z.object({
  token,
  /**
   * Password of the account that requested the link; needed without a session of an account that claims the address.
   */
  password: z.optional(givenPassword),
});
export const deletionSchema = z.object({ password: z.optional(givenPassword) });
/** Focal point of a picture, 0 to 1 of its width and height. */
export const focalPointSchema = z.object({
  'fp-x': z.optional(z.string().check(z.regex(/^(0(\.\d{1,4})?|1(\.0{1,4})?)$/))),
  'fp-y': z.optional(z.string().check(z.regex(/^(0(\.\d{1,4})?|1(\.0{1,4})?)$/))),
});
