import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { API_BASE } from '../../../src/contract/api-base.ts';
import { packSize } from '../../../src/data/offline/pack-size.ts';
import { fetchProfile } from '../../../src/data/catalogue/profile.ts';
import { fetchPublishedTour } from '../../../src/data/catalogue/published-tour.ts';
import { searchServer } from '../../../src/data/catalogue/search-server.ts';
import { problemAnswer } from '../../builders/answers.ts';
import { tourOf } from '../../builders/edited-tours.ts';
import { MemoryCaches } from '../../worker/sync/memory-caches.ts';

let asked: { path: string; init: RequestInit }[];
let answer: () => Response;

beforeEach(() => {
  asked = [];
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    asked.push({ path: address.slice(API_BASE.length), init });
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
const away = (): never => {
  throw new TypeError('Failed to fetch');
};
const page = () => new Response('<p>Welcome', { headers: { 'Content-Type': 'text/html' } });

describe('a search that the server answers', () => {
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

  it('has what can be read of each result, and nothing else', async () => {
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
    const [{ path, init } = { path: '', init: {} }] = asked;
    expect([path, init.method, new Headers(init.headers).get('Content-Language')]).toEqual([
      '/search',
      'POST',
      'de',
    ]);
  });

  it.each(['country', 'experience', 'tour', 'blogpost', 'experiences', 'tours', 'category'] as const)(
    'may be of the kind %s',
    async (type) => {
      answer = () => Response.json({ results: [{ type, key: 'k', text: 't' }] });
      expect(await searchServer('k', 'en', signal)).toEqual(found([{ type, key: 'k', text: 't' }]));
    },
  );

  it('asks with 200 letters at most', async () => {
    answer = () => Response.json({ results: [] });
    await searchServer('x'.repeat(300), 'en', signal);
    expect(asked[0]?.init.body).toBe(JSON.stringify({ searchString: 'x'.repeat(200) }));
  });

  it.each([
    ['somebody else answers', page],
    ['there are no results', () => Response.json({})],
    ['it is refused', () => problemAnswer('too-many-requests')],
  ])('fails where %s', async (_why, made) => {
    answer = made;
    expect(await searchServer('x', 'en', signal)).toEqual({ state: 'failed' });
  });

  it('is offline where nobody answers: the dialog says so', async () => {
    answer = away;
    expect(await searchServer('x', 'en', signal)).toEqual({ state: 'offline' });
  });
});

describe('what a person shows to everybody', () => {
  const profile = { username: 'ann a', image_uri: null, location: null, tours: [], experiences: [] };
  const { bookings: _bookings, version: _version, notes: _notes, ...tour } = tourOf(1);

  it('is found', async () => {
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
    expect(asked.map(({ path }) => path)).toEqual([
      '/users/ann%20a',
      '/tours/published/a%2Fb',
      '/tours/published/a',
    ]);
  });

  it.each([
    ['missing', () => problemAnswer('not-found')],
    ['offline', away],
    ['failed', page],
    ['failed', () => problemAnswer('internal')],
    ['failed', () => Response.json({ profile: { username: 1 }, tour: 4 })],
    ['failed', () => Response.json([])],
    ['failed', () => Response.json(null)],
    // A page of somebody else says nothing about it.
    ['failed', () => new Response('gone', { status: 404 })],
  ])('is %s', async (state, made) => {
    answer = made;
    expect(await fetchProfile('anna', signal)).toEqual({ state });
    expect(await fetchPublishedTour('tour', signal)).toEqual({ state });
  });

  it('is not worth a word where nobody waits for it any more', async () => {
    answer = away;
    const left = new AbortController();
    left.abort();
    await fetchProfile('anna', left.signal);
    expect(console.warn).not.toHaveBeenCalled();
    await fetchProfile('anna', signal);
    expect(console.warn).toHaveBeenCalledOnce();
  });
});

describe('what a country would bring', () => {
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

  it('is counted for this screen, with the map that is not here yet', async () => {
    answer = () =>
      asked.at(-1)?.path.includes('pack')
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
    expect(asked[0]?.path).toBe('/countries/sri%20lanka/pack?parts=images');
  });

  it('of an answer without numbers is nothing', async () => {
    answer = () =>
      asked.at(-1)?.path.includes('pack') ? Response.json({ images: 'none' }) : Response.json([]);
    expect(await packSize('laos')).toEqual({
      bytes: 0,
      pictures: 0,
      places: 0,
      tours: 0,
      posts: 0,
      mapBytes: 0,
    });
  });

  it.each([away, page, () => problemAnswer('unavailable')])(
    'is not known where it cannot be asked',
    async (made) => {
      answer = made;
      expect(await packSize('laos')).toBeNull();
    },
  );
});
