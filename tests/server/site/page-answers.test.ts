import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { country, experience, tour } from '../../worker/catalogue/catalogue-rows.ts';
import { blogpost } from '../story-rows.ts';
import {
  contents,
  linksOf,
  openRealSite,
  ORIGIN,
  type RealSite,
  structuredOf,
  titleOf,
} from './open-real-site.ts';

let site: RealSite;
const DANGER = `"><script>alert('1')</script>&amp;`;

beforeAll(async () => {
  site = await openRealSite();
  const texts = { title: DANGER, short_title: DANGER, region: DANGER, teaser: `${DANGER} </script>` };
  await site.app.store.write([
    ...[
      experience('only-english', { active_translations: ['en'] }),
      experience('only-german', { active_translations: ['de'] }),
      experience('in-no-language', { active_translations: [] }),
      experience('closed', { active: false }),
      experience('danger', { en: texts, de: texts, country_key: 'namibia' }),
    ].map((body) => ({ collection: 'experiences', key: body.key, body })),
    ...[
      tour('english-tour', {
        active_translations: ['en'],
        en: { slug: 'english-slug', title: 'English', teaser: 'Teaser' },
        de: { slug: 'german-slug', title: 'Deutsch', teaser: 'Teaser' },
      }),
    ].map((body) => ({ collection: 'tours', key: body.key, body })),
    ...[
      country('openland', 'Openland', 'Offenland'),
      country('soonland', 'Soonland', 'Baldland', { coming_soon: true }),
    ].map((body) => ({ collection: 'countries', key: body.key, body })),
    {
      collection: 'blogposts',
      key: 'deutsch',
      body: blogpost('deutsch', '2026-02-03', { active_translations: ['de'] }),
    },
  ]);
  await site.app.memory.refresh();
}, 120_000);
afterAll(() => site.close());

async function answer(path: string, call = site.call): Promise<string> {
  const response = await call(path);
  const location = response.headers.get('Location');
  return location === null ? String(response.status) : `${response.status} ${location}`;
}

describe('unknown addresses', () => {
  it.each([
    '/experiences/nothing',
    '/de/erlebnisse/nichts',
    '/destinations/atlantis',
    '/de/reiseziele/atlantis',
    '/tours/nothing',
    '/de/touren/create',
    '/blog/nothing',
    '/erlebnisse/dune-45',
    '/de/experiences/dune-45',
    '/experiences/dune-45/more',
    '/experiences/%E0%A4%A',
    '/experiences/Dune-45',
    '/experiences/closed',
    '/de/erlebnisse/closed',
    '/user/mia/nothing',
  ])('%s is 404 with the not found page', async (path) => {
    const response = await site.call(path);
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(titleOf(html)).toMatch(/^404/);
    expect(contents(html, 'robots')).toEqual(['noindex']);
    expect(html).not.toContain('canonical');
    expect(linksOf(html)).toContain(path.startsWith('/de/') ? '/de/erlebnisse' : '/experiences');
  });
});

describe('translations of an item', () => {
  it.each([
    ['/experiences/only-english', '200'],
    ['/de/erlebnisse/only-english', '302 /experiences/only-english'],
    ['/de/erlebnisse/only-english?h=x', '302 /experiences/only-english?h=x'],
    ['/experiences/only-german', '404'],
    ['/de/erlebnisse/only-german', '200'],
    ['/experiences/in-no-language', '200'],
    ['/de/erlebnisse/in-no-language', '302 /experiences/in-no-language'],
    ['/blog/deutsch', '404'],
    ['/de/blog/deutsch', '200'],
    ['/tours/english-slug', '200'],
    ['/tours/german-slug', '301 /tours/english-slug'],
    ['/de/touren/german-slug', '302 /tours/english-slug'],
    ['/de/touren/english-slug', '302 /tours/english-slug'],
    ['/de/touren/namibia-classic-loop', '301 /de/touren/namibia-klassische-rundreise'],
    ['/tours/namibia-klassische-rundreise?source=pwa', '301 /tours/namibia-classic-loop?source=pwa'],
  ])('%s is %s', async (path, expected) => {
    expect(await answer(path)).toBe(expected);
  });

  it('a page in one language links to no other', async () => {
    const html = await site.read('/experiences/only-english');
    expect(html).toContain(`hreflang="en" href="${ORIGIN}/experiences/only-english"`);
    expect(html).not.toContain('hreflang="de"');
    expect(contents(html, 'og:locale:alternate')).toEqual([]);
    expect(await site.read('/de/erlebnisse')).not.toContain('/de/erlebnisse/only-english');
  });
});

describe('pages of items', () => {
  it('escape texts in the head, the body and the structured data', async () => {
    for (const path of [
      '/experiences/danger',
      '/de/erlebnisse/danger',
      '/experiences',
      '/destinations/namibia',
    ]) {
      const html = await site.read(path);
      expect(html).not.toContain('<script>alert');
      expect(html.match(/<\/script>/g)).toHaveLength(1);
      expect(html).toContain('&lt;script&gt;alert(');
    }
    const html = await site.read('/experiences/danger');
    expect(titleOf(html)).toBe(`${DANGER} - Rucksack`);
    expect(contents(html, 'og:title')).toEqual([`${DANGER} - Rucksack`]);
    expect(structuredOf(html).get('Place TouristAttraction')).toMatchObject({ name: DANGER });
  });

  it('are noindex and not in the sitemap for a country that is coming soon', async () => {
    const sitemap = await site.read('/sitemap.xml');
    expect(sitemap).toContain('/destinations/openland<');
    expect(sitemap).not.toContain('soonland');
    expect(await site.read('/destinations/soonland')).toContain('<meta name="robots" content="noindex">');
  });

  it('change with the catalogue, and so does their ETag', async () => {
    expect(await answer('/experiences/later')).toBe('404');
    const write = (title: string) => {
      const texts = { title, short_title: title, region: 'Region', teaser: 'Teaser' };
      const body = experience('later', { en: texts });
      return site.app.store.write([{ collection: 'experiences', key: 'later', body }]);
    };
    await write('First');
    await site.app.memory.refresh();
    const first = await site.call('/experiences/later');
    expect(titleOf(await first.text())).toBe('First - Rucksack');
    expect(await site.read('/sitemap.xml')).toContain('/experiences/later<');
    await write('Second');
    await site.app.memory.refresh();
    const second = await site.call('/experiences/later');
    expect(titleOf(await second.text())).toBe('Second - Rucksack');
    expect(second.headers.get('ETag')).not.toBe(first.headers.get('ETag'));
    const tag = second.headers.get('ETag') ?? '';
    expect((await site.call('/experiences/later', { headers: { 'If-None-Match': tag } })).status).toBe(304);
  });
});

describe('feature flags', () => {
  it.each([
    ['BLOG_ACTIVE', ['/blog', '/de/blog/night-sky-places'], ['/tours', '/login']],
    ['TOURS_ACTIVE', ['/tours', '/de/touren', '/tours/create', '/user/mia/tours'], ['/blog', '/user/mia']],
    [
      'LOGIN_ACTIVE',
      ['/login', '/signup', '/user/mia', '/de/konto', '/de/passwort-vergessen'],
      ['/tours', '/'],
    ],
  ])('%s=false answers its pages with the not found page', async (flag, closed, open) => {
    const call = site.withSettings({ [flag]: 'false' });
    for (const path of closed) {
      const response = await call(path);
      expect([path, response.status]).toEqual([path, 404]);
      expect(titleOf(await response.text())).toMatch(/^404/);
    }
    for (const path of open) expect([path, await answer(path, call)]).toEqual([path, '200']);
  });

  it('texts do not link to parts that are switched off', async () => {
    const call = site.withSettings({ TOURS_ACTIVE: 'false' });
    for (const path of ['/faq', '/de/faq', '/about', '/blog/self-drive-namibia']) {
      const text = await (await call(path)).text();
      expect(text).not.toMatch(/href=\\?"\/(de\/)?(tours|touren)\b/);
    }
    expect(await (await site.call('/faq')).text()).toContain('href="/tours/bookmarked"');
  });

  it('pages do not link to features that are switched off', async () => {
    const call = site.withSettings({ BLOG_ACTIVE: 'false', TOURS_ACTIVE: 'false' });
    for (const path of ['/', '/destinations/namibia', '/experiences/dune-45', '/nothing', '/sitemap.xml']) {
      const html = await (await call(path)).text();
      expect([path, /href="[^"]*\/(blog|tours)\b/.test(html)]).toEqual([path, false]);
    }
  });

  it('SOFTLAUNCH answers other pages with an empty 404 and disallows crawling', async () => {
    const call = site.withSettings({ SOFTLAUNCH: 'true', TOURS_ACTIVE: 'false' });
    for (const path of [
      '/',
      '/destinations',
      '/de/erlebnisse/dune-45',
      '/tours',
      '/nothing',
      '/sitemap.xml',
    ]) {
      const response = await call(path);
      expect([path, response.status, await response.text()]).toEqual([path, 404, '']);
    }
    expect(await answer('/blog', call)).toBe('200');
    expect(await answer('/favicon.ico', call)).toBe('200');
    expect(await (await call('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n');
  });
});

describe('GET /sitemap.xml', () => {
  it('lists every page and item in each of its languages, with alternates and the date of posts', async () => {
    const xml = await site.read('/sitemap.xml');
    const urls = new Map(
      [...xml.matchAll(/<url><loc>https:\/\/example\.org([^<]*)<\/loc>(.*?)<\/url>/g)].map(
        ([, path = '', rest = '']) => [path, rest],
      ),
    );
    const { experiences, countries, tours, blogposts } = site.app.memory.current().collections;
    const shown = (row: { active?: boolean; active_translations: readonly string[] }, locale: string) =>
      row.active !== false &&
      (row.active_translations.includes(locale) || (locale === 'en' && row.active_translations.length === 0));
    const expected = [
      ...experiences.list.filter((row) => shown(row, 'en')).map(({ key }) => `/experiences/${key}`),
      ...experiences.list.filter((row) => shown(row, 'de')).map(({ key }) => `/de/erlebnisse/${key}`),
      ...countries.list
        .filter(({ coming_soon }) => !coming_soon)
        .flatMap(({ key }) => [`/destinations/${key}`, `/de/reiseziele/${key}`]),
      ...tours.list.filter((row) => shown(row, 'en')).map(({ en }) => `/tours/${en.slug}`),
      ...tours.list.filter((row) => shown(row, 'de')).map(({ de }) => `/de/touren/${de.slug}`),
      ...blogposts.list.filter((row) => shown(row, 'en')).map(({ key }) => `/blog/${key}`),
      ...blogposts.list.filter((row) => shown(row, 'de')).map(({ key }) => `/de/blog/${key}`),
    ];
    const items = [...urls.keys()].filter((path) =>
      /\/(experiences|erlebnisse|destinations|reiseziele|tours|touren|blog)\/./.test(path),
    );
    expect(items.toSorted()).toEqual(expected.toSorted());
    expect([...urls.keys()]).toEqual(
      expect.arrayContaining(['/', '/de', '/de/impressum', '/faq', '/de/touren']),
    );
    expect(urls.get('/de/erlebnisse/dune-45')).toContain(
      `hreflang="en" href="${ORIGIN}/experiences/dune-45"`,
    );
    expect(urls.get('/experiences/only-english')).not.toContain('hreflang="de"');
    expect(urls.get('/blog/night-sky-places')).toContain('<lastmod>2026-07-07</lastmod>');
    expect(xml).not.toMatch(/login|\/user|tours\/create|bookmarked|eigene/);
    for (const path of urls.keys()) expect([path, await answer(path)]).toEqual([path, '200']);
  }, 120_000);
});
