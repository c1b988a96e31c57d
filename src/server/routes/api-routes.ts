import { Hono } from 'hono';
import { PAGES_CLIENT_SCHEMA, TRANSPORT_CLIENT_SCHEMA } from '../../contract/api-base.ts';
import { CURRENCIES, unitsPerDollar } from '../../model/base/currency.ts';
import { memoizeOnce } from '../../model/base/memoize-once.ts';
import { type Answer, ENDPOINTS } from '../../contract/endpoints.ts';
import type { ExchangeRate } from '../../contract/site-values.ts';
import {
  API_BASE,
  CLIENT_SCHEMA,
  CLIENT_SCHEMA_HEADER,
  type Heads,
  OLDEST_CLIENT_SCHEMA,
} from '../../contract/sync.ts';
import { createAnswerCache, jsonBody } from '../http/answer-cache.ts';
import { checkInput } from '../http/check-input.ts';
import { echoKey } from '../http/echo-key.ts';
import { HttpProblem } from '../http/http-problem.ts';
import { requestLocale } from '../http/request-locale.ts';
import { sendBody } from '../http/send-body.ts';
import { RATE_CURRENCY } from '../rates/exchange-rate.ts';
import { headCursor } from '../memory/sync-page.ts';
import { operatorLines } from '../settings.ts';
import { accountRoutes } from './accounts/account-routes.ts';
import type { ApiDeps, Bindings } from './api-context.ts';
import { DATA_HEADERS, type RegisterCatalogue, catalogueRoute } from './catalogue/catalogue-route.ts';
import { countryRoutes } from './catalogue/country-routes.ts';
import { isUserCall, methodsOf, patternOf } from './endpoint-methods.ts';
import { experienceRoutes } from './catalogue/experience-routes.ts';
import { genericRoutes } from './catalogue/generic-routes.ts';
import { messageRoutes } from './message-routes.ts';
import { oauthRoutes } from './accounts/oauth-routes.ts';
import { packRoutes } from './catalogue/pack-routes.ts';
import { passwordRoutes } from './accounts/password-routes.ts';
import { placeRoutes } from './catalogue/place-routes.ts';
import { postRoutes } from './catalogue/post-routes.ts';
import { storyRoutes } from './catalogue/story-routes.ts';
import { textRoutes } from './catalogue/text-routes.ts';
import { tourRoutes } from './catalogue/tour-routes.ts';
import { textsHeads } from '../memory/country-texts.ts';
import { headsInHistory } from './users/user-history.ts';
import { userRoutes } from './users/user-routes.ts';

const PAGE_SIZE = 24;
const SHORT_CACHING = 'public, max-age=60, stale-while-revalidate=3600';

/** All routes below the API's base. Throws `HttpProblem`, which the mounting app converts to responses. */
export function apiRoutes(deps: ApiDeps): Hono<{ Bindings: Bindings }> {
  const api = new Hono<{ Bindings: Bindings }>();
  const cache = createAnswerCache();
  const { flags } = deps.settings;
  const get: RegisterCatalogue = (endpoint, answer) =>
    catalogueRoute(api, endpoint, { ...deps, cache }, answer);

  api.use(async (context, next) => {
    const wanted = context.req.header(CLIENT_SCHEMA_HEADER);
    const path = context.req.path.slice(API_BASE.length);
    if (wanted !== undefined && !isServedSchema(wanted, path)) throw new HttpProblem('client-outdated');
    // No CORS: pages of other sites cannot read responses of this API.
    const isRead = context.req.method === 'GET' || context.req.method === 'HEAD';
    if (!isRead && context.req.header('Sec-Fetch-Site') === 'cross-site') {
      throw new HttpProblem('forbidden');
    }
    // Text columns cannot contain NUL, so nothing with such a name exists.
    if (context.req.url.includes('%00')) throw new HttpProblem('not-found');
    const { method } = context.req;
    if (!flags.loginActive && isUserCall(method, path)) throw new HttpProblem('not-found');
    const allowed = methodsOf(path);
    if (allowed.length > 0 && !allowed.includes(method)) {
      throw new HttpProblem('method-not-allowed', { headers: { Allow: allowed.join(', ') } });
    }
    await next();
  });
  api.use(echoKey);

  countryRoutes(get);
  packRoutes(api, { ...deps, cache });
  textRoutes(api, { ...deps, cache });
  experienceRoutes(get);
  tourRoutes(get);
  placeRoutes(get);
  genericRoutes(get, deps);
  storyRoutes(get);
  postRoutes(api, deps);
  messageRoutes(api, deps);
  accountRoutes(api, deps);
  passwordRoutes(api, deps);
  oauthRoutes(api, deps);
  userRoutes(api, deps);

  const { tagManagerId = null, imageBase = null, partners, operator } = deps.settings;
  const settingsBody = memoizeOnce((...currencies: string[]) =>
    jsonBody({
      settings: {
        ...flags,
        pageSize: PAGE_SIZE,
        currencies,
        oauth: flags.loginActive ? [...deps.accounts.oauth.keys()] : [],
        tagManagerId,
        imageBase,
        partners: { getyourguide: partners.getyourguide ?? null, viator: partners.viator ?? null },
        operator: operator.name ?? null,
        contact: { lines: operatorLines(operator), email: operator.email ?? null },
        instaposts: (deps.instaposts ?? []).length > 0,
        sendsMail: deps.settings.smtp !== undefined,
      },
    } satisfies Answer<'settings'>),
  );
  const perDollar = (currency: string) =>
    unitsPerDollar(currency, { ...deps.rates.current(), currency: RATE_CURRENCY });
  api.get(ENDPOINTS.settings.path, (context) => {
    const known = CURRENCIES.filter((currency) => perDollar(currency) !== null);
    return sendBody(context.req.raw, settingsBody(...known), {
      ...DATA_HEADERS,
      'Cache-Control': SHORT_CACHING,
    });
  });

  api.get(ENDPOINTS.exchangeRate.path, (context) => {
    const { raw } = context.req;
    const locale = requestLocale(raw.headers);
    const { currency } = checkInput(ENDPOINTS.exchangeRate.query, context.req.query(), locale);
    const exchangeRate = perDollar(currency);
    if (exchangeRate === null) throw new HttpProblem('not-found');
    const answer: ExchangeRate = { ...deps.rates.current(), exchangeRate };
    return sendBody(raw, jsonBody(answer), { ...DATA_HEADERS, 'Cache-Control': SHORT_CACHING });
  });

  api.get(ENDPOINTS.heads.path, async (context) => {
    const session = flags.loginActive ? await deps.sessionOf(context.req.raw) : null;
    const catalogue = deps.memory.current();
    const heads: Heads = {
      catalogue: Object.fromEntries(
        Object.entries(catalogue.collections).map(([name, collection]) => [name, headCursor(collection)]),
      ),
      texts: textsHeads(catalogue),
      ...(await headsInHistory(context.req.raw, deps, session?.userId)),
    };
    return sendBody(context.req.raw, jsonBody(heads), {
      'Content-Type': DATA_HEADERS['Content-Type'],
      'Cache-Control': 'private, no-cache',
      Vary: 'Cookie',
    });
  });

  return api;
}

/** Calls whose responses older apps cannot read. */
const OLDEST_OF_CALL = new Map<unknown, number>([
  [ENDPOINTS.transport.path, TRANSPORT_CLIENT_SCHEMA],
  [ENDPOINTS.countryPack.path, TRANSPORT_CLIENT_SCHEMA],
  [ENDPOINTS.pages.path, PAGES_CLIENT_SCHEMA],
]);

function isServedSchema(text: string, path: string): boolean {
  const oldest = OLDEST_OF_CALL.get(patternOf(path)) ?? OLDEST_CLIENT_SCHEMA;
  return /^\d{1,6}$/.test(text) && Number(text) >= oldest && Number(text) <= CLIENT_SCHEMA;
}
