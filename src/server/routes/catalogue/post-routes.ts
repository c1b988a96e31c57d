import type { Hono } from 'hono';
import { searchWithTowns } from '../../../../worker/catalogue/places/search-with-towns.ts';
import { createSearch, type Search } from '../../../../worker/catalogue/search.ts';
import type { DeviceResult } from '../../../contract/data-api.ts';
import { FAMOUS_PLACES_PACK } from '../../../contract/gazetteer-address.ts';
import { CONNECTION_PLACES_MAX, ENDPOINTS } from '../../../contract/endpoints.ts';
import type { Locale } from '../../../model/base/locale.ts';
import { checkInput, readJson } from '../../http/check-input.ts';
import type { Encoding } from '../../http/compress.ts';
import { acceptedEncoding, encodedOnce, type EncodedBody } from '../../http/encoded-body.ts';
import { HttpProblem } from '../../http/http-problem.ts';
import { jsonBody } from '../../http/answer-cache.ts';
import { requestLocale } from '../../http/request-locale.ts';
import { sendBody } from '../../http/send-body.ts';
import type { Catalogue } from '../../memory/catalogue-memory.ts';
import type { RateRule } from '../../stores/rate-limits.ts';
import { categoryName, regionName, searchName } from '../../translations.ts';
import type { ApiDeps, Bindings } from '../api-context.ts';
import { DATA_HEADERS } from './catalogue-route.ts';
import { heavyWork } from '../../work/heavy-work.ts';
import { createTurns } from '../../work/turns.ts';
import { addressOf, limitCalls } from '../limit-calls.ts';
import { routerFacts } from './catalogue-router.ts';

const SEARCHES: RateRule = { name: 'search', max: 60, windowSeconds: 60 };
/** All pairs of 120 places: the most expensive call of the API. */
const CONNECTIONS: RateRule = { name: 'connections', max: 60, windowSeconds: 60 };

/** A table takes megabytes while it is computed: one at a time, in slices. */
const TABLES = { atOnce: 1, waitingMax: 40, perCallerMax: 10 };

type Env = { Bindings: Bindings };

/** Reads that are sent by POST because of their input: the search and the table of connections. */
export function postRoutes(api: Hono<Env>, deps: ApiDeps): void {
  const { settings, memory } = deps;
  const searches = new WeakMap<Catalogue, Search>();
  const tables = createTurns(TABLES);

  function searchOf(catalogue: Catalogue): Search {
    const cached = searches.get(catalogue);
    if (cached) return cached;
    const { countries, experiences, experienceDetails, tours, roundups, blogposts, faqs } =
      catalogue.collections;
    const { toursActive, blogActive } = settings.flags;
    const search = createSearch({
      countries: countries.list,
      experiences: experiences.list,
      details: experienceDetails.list,
      posts: blogActive ? blogposts.list : [],
      tours: toursActive ? tours.list : [],
      roundups: roundups.list.filter(({ of }) => toursActive || of !== 'tours'),
      toursActive,
      blogActive,
      faqs: faqs.list,
      categoryName,
      regionName,
      nameOf: searchName,
    });
    searches.set(catalogue, search);
    return search;
  }

  /** Towns are looked up among the famous places, and in the countries of the catalogue that the query names. */
  async function resultsOf(typed: string, locale: Locale): Promise<DeviceResult[]> {
    const catalogue = memory.current();
    const search = searchOf(catalogue);
    const { places } = deps;
    const { plannerActive, toursActive } = settings.flags;
    if (!places || !plannerActive || !toursActive) return search(typed, locale);
    const catalogueCountries = new Set(catalogue.collections.countries.list.map(({ iso2 }) => iso2));
    const packs = (named: readonly string[]) => [
      FAMOUS_PLACES_PACK,
      ...named.filter((code) => catalogueCountries.has(code)),
    ];
    return (await searchWithTowns(search, { typed, locale }, { places, packs })).results;
  }

  api.post(ENDPOINTS.search.path, async (context) => {
    const { raw } = context.req;
    const locale = requestLocale(raw.headers);
    const { searchString } = checkInput(ENDPOINTS.search.body, await readJson(raw), locale);
    await limitCalls(context, deps, SEARCHES);
    const results = await resultsOf(searchString, locale);
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
    const caller = addressOf(context, settings);
    const encoding = acceptedEncoding(raw.headers.get('Accept-Encoding'));
    const table = await tables.run(caller, () => connectionsBody(memory.current(), places, encoding));
    return sendBody(raw, table, { ...DATA_HEADERS, 'Cache-Control': 'no-store' }, 200, caller);
  });
}

/** Computed by the work process, which keeps the catalogue's facts between calls. */
async function connectionsBody(
  catalogue: Catalogue,
  places: readonly string[],
  encoding: Encoding,
): Promise<EncodedBody> {
  const { id: factsId, facts } = routerFacts(catalogue);
  const request = { factsId, places, encoding };
  // The facts are large: they are sent only if the process answers null because it does not have them yet.
  const body =
    (await heavyWork.connections({ ...request, facts: null })) ??
    (await heavyWork.connections({ ...request, facts }));
  if (!body) throw new HttpProblem('unavailable');
  return encodedOnce(body);
}
