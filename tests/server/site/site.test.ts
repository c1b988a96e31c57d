import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CatalogueMemory, openCatalogueMemory } from '../../../src/server/memory/catalogue-memory.ts';
import { readSettings } from '../../../src/server/settings.ts';
import { openSite, type SiteHandler } from '../../../src/server/site/site-handler.ts';
import { SHELL } from './open-real-site.ts';

let folder: string;
let site: SiteHandler;
let memory: CatalogueMemory;

function build(name: string, files: Record<string, string>): string {
  const target = path.join(folder, name);
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(target, file)), { recursive: true });
    fs.writeFileSync(path.join(target, file), text);
  }
  return target;
}

const NO_LIKES = { known: () => ({ counts: { experiences: {}, tours: {} }, revision: 0 }) };

function opened(siteFolder: string, buildsFolder: string, environment = {}): SiteHandler {
  return openSite(
    { site: siteFolder, builds: buildsFolder },
    {
      settings: readSettings({ PUBLIC_ORIGIN: 'https://example.org', ...environment }),
      memory,
      rates: { current: () => ({ exchangeRate: 0.88, date: '2026-09-29', source: 'currency-api' }) },
      masters: { find: () => undefined },
      likes: NO_LIKES,
    },
  );
}

beforeAll(async () => {
  memory = await openCatalogueMemory({ snapshotAfter: () => Promise.resolve({ items: [], heads: [] }) });
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rucksack-site-files-'));
  const files = {
    'index.html': SHELL,
    'sw.js': '// worker',
    'manifest.de.webmanifest': JSON.stringify({ lang: 'de', share_target: { action: '/tours/shared' } }),
    'assets/app-abc.js': `console.log(${'1,'.repeat(1000)}1)`,
    'icons/icon-512.png': 'png',
    'robots.txt': 'Disallow: /',
    '.vite/manifest.json': '{}',
    'basemap/base.pmtiles': '0123456789',
  };
  site = opened(build('site', files), path.join(folder, 'builds'));
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const get = (url: string, headers: Record<string, string> = {}) =>
  site(new Request(`http://localhost${url}`, { headers }));

async function caching(url: string): Promise<string | null> {
  return (await get(url)).headers.get('Cache-Control');
}

function cookie(locale: string) {
  return { Cookie: `a=b; i18n_redirected=${locale}`, 'Accept-Language': 'de' };
}

describe('static files', () => {
  it('are cached as immutable when hashed, revalidated for the entry files, and cached for a day otherwise', async () => {
    expect(await caching('/assets/app-abc.js')).toBe('public, max-age=31536000, immutable');
    expect(await caching('/sw.js')).toBe('no-cache');
    expect(await caching('/index.html')).toBe('no-cache');
    expect(await caching('/manifest.de.webmanifest')).toBe('no-cache');
    expect(await caching('/icons/icon-512.png')).toContain('max-age=86400');
  });

  it('have no share target in the web app manifest while tours are switched off', async () => {
    const closed = opened(path.join(folder, 'site'), path.join(folder, 'builds'), { TOURS_ACTIVE: 'false' });
    const [open, less] = await Promise.all(
      [site, closed].map(async (one) =>
        (await one(new Request('http://localhost/manifest.de.webmanifest'))).text(),
      ),
    );
    expect(open).toContain('/tours/shared');
    expect(JSON.parse(less ?? '')).toEqual({ lang: 'de', shortcuts: [], file_handlers: [] });
  });

  it('are compressed, tagged and typed', async () => {
    const first = await get('/assets/app-abc.js', { 'Accept-Encoding': 'br' });
    expect(first.headers.get('Content-Encoding')).toBe('br');
    expect(first.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
    const tag = first.headers.get('ETag') ?? '';
    expect((await get('/assets/app-abc.js', { 'If-None-Match': tag })).status).toBe(304);
  });

  it('are sent in part for a single range, and answered with 416 for one beyond the end', async () => {
    const part = await get('/basemap/base.pmtiles', { Range: 'bytes=2-4' });
    expect(part.status).toBe(206);
    expect(part.headers.get('Content-Range')).toBe('bytes 2-4/10');
    expect(await part.text()).toBe('234');
    expect(await (await get('/basemap/base.pmtiles', { Range: 'bytes=-3' })).text()).toBe('789');
    expect(await (await get('/basemap/base.pmtiles', { Range: 'bytes=8-99' })).text()).toBe('89');
    expect((await get('/basemap/base.pmtiles', { Range: 'bytes=10-' })).status).toBe(416);
    expect((await get('/basemap/base.pmtiles', { Range: 'bytes=0-1,3-4' })).status).toBe(200);
  });

  it('outside the folder or hidden in it are answered with 404', async () => {
    const urls = ['/.vite/manifest.json', '/..%2f..%2fetc/passwd', '/assets/../../package.json'];
    const answers = await Promise.all(urls.map((url) => get(url)));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });
});

describe('pages', () => {
  it('have the language, title, canonical address and alternate languages of the route', async () => {
    const response = await get('/de/tours/create?countries=sri-lanka');
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
    expect(response.headers.get('Content-Language')).toBe('de');
    expect(html).toContain('<html lang="de">');
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html).toContain('<title>Tour planen - Rucksack</title>');
    expect(html).not.toContain('Old');
    expect(html).toContain('<link rel="canonical" href="https://example.org/de/tours/create">');
    expect(html).toContain('<link rel="alternate" hreflang="en" href="https://example.org/tours/create">');
    expect(html).toContain('<link rel="alternate" hreflang="de" href="https://example.org/de/tours/create">');
    expect(html).toContain('<meta property="og:title" content="Tour planen - Rucksack">');
    expect(html).toContain('<meta property="og:image" content="https://example.org/icons/icon-512.png">');
    expect(html).toContain('<div id="root"></div>');
  });

  it.each([
    ['/', 200],
    ['/de', 200],
    ['/de/', 200],
    ['/tours/create', 200],
    ['/tours/edit', 200],
    ['/de/tours/edit', 200],
    ['/de/touren/eigene', 200],
    ['/touren/eigene', 404],
    ['/nothing', 404],
    ['/de/nichts', 404],
  ])('%s is answered with %i and the app shell', async (url, status) => {
    const response = await get(url);
    expect(response.status).toBe(status);
    expect(await response.text()).toContain('<div id="root">');
  });

  it('are noindex for the planner, for data of a device and for 404', async () => {
    for (const url of ['/tours/create', '/de/tours/create', '/tours/edit', '/de/touren/eigene']) {
      expect(await (await get(url)).text()).toContain('<meta name="robots" content="noindex">');
    }
    const missing = await (await get('/de/nichts')).text();
    expect(missing).toContain('<meta name="robots" content="noindex">');
    expect(missing).toContain('<title>404 – Seite nicht gefunden - Rucksack</title>');
    expect(missing).not.toContain('canonical');
    expect(await (await get('/')).text()).not.toContain('noindex');
  });

  it('are listed in the sitemap in both languages where they are indexed, and robots.txt links the sitemap', async () => {
    const sitemap = await (await get('/sitemap.xml')).text();
    const named = [...sitemap.matchAll(/<loc>https:\/\/example\.org([^<]*)<\/loc>/g)].map(
      ([, at = '']) => at,
    );
    const pages = [
      '',
      'about',
      'about-the-catalogue',
      'blog',
      'collections',
      'contact',
      'destinations',
      'disclaimer',
      'experiences',
      'faq',
    ];
    const rest = ['imprint', 'privacy', 'projects', 'sustainable-travel', 'terms', 'tours'];
    const english = named.filter((at) => !/^\/de(\/|$)/.test(at));
    expect(english.toSorted()).toEqual([...pages, ...rest].map((name) => `/${name}`).toSorted());
    expect(named).toHaveLength(2 * english.length);
    const statuses = await Promise.all(named.map(async (at) => (await get(at)).status));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await (await get('/robots.txt')).text()).toContain('Sitemap: https://example.org/sitemap.xml');
  });
});

describe('GET /', () => {
  it('redirects only a browser that prefers German to /de, and keeps the query', async () => {
    const german = await get('/?source=pwa', { 'Accept-Language': 'de-CH,de;q=0.9,en;q=0.8' });
    expect(german.status).toBe(302);
    expect(german.headers.get('Location')).toBe('/de?source=pwa');
    expect(german.headers.get('Cache-Control')).toBe('private, no-store');
    expect((await get('/', { 'Accept-Language': 'en,de;q=0.5' })).status).toBe(200);
    expect((await get('/', { 'Accept-Language': 'fr' })).status).toBe(200);
    expect((await get('/tours/create', { 'Accept-Language': 'de' })).status).toBe(200);
  });

  it('prefers the language of the cookie to Accept-Language', async () => {
    expect((await get('/', cookie('en'))).status).toBe(200);
    expect((await get('/', { ...cookie('de'), 'Accept-Language': 'en' })).status).toBe(302);
  });

  it('does not redirect requests other than page visits', async () => {
    const headers = { 'Accept-Language': 'de', 'Sec-Fetch-Dest': 'empty' };
    expect((await get('/', headers)).status).toBe(200);
    expect((await get('/', { ...headers, 'Sec-Fetch-Dest': 'document' })).status).toBe(302);
  });
});

describe('files of previous builds', () => {
  it('are served for two more builds and then answered with 404', async () => {
    const builds = path.join(folder, 'kept');
    const start = (number: number) => {
      const files = { 'index.html': SHELL, [`assets/app-${number}.js`]: `${number}` };
      const open = opened(build(`build-${number}`, files), builds);
      // Times of folders are what tells older from newer: builds are not made within a millisecond.
      const age = new Date(Date.now() - (10 - number) * 60_000);
      for (const name of fs.readdirSync(builds)) {
        const kept = path.join(builds, name);
        if (fs.existsSync(path.join(kept, 'assets', `app-${number}.js`))) fs.utimesSync(kept, age, age);
      }
      return async (wanted: number) =>
        (await open(new Request(`http://localhost/assets/app-${wanted}.js`))).status;
    };
    start(1);
    start(2);
    const third = start(3);
    expect([await third(1), await third(2), await third(3)]).toEqual([200, 200, 200]);
    const fourth = start(4);
    expect([await fourth(1), await fourth(2), await fourth(4)]).toEqual([404, 200, 200]);
  });
});
