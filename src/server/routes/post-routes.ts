import type { Context, Hono } from 'hono';
import { createSearch, type Search } from '../../../worker/catalogue/search.ts';
import { CONNECTION_PLACES_MAX, ENDPOINTS } from '../../contract/endpoints.ts';
import { causeText } from '../cause-text.ts';
import { checkInput, readJson } from '../http/check-input.ts';
import { clientAddress } from '../http/client-address.ts';
import { HttpProblem } from '../http/http-problem.ts';
import { jsonBody } from '../http/answer-cache.ts';
import { requestLocale } from '../http/request-locale.ts';
import { sendBody } from '../http/send-body.ts';
import type { Catalogue } from '../memory/catalogue-memory.ts';
import type { RateRule } from '../stores/rate-limits.ts';
import { categoryName, regionName } from '../words.ts';
import type { ApiDeps, Bindings } from './api-context.ts';
import { DATA_HEADERS } from './catalogue-route.ts';
import { routerOf } from './router-of-catalogue.ts';

const SEARCHES: RateRule = { name: 'search', most: 60, windowSeconds: 60 };
/** Working out all pairs of 120 places is the dearest call there is. */
const CONNECTIONS: RateRule = { name: 'connections', most: 60, windowSeconds: 60 };

type Env = { Bindings: Bindings };

/** Calls that send a body and change nothing. */
export function postRoutes(api: Hono<Env>, { settings, memory, limits }: ApiDeps): void {
  const searches = new WeakMap<Catalogue, Search>();

  async function limited(context: Context<Env>, rule: RateRule): Promise<void> {
    const { headers } = context.req.raw;
    const socketAddress = isRecord(context.env) ? context.env.socketAddress : undefined;
    const address = clientAddress(socketAddress, headers, settings.trustedProxies);
    const answer = await limits.take(rule, address).catch((error: unknown) => {
      console.error(`The calls of an address could not be counted: ${causeText(error)}`);
      throw new HttpProblem('unavailable');
    });
    if (answer.ok) return;
    throw new HttpProblem('too-many-requests', {
      headers: { 'Retry-After': String(answer.retryAfterSeconds) },
    });
  }

  function searchOf(catalogue: Catalogue): Search {
    const there = searches.get(catalogue);
    if (there) return there;
    const { countries, experiences, experienceDetails, tours, blogposts } = catalogue.collections;
    const { toursActive, blogActive } = settings.flags;
    const search = createSearch({
      countries: countries.list,
      experiences: experiences.list,
      details: experienceDetails.list,
      posts: blogActive ? blogposts.list : [],
      tours: toursActive ? tours.list : [],
      toursActive,
      categoryName,
      regionName,
    });
    searches.set(catalogue, search);
    return search;
  }

  api.post(ENDPOINTS.search.path, async (context) => {
    const { raw } = context.req;
    const locale = requestLocale(raw.headers);
    const { searchString } = checkInput(ENDPOINTS.search.body, await readJson(raw), locale);
    await limited(context, SEARCHES);
    const results = searchOf(memory.current())(searchString, locale);
    return sendBody(raw, jsonBody({ results }), {
      ...DATA_HEADERS,
      'Content-Language': locale,
      'Cache-Control': 'no-store',
    });
  });

  api.post(ENDPOINTS.tourConnections.path, async (context) => {
    const { raw } = context.req;
    const locale = requestLocale(raw.headers);
    const body = checkInput(ENDPOINTS.tourConnections.body, await readJson(raw), locale);
    const places = [...new Set([...body.experience_keys, ...(body.airports ?? [])])];
    if (places.length > CONNECTION_PLACES_MAX) {
      throw new HttpProblem('too-large', { params: { most: CONNECTION_PLACES_MAX } });
    }
    await limited(context, CONNECTIONS);
    const connections = routerOf(memory.current(), places.length).table(places);
    return sendBody(raw, jsonBody({ connections }), { ...DATA_HEADERS, 'Cache-Control': 'no-store' });
  });
}

/** Without a port there are no bindings at all. */
function isRecord(value: unknown): value is Bindings {
  return typeof value === 'object' && value !== null;
}
