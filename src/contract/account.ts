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

/** An account: who signs in, what the person sees of it, what others see of it. */

export const usernameSchema = z
  .string()
  .check(z.minLength(USERNAME_MIN), z.maxLength(USERNAME_MAX), z.regex(/^[A-Za-z0-9_-]+$/));
export const emailSchema = z.email().check(z.maxLength(EMAIL_MAX));
export const newPasswordSchema = z.string().check(z.minLength(PASSWORD_MIN), z.maxLength(PASSWORD_MAX));
/** One that is there already: older rules may have let it through. */
const givenPassword = z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX));
const localeSchema = z.enum(LOCALES);
const token = z.string().check(z.minLength(20), z.maxLength(200));

/** What the signed-in person sees of the own account. */
export const userSchema = z.object({
  id: z.uuid(),
  username: z.string(),
  /** Null where a provider gave none. */
  email: z.nullable(z.string()),
  emailConfirmed: z.boolean(),
  /** Asked for and not confirmed yet; `email` stays until then. */
  emailWanted: z.nullable(z.string()),
  /** Path on this site, or the whole address of a provider's picture. */
  image_uri: z.nullable(z.string()),
  location: z.nullable(z.string()),
  language: localeSchema,
  /** False where the person signs in by a provider alone. */
  hasPassword: z.boolean(),
  providers: z.array(z.string()),
  /** UTC with milliseconds. */
  createdAt: z.string(),
});
export type User = z.infer<typeof userSchema>;

/** The answer to a challenge, where a call was asked for one. */
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
  /** Null takes the picture away; a picture is given by `PUT /users/current/image`. */
  image_uri: z.optional(z.null()),
  location: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(LOCATION_MAX)))),
});
export const languageSchema = z.object({ language: localeSchema });
export const passwordChangeSchema = z.object({
  /** Missing where the account has no password yet: then the sign-in must be fresh. */
  current: z.optional(givenPassword),
  password: newPasswordSchema,
});
export const forgotSchema = z.object({ email: emailSchema, language: z.optional(localeSchema), proof });
export const resetSchema = z.object({ token, password: newPasswordSchema });
export const confirmSchema = z.object({
  token,
  /** Of the account that asked for the link, where the request has no session of an account that wants the address. */
  password: z.optional(givenPassword),
});
export const deletionSchema = z.object({ password: z.optional(givenPassword) });
/** Where the interesting part of a picture lies, as parts of its width and height. */
export const focalPointSchema = z.object({
  'fp-x': z.optional(z.string().check(z.regex(/^(0(\.\d{1,4})?|1(\.0{1,4})?)$/))),
  'fp-y': z.optional(z.string().check(z.regex(/^(0(\.\d{1,4})?|1(\.0{1,4})?)$/))),
});
