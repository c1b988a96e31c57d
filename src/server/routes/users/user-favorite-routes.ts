import type { Hono } from 'hono';
import { USER_ENDPOINTS } from '../../../contract/user-endpoints.ts';
import type { FavoriteKind } from '../../../contract/user-things.ts';
import type { Locale } from '../../../model/base/locale.ts';
import { ENDPOINTS } from '../../../contract/endpoints.ts';
import { jsonBody } from '../../http/answer-cache.ts';
import { checkInput, readJson } from '../../http/check-input.ts';
import { requestLocale } from '../../http/request-locale.ts';
import { sendBody } from '../../http/send-body.ts';
import { isRejection } from '../../stores/users/user-store.ts';
import type { ApiDeps, Bindings } from '../api-context.ts';
import { DATA_HEADERS } from '../catalogue/catalogue-route.ts';
import { ownNoContent } from './user-answers.ts';
import { checkEpoch, writtenHeaders } from './user-history.ts';
import { attemptOf, rejectionAnswer, writerOf } from './user-requests.ts';

type Api = Hono<{ Bindings: Bindings }>;

const FAVORITES_MAX = 5_000;
const HOURLY = 'public, max-age=3600, stale-while-revalidate=3600';

/** Favorites: marked and unmarked idempotently, counted per user. */
export function userFavoriteRoutes(api: Api, deps: ApiDeps): void {
  const { favTour, unfavTour, favExperience, unfavExperience } = USER_ENDPOINTS;
  const tourOf = (body: unknown, locale: Locale) => checkInput(favTour.body, body, locale).tourId;
  const placeOf = (body: unknown, locale: Locale) =>
    checkInput(favExperience.body, body, locale).experienceId;
  favoriteRoute(api, deps, { path: favTour.path, kind: 'tour', on: true, idOf: tourOf });
  favoriteRoute(api, deps, { path: unfavTour.path, kind: 'tour', on: false, idOf: tourOf });
  favoriteRoute(api, deps, { path: favExperience.path, kind: 'experience', on: true, idOf: placeOf });
  favoriteRoute(api, deps, { path: unfavExperience.path, kind: 'experience', on: false, idOf: placeOf });

  api.get(ENDPOINTS.likes.path, async (context) => {
    const likes = await deps.likes.current();
    return sendBody(context.req.raw, jsonBody({ likes }), { ...DATA_HEADERS, 'Cache-Control': HOURLY });
  });
}

interface FavoriteCall {
  path: string;
  kind: FavoriteKind;
  on: boolean;
  idOf: (body: unknown, locale: Locale) => string;
}

function favoriteRoute(api: Api, deps: ApiDeps, { path, kind, on, idOf }: FavoriteCall): void {
  api.put(path, async (context) => {
    const { raw } = context.req;
    const userId = await writerOf(raw, deps);
    const locale = requestLocale(raw.headers);
    const body = await readJson(raw);
    const id = idOf(body, locale);
    await checkEpoch(raw, deps, userId);
    const outcome = await deps.users.setFavorite({
      ...attemptOf(raw, userId, body),
      kind,
      id,
      on,
      max: FAVORITES_MAX,
    });
    return isRejection(outcome)
      ? rejectionAnswer(outcome, locale, FAVORITES_MAX)
      : ownNoContent(await writtenHeaders(raw, deps, userId));
  });
}
