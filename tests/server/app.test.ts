import crypto from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { API_BASE } from '../../src/contract/api-base.ts';
import { ACCOUNT_CALLS } from '../../src/contract/api/account-calls.ts';
import type { ApiCall } from '../../src/contract/api/api-call.ts';
import { CATALOGUE_CALLS } from '../../src/contract/api/catalogue-calls.ts';
import { USER_CALLS } from '../../src/contract/api/user-calls.ts';
import { ENDPOINTS } from '../../src/contract/endpoints.ts';
import type { ExchangeRate } from '../../src/contract/site-values.ts';
import { FIRST_SCRIPT } from '../../src/contract/first-script.ts';
import { networkSchema } from '../../src/model/schemas/network.ts';
import { transportFactsSchema } from '../../src/model/schemas/transport.ts';
import { DatabaseUnavailableError } from '../../src/server/availability/database-unavailable.ts';
import { contentFiles } from '../../src/server/content/content-files.ts';
import { HttpProblem } from '../../src/server/http/http-problem.ts';
import { problemSchema } from '../../src/contract/problem.ts';
import { climate, country, experience, titled, tour } from '../worker/catalogue/catalogue-rows.ts';
import {
  blogpost,
  blogpostDetails,
  faq,
  roundup,
  roundupDetails,
  sitePage,
  tourStory,
} from './story-rows.ts';
import { type TestApp, openTestApp } from './open-test-app.ts';

const FIRST_SCRIPT_HASH = `'sha256-${crypto.createHash('sha256').update(FIRST_SCRIPT).digest('base64')}'`;
let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
  const rows: [string, { key: string }][] = [
    ['countries', country('sri-lanka', 'Sri Lanka', 'Sri Lanka')],
    ['countries', country('peru', 'Peru', 'Peru', { coming_soon: true, georegion: 'south-america' })],
    ['experiences', titled('kandy', 'Kandy', 'Kandy', { months: [1, 2], duration: 24, price: 9 })],
    [
      'experiences',
      titled('ella', 'Ella', 'Ella', { months: [3], location: { coordinates: [81.05, 6.87] } }),
    ],
    [
      'experiences',
      titled('cusco', 'Cusco', 'Cusco', { country_key: 'peru', location: { coordinates: [-72, -13.5] } }),
    ],
    ['experiences', experience('closed', { active: false })],
    [
      'experienceDetails',
      {
        _id: 'kandy',
        key: 'kandy',
        country_key: 'sri-lanka',
        elevation_m: 500,
        unesco: true,
        airport: 'CMB',
        always_open: false,
        website: null,
        activities: [],
        en: { description: 'A temple town.', opening_hours: 'By day.', address: 'Kandy' },
        de: { description: 'Eine Tempelstadt.', opening_hours: 'Tagsüber.', address: 'Kandy' },
      } as { key: string },
    ],
    ['tours', tour('loop', { price: 900 })],
    ['tours', tour('short', { price: 300, days: 5 })],
    ['climate', climate('kandy-place')],
    ['transport', sriLankan('transport', transportFactsSchema)],
    ['networks', sriLankan('networks', networkSchema)],
    ['tourVariants', tourStory('loop')],
    ['blogposts', blogpost('older', '2026-01-05', { tags: ['food'] })],
    ['blogposts', blogpost('newer', '2026-03-01')],
    ['blogpostDetails', blogpostDetails('older')],
    ['faqs', faq('second', 2)],
    ['faqs', faq('first', 1)],
    ['roundups', roundup('later', { rank: 2 })],
    ['roundups', roundup('sooner')],
    ['roundupDetails', roundupDetails('sooner', ['kandy'])],
    ['pages', sitePage('about')],
    ['pages', sitePage('privacy')],
  ];
  await app.store.write(rows.map(([collection, body]) => ({ collection, key: body.key, body })));
  await app.memory.refresh();
});

afterAll(() => app.close());

/** A real row of Sri Lanka: connections are computed from the transport facts and the network. */
function sriLankan<Row extends { key: string }>(
  kind: string,
  schema: { parse: (value: unknown) => Row },
): Row {
  const file = contentFiles().find((candidate) => candidate.kind === kind && candidate.key === 'sri-lanka');
  return schema.parse(JSON.parse(file?.text ?? ''));
}

async function keys(path: string, field: string): Promise<string[]> {
  const body: unknown = await (await app.call(path)).json();
  const list: unknown = new Map(Object.entries(body ?? {})).get(field);
  if (!Array.isArray(list)) throw new Error(`no ${field} in ${JSON.stringify(body)}`);
  return list.map((row: { key: string }) => row.key);
}

async function problem(path: string, options?: Parameters<TestApp['call']>[1]) {
  const response = await app.call(path, options);
  expect(response.headers.get('Content-Type')).toBe('application/problem+json');
  const body = problemSchema.parse(await response.json());
  expect(body.status).toBe(response.status);
  return { ...body, headers: response.headers };
}

function problemIn(language: string) {
  return problem('/api/search', { json: {}, headers: { 'Content-Language': language } });
}

function post(body: string, type: string) {
  return problem('/api/search', { method: 'POST', body, headers: { 'Content-Type': type } });
}

function encoded(encoding: string): Promise<Response> {
  return app.call('/api/experiences', { headers: { 'Accept-Encoding': encoding } });
}

async function size(response: Response): Promise<number> {
  return (await response.arrayBuffer()).byteLength;
}

function anyPage(_request: Request, state: 'open' | 'closed' = 'open'): Promise<Response> {
  return Promise.resolve(new Response('page', { status: state === 'open' ? 200 : 404 }));
}

describe('every response', () => {
  it('is an error page in the language of the address when a page fails, with the error ID of the log', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const unavailable = new DatabaseUnavailableError('gone');
    const failures = [
      [new Error('CANARY'), 500, true],
      [unavailable, 503, true],
      [new HttpProblem('unavailable'), 503, false],
    ] as const;
    for (const [error, status, hasId] of failures) {
      consoleError.mockClear();
      const call = app.withSettings({}, { site: () => Promise.reject(error) });
      const page = await call('/tours/of-somebody');
      const text = await page.text();
      expect([page.status, page.headers.get('Content-Type')]).toEqual([status, 'text/html; charset=utf-8']);
      expect([page.headers.get('Cache-Control'), page.headers.has('Retry-After')]).toEqual([
        'no-store',
        status === 503,
      ]);
      expect(page.headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(text).toContain('<h1>Something went wrong</h1>');
      expect(text).not.toContain('CANARY');
      const inGerman = await (await call('/de/touren/von-jemand')).text();
      expect(inGerman).toContain('<html lang="de">');
      const [inLog = '?', inLogToo = '?'] = consoleError.mock.calls.map(
        ([line]) => /Error ([0-9a-f]{12}) /.exec(String(line))?.[1],
      );
      expect([text.includes(`error ID: ${inLog}`), inGerman.includes(`Fehler-ID: ${inLogToo}`)]).toEqual([
        hasId,
        hasId,
      ]);
      // Clients other than browsers get no HTML.
      for (const path of ['/api/nothing', '/images/none/none/none.webp']) {
        expect((await call(path)).headers.get('Content-Type')).not.toContain('text/html');
      }
    }
    consoleError.mockRestore();
  });

  it('has the security headers and the content security policy, also for errors', async () => {
    const policy =
      `default-src 'self'; script-src 'self' ${FIRST_SCRIPT_HASH}; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; ` +
      "font-src 'self'; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'self'; " +
      "frame-ancestors 'none'; form-action 'self'";
    for (const path of ['/api/countries', '/api/nothing', '/healthz', '/nothing']) {
      const { headers } = await app.call(path);
      expect(headers.get('Content-Security-Policy')).toBe(policy);
      expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
    }
  });

  it('allows only the configured tag manager and image base in the content security policy', async () => {
    const sources = async (environment: Record<string, string>) => {
      const { headers } = await app.withSettings(environment)('/healthz');
      const policy = headers.get('Content-Security-Policy') ?? '';
      return Object.fromEntries(
        policy.split('; ').map((line) => [line.split(' ', 1)[0], line.split(' ').slice(1)]),
      );
    };
    const plain = await sources({});
    const google = [
      'https://www.googletagmanager.com',
      'https://www.google-analytics.com',
      'https://*.google-analytics.com',
    ];
    expect(await sources({ TAG_MANAGER_ID: 'GTM-ABC1234' })).toEqual({
      ...plain,
      'script-src': ["'self'", FIRST_SCRIPT_HASH, 'https://www.googletagmanager.com'],
      'img-src': ["'self'", 'data:', 'blob:', ...google],
      'connect-src': ["'self'", ...google],
    });
    expect(await sources({ IMAGE_BASE: 'https://images.example' })).toEqual({
      ...plain,
      'img-src': ["'self'", 'data:', 'blob:', 'https://images.example'],
      'connect-src': ["'self'", 'https://images.example'],
    });
  });

  it('has a strong ETag, public caching, languages and Vary for the catalogue', async () => {
    const { status, headers } = await app.call('/api/countries');
    expect(status).toBe(200);
    expect(headers.get('ETag')).toMatch(/^"[\w-]+"$/);
    expect(headers.get('Cache-Control')).toMatch(/^public, .*stale-while-revalidate=\d+/);
    expect(headers.get('Content-Language')).toBe('en, de');
    expect(headers.get('Vary')).toContain('Content-Language');
    expect(headers.get('Vary')).toContain('Accept-Encoding');
  });

  it('serves the operator’s posts on Instagram, and says in the settings that there are some', async () => {
    const texts = { en: { text: 'Dunes' }, de: { text: 'Dünen' } };
    const instaposts = [{ url: 'https://www.instagram.com/p/1', date: '2026-11-20', ...texts }];
    const call = app.withSettings({ OPERATOR_NAME: 'Us' }, { instaposts });
    expect(await (await call('/api/generic/instagram')).json()).toEqual({ instaposts });
    expect(await (await app.call('/api/generic/instagram')).json()).toEqual({ instaposts: [] });
    expect(await (await call('/api/settings')).json()).toMatchObject({
      settings: { instaposts: true, operator: 'Us', contact: { lines: ['Us'], email: null } },
    });
  });

  it('names the languages of every answer, whatever its status', async () => {
    const languages = async (path: string, options?: Parameters<TestApp['call']>[1]) =>
      (await app.call(path, options)).headers.get('Content-Language');
    const { headers } = await app.call('/api/countries');
    const unchanged = { headers: { 'If-None-Match': headers.get('ETag') ?? '' } };
    expect((await app.call('/api/countries', unchanged)).status).toBe(304);
    expect(await languages('/api/countries', unchanged)).toBe('en, de');
    expect(await languages('/api/countries', { method: 'HEAD' })).toBe('en, de');
    expect(await languages('/healthz')).toBe('en, de');
    expect(await languages('/tours/shared', { method: 'POST' })).toBe('en, de');
    const german = { headers: { 'Content-Language': 'de' } };
    expect(await languages('/api/users/current', german)).toBe('en, de');
    expect(await languages('/api/users/tours', german)).toBe('de');
  });

  it('matches the schema of its endpoint', async () => {
    const paths: [keyof typeof ENDPOINTS, string][] = [
      ['settings', '/api/settings'],
      ['countries', '/api/countries?details=true'],
      ['countryDetails', '/api/countries/details'],
      ['experiences', '/api/experiences?details=true'],
      ['experienceDetails', '/api/experiences/details'],
      ['nearby', '/api/experiences/nearby?key=kandy'],
      ['weather', '/api/experiences/weather?lat=7&long=80'],
      ['tours', '/api/tours'],
      ['tourVariant', '/api/tours/variant?slug=loop'],
      ['flightAirports', '/api/flights/airports?codes=CMB'],
      ['airports', '/api/airports'],
      ['transport', '/api/transport'],
      ['climate', '/api/climate'],
      ['benchmarks', '/api/benchmarks'],
      ['tourVariants', '/api/tours/variants'],
      ['blogposts', '/api/blogposts?details=true'],
      ['blogpostDetails', '/api/blogposts/details'],
      ['roundups', '/api/roundups'],
      ['roundupDetails', '/api/roundups/details'],
      ['pages', '/api/pages'],
      ['faqs', '/api/faqs'],
      ['trending', '/api/generic/trending'],
      ['latest', '/api/generic/latest'],
      ['latestExperiences', '/api/generic/latest-experiences'],
      ['counts', '/api/generic/counts'],
      ['exchangeRate', '/api/generic/exchangeRate?currency=EUR'],
      ['instagram', '/api/generic/instagram'],
      ['heads', '/api/sync/heads'],
    ];
    for (const [name, path] of paths) {
      const response = await app.call(path);
      const body: unknown = await response.json();
      const errors = ENDPOINTS[name].answer.safeParse(body).error?.issues ?? [];
      expect({ path, status: response.status, errors }).toEqual({ path, status: 200, errors: [] });
    }
  });
});

describe('conditional and compressed responses', () => {
  it('are 304 without a body for an ETag of any encoding', async () => {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const first = await app.call('/api/experiences', { headers: { 'Accept-Encoding': encoding } });
      const tag = first.headers.get('ETag') ?? '';
      const second = await app.call('/api/experiences', {
        headers: { 'If-None-Match': `"other", W/${tag}` },
      });
      expect(second.status).toBe(304);
      expect(await second.text()).toBe('');
      expect(second.headers.get('Cache-Control')).toContain('public');
    }
    expect((await app.call('/api/experiences', { headers: { 'If-None-Match': '"other"' } })).status).toBe(
      200,
    );
  });

  it('use an encoding that the client accepts, each with its own ETag', async () => {
    const [plain, gzip, brotli] = [
      await encoded('identity'),
      await encoded('gzip'),
      await encoded('gzip, br'),
    ];
    expect(gzip.headers.get('Content-Encoding')).toBe('gzip');
    expect(brotli.headers.get('Content-Encoding')).toBe('br');
    expect((await encoded('br;q=0, gzip;q=0.5')).headers.get('Content-Encoding')).toBe('gzip');
    expect(plain.headers.get('Content-Encoding')).toBeNull();
    expect(new Set([plain, gzip, brotli].map(({ headers }) => headers.get('ETag'))).size).toBe(3);
    expect(await size(brotli)).toBeLessThan((await size(plain)) / 2);
  });

  it('need no database query for lists, and show a change after the catalogue was refreshed', async () => {
    await app.call('/api/experiences?countries=sri-lanka');
    app.statements.length = 0;
    for (const path of [
      '/api/experiences?limit=1',
      '/api/tours',
      '/api/countries?since=',
      '/api/sync/heads',
    ]) {
      expect((await app.call(path)).status).toBe(200);
    }
    expect(app.statements).toEqual([]);
    const tag = (await app.call('/api/experiences')).headers.get('ETag');
    await app.store.write([{ collection: 'experiences', key: 'new', body: experience('new') }]);
    await app.memory.refresh();
    expect(await keys('/api/experiences', 'experiences')).toContain('new');
    expect((await app.call('/api/experiences')).headers.get('ETag')).not.toBe(tag);
    await app.store.write([{ collection: 'experiences', key: 'new', deleted: true }]);
    await app.memory.refresh();
  });
});

describe('filters and sorting of lists', () => {
  const table: [string, string, string[]][] = [
    ['/api/experiences', 'experiences', ['cusco', 'ella', 'kandy']],
    ['/api/experiences?countries=peru', 'experiences', ['cusco']],
    ['/api/experiences?country_key=peru,sri-lanka', 'experiences', ['cusco', 'ella', 'kandy']],
    ['/api/experiences?months=1,3&limit=1&offset=1', 'experiences', ['ella']],
    ['/api/experiences?durations=24-48', 'experiences', ['kandy']],
    ['/api/experiences?georegions=south-america', 'experiences', ['cusco']],
    ['/api/experiences?categories=nonsense', 'experiences', []],
    ['/api/experiences?countries=under_score', 'experiences', []],
    ['/api/experiences?key=kandy,unknown', 'experiences', ['kandy']],
    ['/api/experiences?key=closed', 'experiences', []],
    ['/api/experiences?sort=nearest&lat=6.8&long=81', 'experiences', ['ella', 'kandy', 'cusco']],
    ['/api/experiences?sort=recommended', 'experiences', ['kandy', 'cusco', 'ella']],
    ['/api/experiences?sort=price', 'experiences', ['kandy', 'cusco', 'ella']],
    ['/api/countries?comingSoon=true', 'countries', ['peru', 'sri-lanka']],
    ['/api/countries?comingSoon=false', 'countries', ['sri-lanka']],
    ['/api/countries?comingSoon=true&sort=name', 'countries', ['peru', 'sri-lanka']],
    ['/api/countries?comingSoon=true&georegions=south-america', 'countries', ['peru']],
    ['/api/countries?georegions=south-america', 'countries', []],
    ['/api/countries?key=sri-lanka', 'countries', ['sri-lanka']],
    ['/api/countries?georegions=southern-asia,south-america', 'countries', ['sri-lanka']],
    ['/api/countries?continents=asia&dry_months=1&months=2,3&budgets=1,2', 'countries', ['sri-lanka']],
    ['/api/countries?continents=africa', 'countries', []],
    ['/api/countries?dry_months=2', 'countries', []],
    ['/api/countries?months=1', 'countries', []],
    ['/api/countries?budgets=1,3', 'countries', []],
    ['/api/countries?solo_female=true', 'countries', []],
    ['/api/countries?lgbtiq=true', 'countries', []],
    ['/api/countries?others=planner', 'countries', ['sri-lanka']],
    ['/api/countries?others=planner,beach', 'countries', []],
    ['/api/countries?sort=duration', 'countries', ['sri-lanka']],
    ['/api/blogposts?tags=food,trains', 'posts', ['older']],
    ['/api/tours?budget=200-400', 'tours', ['short']],
    ['/api/tours?others=no-flight', 'tours', ['loop', 'short']],
    ['/api/tours?others=no-flight,beach', 'tours', []],
    ['/api/tours?slug=loop&variants=true', 'tours', ['loop']],
    ['/api/tours?slug=nothing', 'tours', []],
    ['/api/experiences/nearby?key=kandy', 'nearby_experiences', ['ella', 'cusco']],
  ];
  it.each(table)('%s', async (path, field, expected) => {
    expect(await keys(path, field)).toEqual(expected);
  });

  it('count all matching rows, and take the budget range from all tours', async () => {
    expect(await (await app.call('/api/experiences?limit=1')).json()).toMatchObject({ count: 3 });
    expect(await (await app.call('/api/tours?budget=200-400')).json()).toMatchObject({
      count: 1,
      minBudget: 300,
      maxBudget: 900,
    });
  });

  it('merge details into the texts of each language', async () => {
    const body = await (await app.call('/api/experiences?key=kandy&details=true')).json();
    expect(body).toMatchObject({
      experiences: [{ key: 'kandy', unesco: true, de: { title: 'Kandy', description: 'Eine Tempelstadt.' } }],
      count: 1,
    });
  });

  it('GET /api/settings follows the environment', async () => {
    const call = app.withSettings({ PLANNER_ACTIVE: 'false' });
    expect(await (await call('/api/settings')).json()).toEqual({
      settings: {
        softlaunch: false,
        loginActive: true,
        plannerActive: false,
        toursActive: true,
        blogActive: true,
        mapsActive: true,
        pageSize: 24,
        currencies: ['USD', 'EUR'],
        oauth: [],
        tagManagerId: null,
        imageBase: null,
        partners: { getyourguide: null, viator: null },
        operator: null,
        contact: { lines: [], email: null },
        instaposts: false,
        sendsMail: false,
      },
    });
    const own = app.withSettings({ TAG_MANAGER_ID: 'GTM-ABC1234', IMAGE_BASE: 'https://images.example' });
    const partner = app.withSettings({ PARTNER_VIATOR: 'pid=P0&mcid=1' });
    expect(await (await partner('/api/settings')).json()).toMatchObject({
      settings: { partners: { getyourguide: null, viator: 'pid=P0&mcid=1' } },
    });
    const mailing = app.withSettings({ SMTP_HOST: 'smtp.example.org', OPERATOR_EMAIL: 'us@example.org' });
    expect(await (await mailing('/api/settings')).json()).toMatchObject({ settings: { sendsMail: true } });
    expect(await (await own('/api/settings')).json()).toMatchObject({
      settings: { tagManagerId: 'GTM-ABC1234', imageBase: 'https://images.example' },
    });
  });

  it('GET /api/generic/exchangeRate returns 1 for USD and the current rate for EUR', async () => {
    const usd = await (await app.call('/api/generic/exchangeRate?currency=USD')).json();
    expect(usd).toMatchObject({ exchangeRate: 1 });
    const eur = await (await app.call('/api/generic/exchangeRate?currency=EUR')).json();
    expect(eur).toEqual({ exchangeRate: 0.88, date: '2026-09-29', source: 'currency-api' });
    expect(await problem('/api/generic/exchangeRate?currency=GBP')).toMatchObject({ status: 404 });
    expect(await problem('/api/generic/exchangeRate?currency=JPY')).toMatchObject({ status: 422 });
  });

  it('currencies are offered as soon as their rate is known', async () => {
    const rate: ExchangeRate = { exchangeRate: 0.9, date: '2026-11-20', source: 'ECB' };
    const rates = { EUR: 0.9, CHF: 0.85, GBP: 0.8, JPY: 150 };
    const current = vi.fn(() => rate);
    const call = app.withSettings({}, { rates: { current } });
    const offered = async () => (await (await call('/api/settings')).json()) as unknown;
    expect(await offered()).toMatchObject({ settings: { currencies: ['USD', 'EUR'] } });
    current.mockReturnValue({ ...rate, rates });
    expect(await offered()).toMatchObject({ settings: { currencies: ['USD', 'EUR', 'GBP', 'CHF'] } });
    const pound = await (await call('/api/generic/exchangeRate?currency=GBP')).json();
    expect(pound).toEqual({ ...rate, rates, exchangeRate: 0.8 });
  });
});

describe('error responses', () => {
  it('are 404 for an unknown path, in the language of the request', async () => {
    expect(await problem('/api/nothing')).toMatchObject({ status: 404, code: 'not-found' });
    const german = await problem('/api/nothing', { headers: { 'Content-Language': 'de' } });
    expect(german.message).toBe('Unter dieser Adresse gibt es nichts.');
    expect(german.headers.get('Content-Language')).toBe('de');
    const browser = await problem('/api/nothing', {
      headers: { 'Accept-Language': 'fr, de-AT;q=0.8, en;q=0.5' },
    });
    expect(browser.headers.get('Content-Language')).toBe('de');
  });

  it('are 405 with the allowed methods for a wrong method', async () => {
    const wrong = await problem('/api/countries', { method: 'DELETE' });
    expect(wrong).toMatchObject({ status: 405, code: 'method-not-allowed' });
    expect(wrong.headers.get('Allow')).toBe('GET, HEAD');
    expect((await problem('/api/search')).headers.get('Allow')).toBe('POST');
    expect((await problem('/about', { method: 'POST' })).headers.get('Allow')).toBe('GET, HEAD');
  });

  it('are 422 with the path of the invalid field', async () => {
    const bad = await problem('/api/experiences?durations=long&months=1');
    expect(bad).toMatchObject({ status: 422, code: 'invalid', errors: [{ path: 'durations' }] });
    const body = await problem('/api/connections/tour', { json: { experience_keys: ['kandy', 7] } });
    expect(body.errors?.map(({ path }) => path)).toEqual(['experience_keys[1]']);
    expect(await problem('/api/experiences?limit=-1')).toMatchObject({ code: 'invalid' });
    expect(await problem('/api/countries?since=&limit=0')).toMatchObject({ code: 'invalid' });
  });

  it('have field messages in the language of the request', async () => {
    expect((await problemIn('en')).errors?.[0]?.message).toMatch(/expected string/);
    expect((await problemIn('de')).errors?.[0]?.message).toMatch(/erwartet/);
  });

  it('are 400 for malformed JSON, 415 for another content type and 413 for a large body', async () => {
    expect(await post('{', 'application/json')).toMatchObject({ status: 400, code: 'bad-request' });
    expect(await post('a=b', 'application/x-www-form-urlencoded')).toMatchObject({ status: 415 });
    expect(await post(`"${'x'.repeat(256 * 1024)}"`, 'application/json')).toMatchObject({ status: 413 });
    expect((await app.call('/api/search', { json: { searchString: 'kandy' } })).status).toBe(200);
  });

  it('are 415 for a compressed body, and a search ignores If-None-Match', async () => {
    const json = { searchString: 'kandy' };
    const headers = { 'Content-Encoding': 'gzip' };
    expect(await problem('/api/search', { json, headers })).toMatchObject({ status: 415 });
    const conditional = { 'If-None-Match': '*' };
    expect((await app.call('/api/search', { json, headers: conditional })).status).toBe(200);
  });

  it('are 413 for connections between more than 120 places', async () => {
    const experience_keys = Array.from({ length: 121 }, (_, number) => `place-${number}`);
    expect(await problem('/api/connections/tour', { json: { experience_keys } })).toMatchObject({
      status: 413,
    });
  });

  it('are 403 for a POST from another site, but not for a GET or HEAD', async () => {
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    for (const method of ['GET', 'HEAD']) {
      expect((await app.call('/api/countries', { method, headers })).status).toBe(200);
    }
    expect(await problem('/api/search', { json: { searchString: 'a' }, headers })).toMatchObject({
      status: 403,
    });
  });

  it('are 426 for an unsupported client schema, but not for a supported or missing one', async () => {
    for (const other of ['1', '7']) {
      const headers = { 'X-Client-Schema': other };
      expect(await problem('/api/countries', { headers })).toMatchObject({
        status: 426,
        code: 'client-outdated',
      });
    }
    expect((await app.call('/api/countries')).status).toBe(200);
    for (const served of ['2', '3', '4', '5', '6']) {
      expect((await app.call('/api/countries', { headers: { 'X-Client-Schema': served } })).status).toBe(200);
    }
  });

  it('are 426 for a client schema that cannot read the answer, only on the endpoints that send it', async () => {
    const statuses = (path: string) =>
      Promise.all(
        ['2', '4', '5', '6', undefined].map(async (schema) => {
          const headers: Record<string, string> = schema === undefined ? {} : { 'X-Client-Schema': schema };
          return (await app.call(path, { headers })).status;
        }),
      );
    for (const path of ['/api/transport', '/api/transport?since=', '/api/countries/peru/pack']) {
      expect([path, ...(await statuses(path))]).toEqual([path, 426, 426, 200, 200, 200]);
    }
    expect(await statuses('/api/pages?since=')).toEqual([426, 426, 426, 200, 200]);
    for (const path of ['/api/airports?since=', '/api/experiences?since=', '/api/sync/heads']) {
      expect([path, ...(await statuses(path))]).toEqual([path, 200, 200, 200, 200, 200]);
    }
  });

  it('are 429 with Retry-After for the 61st search of an address within a minute', async () => {
    const call = app.withSettings({ TRUST_PROXY: '1' });
    const from = (address: string) =>
      call('/api/search', { json: { searchString: 'ka' }, headers: { 'X-Forwarded-For': address } });
    for (let number = 0; number < 60; number += 1) expect((await from('203.0.113.9')).status).toBe(200);
    const refused = await from('203.0.113.9');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    // Entries before the proxy's own are not trusted.
    expect((await from('198.51.100.1, 203.0.113.9')).status).toBe(429);
    expect((await from('198.51.100.1')).status).toBe(200);
  });

  it('are 503 for a search while the database does not respond, and reads still work', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const take = () => Promise.reject(new Error('no connection'));
    const call = app.withSettings(
      {},
      { limits: { take, giveBack: () => Promise.resolve(), sweep: () => Promise.resolve() } },
    );
    const refused = await call('/api/search', { json: { searchString: 'kandy' } });
    expect(refused.status).toBe(503);
    expect(problemSchema.parse(await refused.json()).code).toBe('unavailable');
    expect((await call('/api/experiences')).status).toBe(200);
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
  });

  it('are 500 without the message of the error', async () => {
    const broken = app.withSettings(
      {},
      {
        rates: {
          current: () => {
            throw new Error('secret of the code');
          },
        },
      },
    );
    const { error } = console;
    const logged: unknown[] = [];
    console.error = (...parts: unknown[]) => logged.push(parts);
    const response = await broken('/api/generic/exchangeRate?currency=EUR');
    console.error = error;
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('secret');
    expect(logged).toHaveLength(1);
  });
});

it('the API has exactly the routes of the call tables', () => {
  const calls = [CATALOGUE_CALLS, ACCOUNT_CALLS, USER_CALLS].flatMap((table) =>
    Object.values<ApiCall>(table),
  );
  const routes = app.routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith(`${API_BASE}/`));
  expect(new Set(routes.map(({ method, path }) => `${method} ${path}`))).toEqual(
    new Set(calls.map(({ method, path }) => `${method} ${API_BASE}${path}`)),
  );
});

describe('feature flags', () => {
  it('SOFTLAUNCH serves only health, settings and active features, and an empty 404 otherwise', async () => {
    const call = app.withSettings({ SOFTLAUNCH: 'true', BLOG_ACTIVE: 'false' });
    const statuses = async (paths: string[]) =>
      Promise.all(paths.map(async (path) => (await call(path)).status));
    expect(await statuses(['/healthz', '/readyz', '/api/settings', '/api/tours'])).toEqual([
      200, 200, 200, 200,
    ]);
    expect(await statuses(['/', '/api/countries', '/api/blogposts'])).toEqual([404, 404, 404]);
    expect(await (await call('/destinations')).text()).toBe('');
  });

  it('TOURS_ACTIVE=false answers 404 to the pages of tours, but still serves the pull', async () => {
    const call = app.withSettings({ TOURS_ACTIVE: 'false' }, { site: anyPage });
    expect((await call('/tours/create')).status).toBe(404);
    expect((await call('/de/heute')).status).toBe(404);
    expect((await call('/de/touren')).status).toBe(404);
    expect((await call('/destinations')).status).toBe(200);
    expect((await call('/api/tours?since=')).status).toBe(200);
  });

  it('a flag answers 404 to its pages only, whatever the key of a page', async () => {
    const call = app.withSettings({ BLOG_ACTIVE: 'false', LOGIN_ACTIVE: 'false' }, { site: anyPage });
    for (const path of ['/blog', '/de/blog/dunes/', '/de/konto', '/de/passwort-neu', '/user/anna/tours'])
      expect([path, (await call(path)).status]).toEqual([path, 404]);
    for (const path of ['/destinations/blog', '/tours/login', '/de/erlebnisse/user'])
      expect([path, (await call(path)).status]).toEqual([path, 200]);
  });
});

describe('GET /api/networks', () => {
  it('returns the network of a country, and none of an unknown one', async () => {
    const read = async (key: string) => {
      const response = await app.call(`/api/networks?country_key=${key}`);
      const { networks } = ENDPOINTS.networks.answer.parse(await response.json());
      return networks.map((network) => network.key);
    };
    expect(await read('sri-lanka')).toEqual(['sri-lanka']);
    expect(await read('atlantis')).toEqual([]);
  });
});

describe('POST /api/connections/tour', () => {
  it('returns the options of every pair of places, and an empty list for a pair with an unknown one', async () => {
    const response = await app.call('/api/connections/tour', {
      json: { experience_keys: ['kandy', 'ella', 'atlantis'] },
    });
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const body = ENDPOINTS.tourConnections.answer.parse(await response.json());
    expect(body.connections['kandy_ella']?.length).toBeGreaterThan(0);
    expect(body.connections['kandy_atlantis']).toEqual([]);
  });
});

describe('GET /healthz and /readyz', () => {
  it('return 200 for health always, and follow the database for readiness', async () => {
    const call = app.withSettings({}, { isReady: () => Promise.resolve(false) });
    expect((await call('/healthz')).status).toBe(200);
    expect((await call('/readyz')).status).toBe(503);
    expect((await app.call('/readyz')).status).toBe(200);
  });
});

describe('blog posts, questions, pages and tour stories', () => {
  it('list posts newest first, with every tag in use', async () => {
    expect(await keys('/api/blogposts', 'posts')).toEqual(['newer', 'older']);
    expect(await (await app.call('/api/blogposts')).json()).toMatchObject({ tags: ['food', 'planning'] });
  });

  it('return a post by its key, with its body and places', async () => {
    const answer: unknown = await (await app.call('/api/blogposts?key=older&details=true')).json();
    expect(answer).toMatchObject({
      posts: [{ key: 'older', experiences: ['kandy'], de: { body: '<p>The body of older.</p>' } }],
    });
    expect(await keys('/api/blogposts/details?key=older', 'blogpostDetails')).toEqual(['older']);
    expect(await keys('/api/blogposts/details?key=nothing', 'blogpostDetails')).toEqual([]);
  });

  it('list questions by rank, and pages by key', async () => {
    expect(await keys('/api/faqs', 'faqs')).toEqual(['first', 'second']);
    expect(await keys('/api/pages?key=privacy', 'pages')).toEqual(['privacy']);
  });

  it('list roundups by rank, and their items by key', async () => {
    expect(await keys('/api/roundups', 'roundups')).toEqual(['sooner', 'later']);
    expect(await keys('/api/roundups/details?key=sooner', 'roundupDetails')).toEqual(['sooner']);
    expect(await keys('/api/roundups/details?key=later', 'roundupDetails')).toEqual([]);
  });

  it('include the story of a tour in its variant, but not in a list', async () => {
    const whole: unknown = await (await app.call('/api/tours/variant?slug=loop')).json();
    expect(whole).toMatchObject({ tours: [{ de: { story: 'Die Geschichte von loop.' } }] });
    expect(await (await app.call('/api/tours?slug=loop')).text()).not.toContain('story');
    expect(await keys('/api/tours/variants', 'tourVariants')).toEqual(['loop']);
  });

  it('describe the weather of each month in both languages', async () => {
    const answer: unknown = await (await app.call('/api/experiences/weather?lat=7&long=80')).json();
    expect(answer).toMatchObject({
      weather: expect.arrayContaining([
        expect.objectContaining({
          description: { en: 'Hot, some showers', de: 'Heiß, einzelne Schauer' },
        }),
      ]) as unknown,
    });
  });
});
