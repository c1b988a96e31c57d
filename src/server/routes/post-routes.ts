import type { Hono } from 'hono';
import { createSearch, type Search } from '../../../worker/catalogue/search.ts';
import { CONNECTION_PLACES_MAX, ENDPOINTS } from '../../contract/endpoints.ts';
import { checkInput, readJson } from '../http/check-input.ts';
import { HttpProblem } from '../http/http-problem.ts';
import { jsonBody } from '../http/answer-cache.ts';
import { requestLocale } from '../http/request-locale.ts';
import { sendBody } from '../http/send-body.ts';
import type { Catalogue } from '../memory/catalogue-memory.ts';
import type { RateRule } from '../stores/rate-limits.ts';
import { categoryName, regionName } from '../words.ts';
import type { ApiDeps, Bindings } from './api-context.ts';
import { DATA_HEADERS } from './catalogue-route.ts';
import { limitCalls } from './limit-calls.ts';
import { routerOf } from './router-of-catalogue.ts';

const SEARCHES: RateRule = { name: 'search', most: 60, windowSeconds: 60 };
/** Working out all pairs of 120 places is the dearest call there is. */
const CONNECTIONS: RateRule = { name: 'connections', most: 60, windowSeconds: 60 };

type Env = { Bindings: Bindings };

/** Calls that send a body and change nothing. */
export function postRoutes(api: Hono<Env>, deps: ApiDeps): void {
  const { settings, memory } = deps;
  const searches = new WeakMap<Catalogue, Search>();

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
    await limitCalls(context, deps, SEARCHES);
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
    await limitCalls(context, deps, CONNECTIONS);
    const connections = routerOf(memory.current(), places.length).table(places);
    return sendBody(raw, jsonBody({ connections }), { ...DATA_HEADERS, 'Cache-Control': 'no-store' });
  });
}
