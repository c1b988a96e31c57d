import { SHARE_TARGET, SHARED_FILE_PARAM } from '../contract/device-caches.ts';
import { Hono } from 'hono';
import { HEALTH_PATHS } from '../contract/api/health-paths.ts';
import { API_BASE } from '../contract/sync.ts';
import { USER_PICTURES } from '../contract/paths/user-pictures.ts';
import { isDatabaseUnavailable } from './availability/database-unavailable.ts';
import { logError } from './errors/log-error.ts';
import { contentLanguage } from './http/content-language.ts';
import { HttpProblem, problemResponse } from './http/http-problem.ts';
import { requestLocale } from './http/request-locale.ts';
import { securityHeaders } from './http/security-headers.ts';
import { isServed } from './http/softlaunch.ts';
import { createUploadSizes } from './images/upload-sizes.ts';
import { METRICS_PATH, metricsResponse } from './observability/metrics-route.ts';
import { notesOf } from './observability/request-notes.ts';
import type { ApiDeps, Bindings } from './routes/api-context.ts';
import type { Catalogue } from './memory/catalogue-memory.ts';
import { apiRoutes } from './routes/api-routes.ts';
import { methodsOf, patternOf } from './routes/endpoint-methods.ts';
import { HERO_PREFIX, IMAGES_BASE, imageRoutes } from './routes/image-routes.ts';
import { addressOf } from './routes/limit-calls.ts';
import { userImageRoutes } from './routes/users/user-image-routes.ts';
import { errorPage } from './site/error-page.ts';
import type { SiteHandler } from './site/site-handler.ts';

export interface AppDeps extends ApiDeps {
  /** Missing if only the API is served. */
  site?: SiteHandler | undefined;
  /** Whether the database responds. */
  isReady: () => Promise<boolean>;
}

const READABLE = ['GET', 'HEAD'];

/** The whole server as a function of a Request: health, API, files and pages. Opens no resources. */
export function createApp(deps: AppDeps): Hono<{ Bindings: Bindings }> {
  const app = new Hono<{ Bindings: Bindings }>();
  const { flags } = deps.settings;

  app.use(securityHeaders(deps.settings));
  app.use(contentLanguage);
  app.get(METRICS_PATH, (context) => metricsResponse(context, deps.settings.metricsToken));
  app.use(async (context, next) => {
    const { path, method, raw } = context.req;
    if (isServed(path, flags)) return next();
    // In softlaunch a path that is not served gets an empty 404; otherwise the site renders its 404 page.
    if (!flags.softlaunch && deps.site && READABLE.includes(method))
      return deps.site(raw, 'closed', addressOf(context, deps.settings));
    return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
  });

  app.get(HEALTH_PATHS.liveness, () => health(true));
  app.get(HEALTH_PATHS.readiness, async () => health(await deps.isReady()));
  app.route(API_BASE, apiRoutes(deps));
  app.route(USER_PICTURES, userImageRoutes(deps.users, createUploadSizes(), deps.settings));
  if (deps.pictures) {
    const { memory, pictures } = deps;
    app.route(
      IMAGES_BASE,
      imageRoutes({
        ...pictures,
        catalogue: () => memory.current(),
        settings: deps.settings,
        folderOf: (key) => pictureFolder(key, memory.current()),
      }),
    );
  }
  // Only without the service worker, which keeps what is shared on the device.
  app.post(SHARE_TARGET, (context) => context.redirect(`${SHARE_TARGET}?${SHARED_FILE_PARAM}=missing`, 303));
  app.get('*', (context) => {
    const { path, raw } = context.req;
    if (deps.site === undefined || isApi(path)) return context.notFound();
    return deps.site(raw, 'open', addressOf(context, deps.settings));
  });

  app.notFound((context) => {
    const { path, method, raw } = context.req;
    const allowed = isApi(path) ? methodsOf(path.slice(API_BASE.length)) : READABLE;
    const known = allowed.length > 0 && !allowed.includes(method);
    const problem = known
      ? new HttpProblem('method-not-allowed', { headers: { Allow: allowed.join(', ') } })
      : new HttpProblem('not-found');
    return problemResponse(problem, requestLocale(raw.headers));
  });
  app.onError((error, context) => {
    const { method, path, raw } = context.req;
    const problem = problemOf(error, method, path);
    if (problem.id !== undefined) notesOf(raw).errorId = problem.id;
    const isPage = deps.site !== undefined && READABLE.includes(method) && !isApi(path) && !isImage(path);
    return isPage ? errorPage(problem, path) : problemResponse(problem, requestLocale(raw.headers));
  });
  return app;
}

/** Maps an error to the problem that the caller may see; with an id if it was logged. */
function problemOf(error: unknown, method: string, path: string): HttpProblem {
  if (error instanceof HttpProblem) return error;
  if (isDatabaseUnavailable(error)) {
    return new HttpProblem('unavailable', { id: logError('the database is unavailable', error) });
  }
  // Log the route pattern: a path may contain a username.
  const call = isApi(path)
    ? (patternOf(path.slice(API_BASE.length)) ?? 'an unknown call')
    : 'a page or a file';
  return new HttpProblem('internal', { id: logError(`${method} ${call}`, error) });
}

const ACTIVITY_PREFIX = 'activity-';
/** End of the name of an experience's second picture. */
const FURTHER = /-further$/;

/** An experience's pictures are in its country's folder, those of activities and of pages in folders of their own. */
function pictureFolder(key: string, { collections }: Catalogue): string | undefined {
  if (key.startsWith(HERO_PREFIX)) return 'site';
  if (key.startsWith(ACTIVITY_PREFIX)) return 'activities';
  return collections.experiences.rows.get(key.replace(FURTHER, ''))?.country_key;
}

function isApi(path: string): boolean {
  return path === API_BASE || path.startsWith(`${API_BASE}/`);
}

function isImage(path: string): boolean {
  return path.startsWith(`${IMAGES_BASE}/`);
}

function health(ok: boolean): Response {
  return Response.json({ ok }, { status: ok ? 200 : 503, headers: { 'Cache-Control': 'no-store' } });
}
