import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { API_BASE } from '../../../src/contract/api-base.ts';
import { packSize } from '../../../src/data/offline/pack-size.ts';
import { fetchProfile } from '../../../src/data/catalogue/profile.ts';
import { fetchPublishedTour } from '../../../src/data/catalogue/published-tour.ts';
import { searchServer } from '../../../src/data/catalogue/search-server.ts';
import { problemAnswer } from '../../builders/answers.ts';
import { tourOf } from '../../builders/edited-tours.ts';
import { MemoryCaches } from '../../worker/sync/memory-caches.ts';

let requests: { path: string; init: RequestInit }[];
let answer: () => Response;

beforeEach(() => {
  requests = [];
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    requests.push({ path: address.slice(API_BASE.length), init });
    try {
      return Promise.resolve(answer());
    } catch (error) {
      return Promise.reject(error instanceof Error ? error : new Error(String(error)));
    }
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const { signal } = new AbortController();
const failToFetch = (): never => {
  throw new TypeError('Failed to fetch');
};
const page = () => new Response('<p>Welcome', { headers: { 'Content-Type': 'text/html' } });

describe('search on the server', () => {
  const found = (results: object[]) => ({ state: 'found', found: { results } });
  const whole = {
    type: 'experience',
    key: 'sossusvlei',
    text: 'Sossusvlei',
    slug: 's',
    country_key: 'namibia',
    highlight: {
      key: 'dune',
      text: 'Dune 45',
    },
  };

  it('keeps the known fields of valid results and drops the rest', async () => {
    const bare = { type: 'country', key: 'namibia', text: 'Namibia' };
    answer = () =>
      Response.json({
        results: [
          { ...whole, extra: 1 },
          { ...bare, slug: 4, country_key: null, highlight: { key: 'x' } },
          { ...bare, highlight: { text: 'x', key: 1 } },
          { ...bare, type: 'planet' },
          { ...bare, key: 7 },
          { ...bare, text: undefined },
          ['country'],
          null,
        ],
      });
    expect(await searchServer('dune', 'de', signal)).toEqual(found([whole, bare, bare]));
    const [{ path, init } = { path: '', init: {} }] = requests;
    expect([path, init.method, new Headers(init.headers).get('Content-Language')]).toEqual([
      '/search',
      'POST',
      'de',
    ]);
  });

  it.each(['country', 'experience', 'tour', 'blogpost', 'experiences', 'tours', 'category'] as const)(
    'accepts results of type %s',
    async (type) => {
      answer = () => Response.json({ results: [{ type, key: 'k', text: 't' }] });
      expect(await searchServer('k', 'en', signal)).toEqual(found([{ type, key: 'k', text: 't' }]));
    },
  );

  it('truncates the search text to 200 characters', async () => {
    answer = () => Response.json({ results: [] });
    await searchServer('x'.repeat(300), 'en', signal);
    expect(requests[0]?.init.body).toBe(JSON.stringify({ searchString: 'x'.repeat(200) }));
  });

  it.each([
    ['an HTML page answers', page],
    ['the results are missing', () => Response.json({})],
    ['the server answers with a problem', () => problemAnswer('too-many-requests')],
  ])('returns failed when %s', async (_why, response) => {
    answer = response;
    expect(await searchServer('x', 'en', signal)).toEqual({ state: 'failed' });
  });

  it('returns offline when the request fails', async () => {
    answer = failToFetch;
    expect(await searchServer('x', 'en', signal)).toEqual({ state: 'offline' });
  });
});

describe('public profile and published tour', () => {
  const profile = { username: 'ann a', image_uri: null, location: null, tours: [], experiences: [] };
  const { bookings: _bookings, version: _version, notes: _notes, ...tour } = tourOf(1);

  it('are fetched by encoded username and slug', async () => {
    answer = () => Response.json({ profile });
    expect(await fetchProfile('ann a', signal)).toEqual({ state: 'found', found: profile });
    answer = () => Response.json({ tour, username: 'anna', experiences: [] });
    expect(await fetchPublishedTour('a/b', signal)).toMatchObject({
      state: 'found',
      username: 'anna',
      found: { tour: { name: 'base', itinerary: expect.any(Array) } },
    });
    answer = () => Response.json({ tour, username: 4 });
    expect(await fetchPublishedTour('a', signal)).toMatchObject({ state: 'found', username: '' });
    expect(requests.map(({ path }) => path)).toEqual([
      '/users/ann%20a',
      '/tours/published/a%2Fb',
      '/tours/published/a',
    ]);
  });

  it.each([
    ['missing', () => problemAnswer('not-found')],
    ['offline', failToFetch],
    ['failed', page],
    ['failed', () => problemAnswer('internal')],
    ['failed', () => Response.json({ profile: { username: 1 }, tour: 4 })],
    ['failed', () => Response.json([])],
    ['failed', () => Response.json(null)],
    // A 404 that is no problem of the API does not mean that it is missing.
    ['failed', () => new Response('gone', { status: 404 })],
  ])('return "%s"', async (state, response) => {
    answer = response;
    expect(await fetchProfile('anna', signal)).toEqual({ state });
    expect(await fetchPublishedTour('tour', signal)).toEqual({ state });
  });

  it('do not log a failed request that was aborted', async () => {
    answer = () => problemAnswer('internal');
    const aborted = new AbortController();
    aborted.abort();
    await fetchProfile('anna', aborted.signal);
    expect(console.warn).not.toHaveBeenCalled();
    await fetchProfile('anna', signal);
    expect(console.warn).toHaveBeenCalledOnce();
  });
});

describe('packSize', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    vi.stubGlobal('screen', { width: 400, height: 800 });
    vi.stubGlobal('devicePixelRatio', 1);
    vi.stubGlobal('caches', new MemoryCaches());
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  });
  const image = (url: string, bytes: unknown, fields: object = {}) => ({
    url,
    use: 'exp-card',
    width: 400,
    bytes,
    ...fields,
  });

  it('sums rows and pictures for this screen and counts places, tours and posts', async () => {
    answer = () =>
      requests.at(-1)?.path.includes('pack')
        ? Response.json({
            rows_bytes: 1_000,
            keys: { experienceDetails: ['a', 'b', 'c'], tours: ['t', 'u'], blogposts: ['p'] },
            images: [
              image('/a.webp', 20),
              image('/b.webp', 3),
              image('/wrong.webp', '4'),
              image('/use.webp', 5, { use: 'poster' }),
              image('/width.webp', 6, { width: null }),
              { ...image('/url.webp', 7), url: 8 },
              null,
            ],
          })
        : Response.json([]);
    expect(await packSize('sri lanka')).toEqual({
      bytes: 1023,
      pictures: 2,
      places: 3,
      tours: 2,
      posts: 1,
      mapBytes: 0,
    });
    expect(requests[0]?.path).toBe('/countries/sri%20lanka/pack?parts=images');
  });

  it('returns zeros for an answer without numbers', async () => {
    answer = () =>
      requests.at(-1)?.path.includes('pack') ? Response.json({ images: 'none' }) : Response.json([]);
    expect(await packSize('laos')).toEqual({
      bytes: 0,
      pictures: 0,
      places: 0,
      tours: 0,
      posts: 0,
      mapBytes: 0,
    });
  });

  it.each([failToFetch, page, () => problemAnswer('unavailable')])(
    'returns null when the request fails',
    async (response) => {
      answer = response;
      expect(await packSize('laos')).toBeNull();
    },
  );
});
