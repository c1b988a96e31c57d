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
import { ACCOUNT_CALLS } from './api/account-calls.ts';
import { USER_CALLS } from './api/user-calls.ts';
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
  savedListAnswerSchema,
  savedListPutSchema,
  storedConflictAnswerSchema,
  storedConflictPutSchema,
  tourAnswerSchema,
  tourPutSchema,
  userConflictsPageSchema,
  userExperiencesPageSchema,
  userFavoritesPageSchema,
  userSavedListsPageSchema,
  userSettingsAnswerSchema,
  userSettingsPutSchema,
  userToursPageSchema,
} from './user-things.ts';

const noBody = z.object({});
const pageQuery = z.object({
  since: z.optional(z.string().check(z.maxLength(400))),
  limit: z.optional(z.string().check(z.regex(/^\d{1,9}$/))),
});
const user = z.object({ user: userSchema });

/**
 * REST calls of accounts and user data with their schemas; those of the catalogue are in `endpoints.ts`. The answer
 * `noBody` is a 204, for `oauth*` a redirect. Answers with user data are `no-store`.
 */
export const USER_ENDPOINTS = {
  signup: { ...ACCOUNT_CALLS.signup, body: signupSchema, answer: user },
  login: { ...ACCOUNT_CALLS.login, body: loginSchema, answer: user },
  /** 204 also for guests; accepted from the site's own pages only. */
  logout: { ...ACCOUNT_CALLS.logout, answer: noBody },
  currentUser: { ...ACCOUNT_CALLS.currentUser, answer: z.object({ user: z.nullable(userSchema) }) },
  patchUser: { ...ACCOUNT_CALLS.patchUser, body: userPatchSchema, answer: user },
  deleteUser: { ...ACCOUNT_CALLS.deleteUser, body: deletionSchema, answer: noBody },
  exportUser: { ...ACCOUNT_CALLS.exportUser, answer: z.looseObject({}) },
  putUserImage: { ...ACCOUNT_CALLS.putUserImage, query: focalPointSchema, answer: user },
  putLanguage: { ...ACCOUNT_CALLS.putLanguage, body: languageSchema, answer: user },
  putPassword: { ...ACCOUNT_CALLS.putPassword, body: passwordChangeSchema, answer: noBody },
  /** 204 always. */
  forgotPassword: { ...ACCOUNT_CALLS.forgotPassword, body: forgotSchema, answer: noBody },
  resetPassword: { ...ACCOUNT_CALLS.resetPassword, body: resetSchema, answer: noBody },
  /**
   * The link proves the address; a session or the password identifies the account, 401 without either. Ends every other
   * claim on the address and the account's other sessions.
   */
  confirmEmail: { ...ACCOUNT_CALLS.confirmEmail, body: confirmSchema, answer: noBody },
  /** Sends the confirmation mail again, to the new or unconfirmed address. */
  resendEmail: { ...ACCOUNT_CALLS.resendEmail, body: noBody, answer: noBody },
  getSettings: {
    ...USER_CALLS.getSettings,
    /** Null until settings were saved. */
    answer: z.object({ settings: z.nullable(userSettingsAnswerSchema.shape.settings) }),
  },
  putSettings: { ...USER_CALLS.putSettings, body: userSettingsPutSchema, answer: userSettingsAnswerSchema },
  userFavorites: { ...USER_CALLS.userFavorites, query: pageQuery, answer: userFavoritesPageSchema },
  /** Path `/users/current/conflicts`: `/users/conflicts` would be the profile of a user of that name. */
  userConflicts: { ...USER_CALLS.userConflicts, query: pageQuery, answer: userConflictsPageSchema },
  putConflict: {
    ...USER_CALLS.putConflict,
    body: storedConflictPutSchema,
    answer: storedConflictAnswerSchema,
  },
  /** Resolves the conflict. */
  deleteConflict: { ...USER_CALLS.deleteConflict, answer: noBody },
  userSavedLists: { ...USER_CALLS.userSavedLists, query: pageQuery, answer: userSavedListsPageSchema },
  putSavedList: { ...USER_CALLS.putSavedList, body: savedListPutSchema, answer: savedListAnswerSchema },
  deleteSavedList: { ...USER_CALLS.deleteSavedList, answer: noBody },
  profile: { ...USER_CALLS.profile, answer: z.object({ profile: profileSchema }) },

  userTours: { ...USER_CALLS.userTours, query: pageQuery, answer: userToursPageSchema },
  favTour: { ...USER_CALLS.favTour, body: favoriteTourSchema, answer: noBody },
  unfavTour: { ...USER_CALLS.unfavTour, body: favoriteTourSchema, answer: noBody },
  /** A user's published tour, by its slug. */
  publishedTour: {
    ...USER_CALLS.publishedTour,
    answer: z.object({
      tour: publicTourSchema,
      username: z.string(),
      /** Own experiences in it: the owner's, and those published by others. */
      experiences: z.array(publicExperienceSchema),
    }),
  },
  putTour: { ...USER_CALLS.putTour, body: tourPutSchema, answer: tourAnswerSchema },
  deleteTour: { ...USER_CALLS.deleteTour, answer: noBody },
  publishTour: { ...USER_CALLS.publishTour, body: publishSchema, answer: tourAnswerSchema },

  userExperiences: {
    ...USER_CALLS.userExperiences,
    query: pageQuery,
    answer: userExperiencesPageSchema,
  },
  favExperience: { ...USER_CALLS.favExperience, body: favoriteExperienceSchema, answer: noBody },
  unfavExperience: { ...USER_CALLS.unfavExperience, body: favoriteExperienceSchema, answer: noBody },
  putExperience: {
    ...USER_CALLS.putExperience,
    body: ownExperiencePutSchema,
    answer: ownExperienceAnswerSchema,
  },
  deleteExperience: { ...USER_CALLS.deleteExperience, answer: noBody },
  putExperienceImage: {
    ...USER_CALLS.putExperienceImage,
    query: focalPointSchema,
    answer: ownExperienceAnswerSchema,
  },
  publishExperience: {
    ...USER_CALLS.publishExperience,
    body: publishSchema,
    answer: ownExperienceAnswerSchema,
  },
  /** A user's published own experience, by its id. */
  publishedExperience: {
    ...USER_CALLS.publishedExperience,
    answer: z.object({ experience: publicExperienceSchema, username: z.string() }),
  },
  /** Redirects to the provider; `return` is a path of this site. */
  oauthStart: {
    ...ACCOUNT_CALLS.oauthStart,
    query: z.object({ return: z.optional(z.string().check(z.maxLength(500))) }),
    answer: noBody,
  },
  /** Redirects to the site, logged in, or to the login page with `?problem=<code>`. */
  oauthCallback: { ...ACCOUNT_CALLS.oauthCallback, answer: noBody },
} as const satisfies Record<string, Endpoint>;

export type UserEndpointName = keyof typeof USER_ENDPOINTS;
export type UserAnswer<Name extends UserEndpointName> = z.infer<(typeof USER_ENDPOINTS)[Name]['answer']>;
