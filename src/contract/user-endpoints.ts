import { z } from 'zod/mini';
import {
  confirmSchema,
  deletionSchema,
  focalPointSchema,
  forgotSchema,
  languageSchema,
  loginSchema,
  passwordChangeSchema,
  resetSchema,
  signupSchema,
  userPatchSchema,
  userSchema,
} from './account.ts';
import type { Endpoint } from './endpoints.ts';
import {
  favoriteExperienceSchema,
  favoriteTourSchema,
  ownExperienceAnswerSchema,
  ownExperiencePutSchema,
  profileSchema,
  publicExperienceSchema,
  publicTourSchema,
  publishSchema,
  storedConflictAnswerSchema,
  storedConflictPutSchema,
  tourAnswerSchema,
  tourPutSchema,
  userConflictsPageSchema,
  userExperiencesPageSchema,
  userFavoritesPageSchema,
  userSettingsAnswerSchema,
  userSettingsPutSchema,
  userToursPageSchema,
} from './user-things.ts';

/**
 * REST calls of accounts and user data; those of the catalogue are in `endpoints.ts`. `:part` is one path segment. An
 * answer of `none` is 204 without a body. Answers with user data are `no-store`.
 */
export interface UserEndpoint extends Omit<Endpoint, 'method'> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** 401 for guests. */
  signedIn: boolean;
  /** Conditional write of a document: requires `If-Match` or `If-None-Match: *`, else 428. */
  conditional?: true;
  /** The body is a picture instead of JSON. */
  picture?: true;
}

const none = z.object({});
const since = {
  since: z.optional(z.string().check(z.maxLength(400))),
  limit: z.optional(z.string().check(z.regex(/^\d{1,9}$/))),
};
const user = z.object({ user: userSchema });
const loggedIn = { signedIn: true } as const;
const anyone = { signedIn: false } as const;

export const USER_ENDPOINTS = {
  signup: { ...anyone, method: 'POST', path: '/signup', body: signupSchema, answer: user },
  login: { ...anyone, method: 'POST', path: '/login', body: loginSchema, answer: user },
  /** 204 also for guests; accepted from the site's own pages only. */
  logout: { ...anyone, method: 'GET', path: '/logout', answer: none },
  currentUser: {
    ...anyone,
    method: 'GET',
    path: '/users/current',
    answer: z.object({ user: z.nullable(userSchema) }),
  },
  patchUser: { ...loggedIn, method: 'PATCH', path: '/users/current', body: userPatchSchema, answer: user },
  deleteUser: { ...loggedIn, method: 'DELETE', path: '/users/current', body: deletionSchema, answer: none },
  exportUser: { ...loggedIn, method: 'GET', path: '/users/current/export', answer: z.looseObject({}) },
  putUserImage: {
    ...loggedIn,
    method: 'PUT',
    path: '/users/current/image',
    query: focalPointSchema,
    picture: true,
    answer: user,
  },
  putLanguage: { ...loggedIn, method: 'PUT', path: '/users/language', body: languageSchema, answer: user },
  putPassword: {
    ...loggedIn,
    method: 'PUT',
    path: '/users/password',
    body: passwordChangeSchema,
    answer: none,
  },
  /** 204 always. */
  forgotPassword: {
    ...anyone,
    method: 'POST',
    path: '/users/password/forgot',
    body: forgotSchema,
    answer: none,
  },
  resetPassword: {
    ...anyone,
    method: 'POST',
    path: '/users/password/reset',
    body: resetSchema,
    answer: none,
  },
  /**
   * The link proves the address; a session or the password identifies the account, 401 without either. Ends every other
   * claim on the address and the account's other sessions.
   */
  confirmEmail: {
    ...anyone,
    method: 'POST',
    path: '/users/email/confirm',
    body: confirmSchema,
    answer: none,
  },
  /** Sends the confirmation mail again, to the new or unconfirmed address. */
  resendEmail: { ...loggedIn, method: 'POST', path: '/users/email/resend', body: none, answer: none },
  getSettings: {
    ...loggedIn,
    method: 'GET',
    path: '/users/settings',
    /** Null until settings were saved. */
    answer: z.object({ settings: z.nullable(userSettingsAnswerSchema.shape.settings) }),
  },
  putSettings: {
    ...loggedIn,
    method: 'PUT',
    path: '/users/settings',
    body: userSettingsPutSchema,
    conditional: true,
    answer: userSettingsAnswerSchema,
  },
  userFavorites: {
    ...loggedIn,
    method: 'GET',
    path: '/users/favorites',
    query: z.object(since),
    answer: userFavoritesPageSchema,
  },
  /** Below `current`, since `/users/conflicts` would be the profile of a user of that name. */
  userConflicts: {
    ...loggedIn,
    method: 'GET',
    path: '/users/current/conflicts',
    query: z.object(since),
    answer: userConflictsPageSchema,
  },
  putConflict: {
    ...loggedIn,
    method: 'PUT',
    path: '/users/current/conflicts/:id',
    body: storedConflictPutSchema,
    conditional: true,
    answer: storedConflictAnswerSchema,
  },
  /** Resolves the conflict. */
  deleteConflict: {
    ...loggedIn,
    method: 'DELETE',
    path: '/users/current/conflicts/:id',
    conditional: true,
    answer: none,
  },
  profile: { ...anyone, method: 'GET', path: '/users/:name', answer: z.object({ profile: profileSchema }) },

  userTours: {
    ...loggedIn,
    method: 'GET',
    path: '/tours/user',
    query: z.object(since),
    answer: userToursPageSchema,
  },
  favTour: { ...loggedIn, method: 'PUT', path: '/tours/fav', body: favoriteTourSchema, answer: none },
  unfavTour: { ...loggedIn, method: 'PUT', path: '/tours/favremove', body: favoriteTourSchema, answer: none },
  /** A user's published tour, by its slug. */
  publishedTour: {
    ...anyone,
    method: 'GET',
    path: '/tours/published/:slug',
    answer: z.object({
      tour: publicTourSchema,
      username: z.string(),
      /** Own experiences in it: the owner's, and those published by others. */
      experiences: z.array(publicExperienceSchema),
    }),
  },
  putTour: {
    ...loggedIn,
    method: 'PUT',
    path: '/tours/:id',
    body: tourPutSchema,
    conditional: true,
    answer: tourAnswerSchema,
  },
  deleteTour: { ...loggedIn, method: 'DELETE', path: '/tours/:id', conditional: true, answer: none },
  publishTour: {
    ...loggedIn,
    method: 'POST',
    path: '/tours/:id/publish',
    body: publishSchema,
    answer: tourAnswerSchema,
  },

  userExperiences: {
    ...loggedIn,
    method: 'GET',
    path: '/experiences/user',
    query: z.object(since),
    answer: userExperiencesPageSchema,
  },
  favExperience: {
    ...loggedIn,
    method: 'PUT',
    path: '/experiences/fav',
    body: favoriteExperienceSchema,
    answer: none,
  },
  unfavExperience: {
    ...loggedIn,
    method: 'PUT',
    path: '/experiences/favremove',
    body: favoriteExperienceSchema,
    answer: none,
  },
  putExperience: {
    ...loggedIn,
    method: 'PUT',
    path: '/experiences/user/:id',
    body: ownExperiencePutSchema,
    conditional: true,
    answer: ownExperienceAnswerSchema,
  },
  deleteExperience: {
    ...loggedIn,
    method: 'DELETE',
    path: '/experiences/user/:id',
    conditional: true,
    answer: none,
  },
  putExperienceImage: {
    ...loggedIn,
    method: 'PUT',
    path: '/experiences/user/:id/image',
    query: focalPointSchema,
    picture: true,
    answer: ownExperienceAnswerSchema,
  },
  publishExperience: {
    ...loggedIn,
    method: 'POST',
    path: '/experiences/user/:id/publish',
    body: publishSchema,
    answer: ownExperienceAnswerSchema,
  },
  /** A user's published own experience, by its id. */
  publishedExperience: {
    ...anyone,
    method: 'GET',
    path: '/experiences/published/:id',
    answer: z.object({ experience: publicExperienceSchema, username: z.string() }),
  },
  /** Redirects to the provider; `return` is a path of this site. */
  oauthStart: {
    ...anyone,
    method: 'GET',
    path: '/oauth/:provider',
    query: z.object({ return: z.optional(z.string().check(z.maxLength(500))) }),
    answer: none,
  },
  /** Redirects to the site, logged in, or to the login page with `?problem=<code>`. */
  oauthCallback: { ...anyone, method: 'GET', path: '/oauth/:provider/callback', answer: none },
} as const satisfies Record<string, UserEndpoint>;

export type UserEndpointName = keyof typeof USER_ENDPOINTS;
export type UserAnswer<Name extends UserEndpointName> = z.infer<(typeof USER_ENDPOINTS)[Name]['answer']>;
