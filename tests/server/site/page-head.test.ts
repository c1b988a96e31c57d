import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contents, openRealSite, ORIGIN, type RealSite, structuredOf, titleOf } from './open-real-site.ts';

let site: RealSite;

beforeAll(async () => {
  site = await openRealSite();
}, 120_000);
afterAll(() => site.close());

function linksIn(html: string): string[] {
  const tags = [
    ...html.matchAll(/<link rel="(canonical|alternate)"(?: hreflang="([^"]*)")? href="([^"]*)">/g),
  ];
  return tags.map(([, rel, language, href]) => `${language ?? rel} ${href}`);
}

async function structured(address: string, type: string): Promise<Record<string, unknown>> {
  const item = structuredOf(await site.read(address)).get(type);
  if (!item) throw new Error(`${address} has no ${type}`);
  return item;
}

describe('page head', () => {
  it('links the canonical address and its translation by their slugs', async () => {
    expect(linksIn(await site.read('/de/touren/namibia-klassische-rundreise/'))).toEqual([
      `canonical ${ORIGIN}/de/touren/namibia-klassische-rundreise`,
      `en ${ORIGIN}/tours/namibia-classic-loop`,
      `de ${ORIGIN}/de/touren/namibia-klassische-rundreise`,
      `x-default ${ORIGIN}/tours/namibia-classic-loop`,
    ]);
  });

  it('has a unique description of at most 160 characters on every indexed page', async () => {
    const sitemap = await site.read('/sitemap.xml');
    const addresses = [...sitemap.matchAll(/<loc>https:\/\/example\.org([^<]*)<\/loc>/g)].map(
      ([, path = '']) => path,
    );
    const seen = new Map<string, string>();
    for (const address of addresses) {
      const html = await site.read(address);
      const [description = ''] = contents(html, 'description');
      expect([address, description.length > 20 && description.length <= 160]).toEqual([address, true]);
      expect([address, seen.get(description)]).toEqual([address, undefined]);
      seen.set(description, address);
      expect(contents(html, 'og:description')).toEqual([description]);
      expect(contents(html, 'og:title')).toEqual([titleOf(html)]);
      expect(contents(html, 'robots')).toEqual([]);
    }
    expect(seen.size).toBeGreaterThan(300);
  }, 120_000);

  it.each([
    ['/about', 'About Rucksack - Rucksack'],
    ['/about-the-catalogue', 'How the catalogue is made - Rucksack'],
    ['/de/ueber-den-katalog', 'So entsteht der Katalog - Rucksack'],
    ['/privacy', 'Privacy policy - Rucksack'],
    ['/de/privacy', 'Datenschutzerklärung - Rucksack'],
    ['/sustainable-travel', 'Travelling sustainably - Rucksack'],
  ])('of %s has the heading of its text as title', async (address, title) => {
    expect(titleOf(await site.read(address))).toBe(title);
  });

  it('has the picture of an experience as JPEG of 1200 × 628', async () => {
    const html = await site.read('/experiences/dune-45');
    const [image = ''] = contents(html, 'og:image');
    const { pathname, origin, searchParams } = new URL(image);
    expect(origin + pathname).toBe(`${ORIGIN}/images/namibia/dune-45/dune-45.webp`);
    expect(Object.fromEntries(searchParams)).toMatchObject({ w: '1200', h: '628', fm: 'jpg', v: '9b595ecd' });
    expect(contents(html, 'og:image:width')).toEqual(['1200']);
    expect(contents(html, 'og:image:height')).toEqual(['628']);
    expect(contents(html, 'og:image:alt')).toEqual(['Illustration: Dune 45']);
    expect(contents(html, 'og:type')).toEqual(['website']);
    expect(contents(html, 'og:locale')).toEqual(['en_US']);
    expect(contents(html, 'og:locale:alternate')).toEqual(['de_DE']);
    expect(contents(html, 'og:url')).toEqual([`${ORIGIN}/experiences/dune-45`]);
    expect(contents(html, 'twitter:card')).toEqual(['summary_large_image']);
  });

  it('has the hero picture of a section, or the icon as fallback', async () => {
    expect(contents(await site.read('/blog'), 'og:image')[0]).toContain(
      '/images/site/hero-blog/hero-blog.webp?',
    );
    const tours = await site.read('/de/touren');
    expect(contents(tours, 'og:image')).toEqual([`${ORIGIN}/icons/icon-512.png`]);
    expect(contents(tours, 'og:image:width')).toEqual(['512']);
    expect(contents(tours, 'twitter:card')).toEqual(['summary']);
  });

  it.each([
    ['/about', '/manifest.webmanifest'],
    ['/de/ueber-uns', '/manifest.de.webmanifest'],
    ['/de/gibt-es-nicht', '/manifest.de.webmanifest'],
  ])('of %s links the manifest of its language', async (address, manifest) => {
    const links = [...(await site.read(address)).matchAll(/<link rel="manifest" href="([^"]*)">/g)];
    expect(links.map(([, href]) => href)).toEqual([manifest]);
  });

  it('uses IMAGE_BASE for pictures', async () => {
    const call = site.withSettings({ IMAGE_BASE: 'https://images.example' });
    const html = await (await call('/experiences/dune-45')).text();
    expect(contents(html, 'og:image')[0]).toContain('https://images.example/images/namibia/dune-45/');
    expect(html).toMatch(/<img\s+class="hero"\s+src="https:\/\/images\.example\/images\/namibia\/dune-45\//);
    const post = await (await call('/blog/night-sky-places')).text();
    expect(post).not.toMatch(/[ "]\/images\//);
    const home = await (await call('/')).text();
    expect(home).toContain(
      '<source media="(max-width: 599.98px)" srcset="https://images.example/images/site/',
    );
    expect(home).not.toMatch(/[ "]\/images\//);
  });

  it('names IMAGE_BASE to the app, on every page and in the file that devices cache', async () => {
    const link = '<link rel="preconnect" href="https://images.example" data-images>';
    const call = site.withSettings({ IMAGE_BASE: 'https://images.example' });
    for (const address of ['/', '/de/touren', '/tours/edit', '/index.html']) {
      expect(await (await call(address)).text()).toContain(link);
      expect(await site.read(address)).not.toContain('data-images');
    }
  });

  it('marks a post as an article with its date', async () => {
    const html = await site.read('/de/blog/night-sky-places');
    expect(contents(html, 'og:type')).toEqual(['article']);
    expect(contents(html, 'article:published_time')).toEqual(['2026-07-07']);
  });

  it('is noindex for a filtered list, but not for a campaign link', async () => {
    expect(contents(await site.read('/experiences?categories=beach'), 'robots')).toEqual(['noindex']);
    expect(contents(await site.read('/?search=dune'), 'robots')).toEqual(['noindex']);
    expect(contents(await site.read('/experiences?utm_source=mail&source=pwa'), 'robots')).toEqual([]);
    expect(linksIn(await site.read('/experiences?categories=beach'))[0]).toBe(
      `canonical ${ORIGIN}/experiences`,
    );
  });
});

describe('structured data', () => {
  it('has breadcrumbs from the home page to the page', async () => {
    expect(await structured('/de/erlebnisse/dune-45', 'BreadcrumbList')).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Startseite', item: `${ORIGIN}/de` },
        { position: 2, name: 'Erlebnisse', item: `${ORIGIN}/de/erlebnisse` },
        { position: 3, name: 'Düne 45', item: `${ORIGIN}/de/erlebnisse/dune-45` },
      ],
    });
  });

  it('has the location and address of an experience', async () => {
    expect(await structured('/experiences/dune-45', 'Place TouristAttraction')).toMatchObject({
      name: 'Dune 45',
      geo: { latitude: -24.7262, longitude: 15.4713 },
      address: { addressCountry: 'NA', addressRegion: 'Namib Desert' },
      url: `${ORIGIN}/experiences/dune-45`,
    });
  });

  it('has the types of countries, tours, posts, questions and the site', async () => {
    expect(await structured('/destinations/namibia', 'TouristDestination')).toMatchObject({
      name: 'Namibia',
    });
    expect(await structured('/tours/namibia-classic-loop', 'TouristTrip')).toMatchObject({
      itinerary: {
        numberOfItems: 8,
        itemListElement: expect.arrayContaining([expect.anything()]) as unknown,
      },
    });
    expect(await structured('/blog/night-sky-places', 'BlogPosting')).toMatchObject({
      headline: 'Where the night is still dark',
      datePublished: '2026-07-07',
      dateModified: '2026-07-07',
    });
    const { mainEntity } = await structured('/faq', 'FAQPage');
    expect(mainEntity).toHaveLength(site.app.memory.current().collections.faqs.list.length);
    expect(await structured('/', 'Organization')).toMatchObject({ name: 'Rucksack', url: `${ORIGIN}/` });
    expect(await structured('/de', 'WebSite')).toMatchObject({
      inLanguage: 'de',
      potentialAction: { target: { urlTemplate: `${ORIGIN}/de?search={search_term_string}` } },
    });
  });

  it('is on pages whose content security policy allows one inline script', async () => {
    const { headers } = await site.call('/');
    expect(headers.get('Content-Security-Policy')).toMatch(/script-src 'self' 'sha256-[^']+';/);
  });
});
