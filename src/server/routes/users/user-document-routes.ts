import type { Context, Hono } from 'hono';
import type { z } from 'zod/mini';
import {
  CONFLICTS_MAX,
  OWN_EXPERIENCES_MAX,
  SAVED_LISTS_MAX,
  TOURS_MAX,
} from '../../../contract/account-limits.ts';
import { SYNC_LIMIT_DEFAULT, SYNC_LIMIT_MAX, type SyncAnswer } from '../../../contract/sync.ts';
import { USER_ENDPOINTS } from '../../../contract/user-endpoints.ts';
import type { ownExperiencePutSchema } from '../../../contract/user-things.ts';
import type { Locale } from '../../../model/base/locale.ts';
import { requireSession } from '../../accounts/sessions.ts';
import { checkInput, readJson } from '../../http/check-input.ts';
import { HttpProblem } from '../../http/http-problem.ts';
import { DOCUMENT_LIMITS, SAVED_LIST_LIMITS, type BodyLimits } from '../../http/storable-json.ts';
import { requestLocale } from '../../http/request-locale.ts';
import {
  type DocumentCollection,
  type Fields,
  isRejection,
  type PageOptions,
} from '../../stores/users/user-store.ts';
import type { ApiDeps, Bindings } from '../api-context.ts';
import { ownAnswer, ownNoContent } from './user-answers.ts';
import { attemptOf, expectedVersion, idOfPath, ownBody, rejectionAnswer, writerOf } from './user-requests.ts';
import { checkEpoch, checkOlderWriter, lostVersions, pageInHistory, writtenHeaders } from './user-history.ts';
import { completeTour, withStoredRentals } from './user-tour.ts';

type Env = { Bindings: Bindings };
type Api = Hono<Env>;

/** One collection of documents: how a body is completed, and its server-only fields. */
interface DocumentKind {
  collection: DocumentCollection;
  /** Response field. */
  name: string;
  path: string;
  max: number;
  /** Of the body, where a document can be larger than others. */
  limits?: BodyLimits;
  /** Server-only fields of a new document. */
  serverFields: Fields;
  /** @param seed names the request @throws HttpProblem `invalid` */
  complete: (body: unknown, locale: Locale, seed: string) => Fields;
  /** Adds to a completed body what an older client cannot send. */
  carryOver?: (body: Fields, readStored: () => Promise<Fields | undefined>) => Promise<Fields>;
}

const SETTINGS_ID = 'settings';

const TOUR: DocumentKind = {
  collection: 'tours',
  name: 'tour',
  path: USER_ENDPOINTS.putTour.path,
  max: TOURS_MAX,
  serverFields: { published: false, slug: null },
  complete: (body, locale, seed) =>
    completeTour(checkInput(USER_ENDPOINTS.putTour.body, body, locale), seed, new Date()),
  carryOver: withStoredRentals,
};

const EXPERIENCE: DocumentKind = {
  collection: 'experiences',
  name: 'experience',
  path: USER_ENDPOINTS.putExperience.path,
  max: OWN_EXPERIENCES_MAX,
  serverFields: { image_uris: [], published: false, slug: null },
  complete: (body, locale) =>
    completeExperience(checkInput(USER_ENDPOINTS.putExperience.body, body, locale), new Date()),
};

const SAVED_LIST: DocumentKind = {
  collection: 'savedLists',
  name: 'savedList',
  path: USER_ENDPOINTS.putSavedList.path,
  max: SAVED_LISTS_MAX,
  limits: SAVED_LIST_LIMITS,
  serverFields: {},
  complete: (body, locale) => checkInput(USER_ENDPOINTS.putSavedList.body, body, locale),
};

const SETTINGS: DocumentKind = {
  collection: 'settings',
  name: 'settings',
  path: USER_ENDPOINTS.putSettings.path,
  max: 1,
  serverFields: {},
  complete: (body, locale) => checkInput(USER_ENDPOINTS.putSettings.body, body, locale),
};

const CONFLICT: DocumentKind = {
  collection: 'conflicts',
  name: 'conflict',
  path: USER_ENDPOINTS.putConflict.path,
  max: CONFLICTS_MAX,
  serverFields: {},
  complete: (body, locale) => checkInput(USER_ENDPOINTS.putConflict.body, body, locale),
};

/** Users' tours, own experiences, saved lists, settings and conflicts: pulled by cursor, written conditionally (If-Match). */
export function userDocumentRoutes(api: Api, deps: ApiDeps): void {
  pageRoute(api, deps, 'userTours', 'tours', (userId, cursor, limit, options) =>
    deps.users.page(userId, 'tours', cursor, limit, options),
  );
  pageRoute(api, deps, 'userExperiences', 'experiences', (userId, cursor, limit, options) =>
    deps.users.page(userId, 'experiences', cursor, limit, options),
  );
  pageRoute(api, deps, 'userSavedLists', 'savedLists', (userId, cursor, limit, options) =>
    deps.users.page(userId, 'savedLists', cursor, limit, options),
  );
  pageRoute(api, deps, 'userFavorites', 'favorites', (userId, cursor, limit, options) =>
    deps.users.favoritesPage(userId, cursor, limit, options),
  );
  pageRoute(api, deps, 'userConflicts', 'conflicts', (userId, cursor, limit, options) =>
    deps.users.page(userId, 'conflicts', cursor, limit, options),
  );
  for (const kind of [TOUR, EXPERIENCE, SAVED_LIST, SETTINGS, CONFLICT]) putRoute(api, deps, kind);
  for (const kind of [TOUR, EXPERIENCE, SAVED_LIST, CONFLICT]) deleteRoute(api, deps, kind);

  api.get(USER_ENDPOINTS.getSettings.path, async (context) => {
    const { raw } = context.req;
    const { userId } = await requireSession(deps.sessionOf, raw);
    const settings = await deps.users.read(userId, 'settings', SETTINGS_ID);
    return ownBody(raw, { settings: settings ?? null });
  });
}

function pageRoute<Row>(
  api: Api,
  deps: ApiDeps,
  name: 'userTours' | 'userExperiences' | 'userSavedLists' | 'userFavorites' | 'userConflicts',
  rowsName: string,
  read: (userId: string, cursor: string, limit: number, options: PageOptions) => Promise<SyncAnswer<Row>>,
): void {
  const { path, query } = USER_ENDPOINTS[name];
  api.get(path, async (context) => {
    const { raw } = context.req;
    const { userId } = await requireSession(deps.sessionOf, raw);
    const { since = '', limit } = checkInput(query, context.req.query(), requestLocale(raw.headers));
    const max = limit === undefined ? SYNC_LIMIT_DEFAULT : Math.min(Number(limit), SYNC_LIMIT_MAX);
    if (max < 1) throw new HttpProblem('invalid', { errors: [{ path: 'limit', message: '≥ 1' }] });
    const page = await pageInHistory(raw, deps, { userId, scope: rowsName, since }, (cursor, options) =>
      read(userId, cursor, max, options),
    );
    if ('reset' in page) return ownBody(raw, page);
    const { rows, ...rest } = page;
    return ownBody(raw, { [rowsName]: rows, ...rest });
  });
}

function putRoute(api: Api, deps: ApiDeps, kind: DocumentKind): void {
  api.put(kind.path, async (context) => {
    const { raw } = context.req;
    const userId = await writerOf(raw, deps);
    const id = kind.collection === 'settings' ? SETTINGS_ID : documentId(context);
    const { expected, epoch } = expectedVersion(raw);
    await checkEpoch(raw, deps, userId, epoch);
    const locale = requestLocale(raw.headers);
    const given = await readJson(raw, kind.limits ?? DOCUMENT_LIMITS);
    const attempt = attemptOf(raw, userId, given);
    const body = kind.complete(given, locale, `${userId} ${attempt.key ?? crypto.randomUUID()}`);
    if (body['id'] !== id) {
      throw new HttpProblem('invalid', { errors: [{ path: 'id', message: `= ${id}` }] });
    }
    const { collection, name, max, serverFields, carryOver } = kind;
    // The version that is read here is the one that `put` compares with `expected`.
    const readStored = () => deps.users.read(userId, collection, id);
    const kept = carryOver ? await carryOver(body, readStored) : body;
    const lostAncestors = lostVersions(raw);
    const write = { ...attempt, collection, id, expected, body: kept, serverFields, max, lostAncestors };
    const outcome = await deps.users.put(write);
    if (isRejection(outcome)) {
      if (outcome.rejected === 'version-mismatch') await checkOlderWriter(raw, deps, expected);
      return rejectionAnswer(outcome, locale, max);
    }
    const { document, created } = outcome;
    return ownAnswer({ [name]: document }, created ? 201 : 200, {
      ETag: `"${document.version}"`,
      ...(await writtenHeaders(raw, deps, userId)),
    });
  });
}

function deleteRoute(api: Api, deps: ApiDeps, kind: DocumentKind): void {
  api.delete(kind.path, async (context) => {
    const { raw } = context.req;
    const userId = await writerOf(raw, deps);
    const id = documentId(context);
    const { expected, epoch } = expectedVersion(raw);
    await checkEpoch(raw, deps, userId, epoch);
    const outcome = await deps.users.remove({
      ...attemptOf(raw, userId, null),
      collection: kind.collection,
      id,
      expected,
      lostAncestors: lostVersions(raw),
    });
    if (!isRejection(outcome)) return ownNoContent(await writtenHeaders(raw, deps, userId));
    if (outcome.rejected === 'version-mismatch') await checkOlderWriter(raw, deps, expected);
    return rejectionAnswer(outcome, requestLocale(raw.headers), kind.max);
  });
}

function documentId(context: Context<Env>): string {
  return idOfPath(context.req.param('id'));
}

function completeExperience(place: z.infer<typeof ownExperiencePutSchema>, now: Date): Fields {
  return {
    description: '',
    region: '',
    categories: [],
    months: [],
    price: 0,
    price_per_night: 0,
    updatedAt: now.toISOString(),
    ...place,
  };
}
