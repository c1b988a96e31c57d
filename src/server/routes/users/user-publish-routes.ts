import type { Hono } from 'hono';
import { RESERVED_SLUGS, RESERVED_USERNAMES } from '../../../contract/account-limits.ts';
import { type UserAnswer, USER_ENDPOINTS } from '../../../contract/user-endpoints.ts';
import { LOCALES } from '../../../model/base/locale.ts';
import { profilePictureUri } from '../../images/user-picture-path.ts';
import { slicedBody } from '../../http/answer-cache.ts';
import { checkInput, readJson } from '../../http/check-input.ts';
import { HttpProblem } from '../../http/http-problem.ts';
import { requestLocale } from '../../http/request-locale.ts';
import { sendBody } from '../../http/send-body.ts';
import type { Catalogue } from '../../memory/catalogue-memory.ts';
import { isRejection, type PublishedKind, type UserStore } from '../../stores/users/user-store.ts';
import type { ApiDeps, Bindings } from '../api-context.ts';
import { createTurns } from '../../work/turns.ts';
import { DATA_HEADERS } from '../catalogue/catalogue-route.ts';
import { addressOf } from '../limit-calls.ts';
import { ownAnswer } from './user-answers.ts';
import { placesOf, publicExperience, publicTour } from './user-public.ts';
import { attemptOf, idOfPath, rejectionAnswer, writerOf } from './user-requests.ts';
import { slugsFor } from './user-slugs.ts';

type Api = Hono<{ Bindings: Bindings }>;

/** Short, so that unpublished items disappear soon. */
const PUBLIC_CACHING = 'public, max-age=30, stale-while-revalidate=30';

/** Published tours can be large and are public: limits concurrent reads. */
const publicReadTurns = createTurns({ atOnce: 2, waitingMax: 100, perCallerMax: 20 });

/** Publishing, and public profiles, tours and experiences. */
export function userPublishRoutes(api: Api, deps: ApiDeps): void {
  const { publishTour, publishExperience, publishedExperience, profile } = USER_ENDPOINTS;
  publishRoute(api, deps, { path: publishTour.path, kind: 'tour', name: 'tour' });
  publishRoute(api, deps, { path: publishExperience.path, kind: 'experience', name: 'experience' });

  api.get(USER_ENDPOINTS.publishedTour.path, async (context) => {
    const caller = addressOf(context, deps.settings);
    const found = await readPublishedTour(deps.users, context.req.param('slug'), caller);
    if (!found) throw new HttpProblem('not-found');
    return publicBody(context.req.raw, found, caller);
  });

  api.get(publishedExperience.path, async (context) => {
    const id = idOfPath(context.req.param('id'));
    const [found] = await deps.users.publishedByIds('experience', [id]);
    if (!found) throw new HttpProblem('not-found');
    const experience = publicExperience(found.document);
    const caller = addressOf(context, deps.settings);
    return publicBody(context.req.raw, { experience, username: found.username }, caller);
  });

  api.get(profile.path, async (context, next) => {
    const name = context.req.param('name');
    // Reserved names are literal paths of the signed-in user, whatever the order of registration.
    if (RESERVED_USERNAMES.includes(name.toLowerCase())) return next();
    const caller = addressOf(context, deps.settings);
    const found = await readProfile(deps.users, name, caller);
    if (!found) throw new HttpProblem('not-found');
    return publicBody(context.req.raw, { profile: found }, caller);
  });
}

/** Undefined if missing or hidden by the operator. @throws HttpProblem `unavailable` if the queue is full */
export function readPublishedTour(
  store: Pick<UserStore, 'publishedBySlug' | 'publishedByIds' | 'readSome'>,
  slug: string,
  caller: string,
): Promise<UserAnswer<'publishedTour'> | undefined> {
  return publicReadTurns.run(caller, () => publishedTour(store, slug));
}

async function publishedTour(
  store: Pick<UserStore, 'publishedBySlug' | 'publishedByIds' | 'readSome'>,
  slug: string,
): Promise<UserAnswer<'publishedTour'> | undefined> {
  const found = await store.publishedBySlug('tour', slug);
  if (!found) return undefined;
  const tour = publicTour(found.document);
  return { tour, username: found.username, experiences: await placesOf(tour, found.userId, store) };
}

/** As above. */
export function readProfile(
  store: Pick<UserStore, 'userByName' | 'publishedOf'>,
  name: string,
  caller: string,
): Promise<UserAnswer<'profile'>['profile'] | undefined> {
  return publicReadTurns.run(caller, () => profileOf(store, name));
}

async function profileOf(
  store: Pick<UserStore, 'userByName' | 'publishedOf'>,
  name: string,
): Promise<UserAnswer<'profile'>['profile'] | undefined> {
  const person = await store.userByName(name);
  if (!person) return undefined;
  const { userId, username, picture, location } = person;
  return {
    username,
    image_uri: profilePictureUri(picture),
    location,
    tours: (await store.publishedOf(userId, 'tour')).map(publicTour),
    experiences: (await store.publishedOf(userId, 'experience')).map(publicExperience),
  };
}

function publishRoute(
  api: Api,
  deps: ApiDeps,
  { path, kind, name }: { path: string; kind: PublishedKind; name: string },
): void {
  const isTour = kind === 'tour';
  api.post(path, async (context) => {
    const { raw } = context.req;
    const userId = await writerOf(raw, deps);
    const id = idOfPath(context.req.param('id'));
    const locale = requestLocale(raw.headers);
    const body = await readJson(raw);
    const { published } = checkInput(USER_ENDPOINTS.publishTour.body, body, locale);
    const outcome = await deps.users.publish({
      ...attemptOf(raw, userId, body),
      kind,
      id,
      isPublished: published,
      slugs: (document) =>
        slugsFor(String(document[isTour ? 'name' : 'title']), kind, (slug) =>
          isTaken(kind, slug, deps.memory.current()),
        ),
    });
    return isRejection(outcome)
      ? rejectionAnswer(outcome, locale, 1)
      : ownAnswer({ [name]: outcome.document }, 200, { ETag: `"${outcome.document.version}"` });
  });
}

/** Whether a slug is reserved by a site path or a catalogue item. */
function isTaken(kind: PublishedKind, slug: string, { collections }: Catalogue): boolean {
  if (kind === 'experience') return collections.experiences.rows.has(slug);
  return (
    RESERVED_SLUGS.includes(slug) ||
    collections.tours.list.some((tour) => LOCALES.some((locale) => tour[locale].slug === slug))
  );
}

async function publicBody(request: Request, value: unknown, caller: string): Promise<Response> {
  const headers = { ...DATA_HEADERS, 'Cache-Control': PUBLIC_CACHING };
  return sendBody(request, await slicedBody(value), headers, 200, caller);
}
