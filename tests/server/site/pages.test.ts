import 'fake-indexeddb/auto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { SITE_PATHS, type SitePage, sitePath, SITE_PAGES } from '../../../src/contract/paths/site-paths.ts';
import { latestExperiences } from '../../../src/data/catalogue/home-queries.ts';
import { catalogueDb } from '../../../src/data/storage/catalogue-db.ts';
import { LOCALES } from '../../../src/model/base/locale.ts';
import { compareRecommendedTours, trendingPlaces } from '../../../src/model/editors-rank.ts';
import { homeView } from '../../../src/model/pictures/home-view.ts';
import { LATEST_PLACES } from '../../../src/model/place/latest-places.ts';
import { answerSiteList } from '../../../worker/catalogue/site-lists.ts';
import { linksOf, openRealSite, type RealSite, textOf, titleOf } from './open-real-site.ts';

let site: RealSite;

beforeAll(async () => {
  site = await openRealSite();
}, 120_000);
afterAll(() => site.close());

/** An item for each page that shows one. */
const KEYS: ReadonlyMap<SitePage, string> = new Map<SitePage, string>([
  ['blog-key', 'night-sky-places'],
  ['destinations-key', 'namibia'],
  ['experiences-key', 'dune-45'],
]);
const ROUNDUPS = { en: 'ten-places-for-march', de: 'zehn-orte-fuer-den-maerz' };
const SLUGS = { en: 'namibia-classic-loop', de: 'namibia-klassische-rundreise' };

describe('every page of SITE_PAGES', () => {
  const addresses = SITE_PAGES.flatMap((page) =>
    LOCALES.map((locale) => {
      const parts = {
        name: 'mia',
        slug: (page === 'collections-slug' ? ROUNDUPS : SLUGS)[locale],
        key: KEYS.get(page) ?? '',
      };
      return [sitePath(page, locale, parts), locale, page] as const;
    }),
  );

  it.each(addresses)('%s is 200 in %s', async (address, locale, page) => {
    const response = await site.call(address);
    const html = await response.text();
    expect([response.status, response.headers.get('Content-Language')]).toEqual([200, locale]);
    expect(html).toContain(`<html lang="${locale}">`);
    expect(titleOf(html)).toMatch(/^\S.* - Rucksack$/);
    const headings = html.match(/<h1>/g) ?? [];
    const isApps =
      /login|signup|tours-(bookmarked|create|edit|print|shared)|user|account|password|email|storage|today/.test(
        page,
      );
    expect(headings).toHaveLength(isApps ? 0 : 1);
    expect(html.includes('<div id="root"></div>')).toBe(isApps);
    expect(html.includes('content="noindex"')).toBe(isApps);
  });

  it('is 200 without optional path parameters', async () => {
    for (const address of ['/user', '/user/experiences', '/de/user/favorites', '/user/tours']) {
      expect([address, (await site.call(address)).status]).toEqual([address, 200]);
    }
    expect(Object.keys(SITE_PATHS)).toHaveLength(SITE_PAGES.length);
  });
});

describe('server HTML', () => {
  it('lists liked experiences first', async () => {
    const placesOf = async (address: string) =>
      linksOf(await site.read(address)).filter((link) => /^\/experiences\/[^/?]+$/.test(link));
    const before = await placesOf('/destinations/namibia');
    const second = before.find((link) => link !== before[0]);
    const key = second?.split('/').at(-1) ?? '';
    site.setLikes({ experiences: { [key]: 3 } });
    expect((await placesOf('/destinations/namibia'))[0]).toBe(`/experiences/${key}`);
    site.setLikes({});
    expect(await placesOf('/destinations/namibia')).toEqual(before);
  });

  it('of a roundup has its items in order, each with why it is there, and its address in both languages', async () => {
    const html = await site.read('/collections/by-train');
    const text = textOf(html);
    expect(text).toContain('Some of these tours go by rail almost all the way');
    expect(text.indexOf('mostly by rail')).toBeLessThan(text.indexOf('as far as the Inland Sea'));
    expect(linksOf(html)).toContain('/tours/italy-by-train-from-venice-to-etna');
    expect(html).toContain('hreflang="de" href="https://example.org/de/sammlungen/mit-dem-zug"');
    expect(html).toContain('"@type":"CollectionPage"');
    expect(await site.read('/collections/deserts-and-night-skies')).toMatch(
      /<meta property="og:image" content="[^"]+sossusvlei\.webp[^"]+fm=jpg">/,
    );
    const moved = await site.call('/de/sammlungen/by-train');
    expect([moved.status, moved.headers.get('Location')]).toEqual([301, '/de/sammlungen/mit-dem-zug']);
    expect((await site.call('/collections/by-submarine')).status).toBe(404);
    expect(linksOf(await site.read('/collections'))).toContain('/collections/by-train');
  });

  it('without tours has no roundups of tours', async () => {
    const closed = site.withSettings({ TOURS_ACTIVE: 'false' });
    expect((await closed('/collections/by-train')).status).toBe(404);
    expect(await (await closed('/collections')).text()).not.toContain('/collections/by-train');
    expect(await (await closed('/sitemap.xml')).text()).not.toContain('/collections/by-train');
    expect((await closed('/collections/high-places')).status).toBe(200);
  });

  it('of an experience has its texts, facts, estimated prices, picture and nearby experiences', async () => {
    const html = await site.read('/experiences/dune-45');
    const text = textOf(html);
    expect(titleOf(html)).toBe('Dune 45 - Rucksack');
    expect(text).toContain('Its sharp ridge is easy to follow');
    expect(text).toContain('Price about $16 per person (2026 prices)');
    expect(text).toMatch(/about \$\d+ a night in \S+ \(2025 prices\)/);
    expect(text).toContain('Time needed half a day');
    expect(text).toContain('Best months April, May, June, July, August, September, and October');
    expect(text).toContain('Balloon over the desert');
    // In the same size as in the app, so that it is loaded once.
    expect(html).toMatch(
      /<img\s+class="hero"\s+src="\/images\/namibia\/dune-45\/dune-45\.webp\?[^"]*w=960&amp;h=640[^"]*"/,
    );
    expect(html).toMatch(/srcset="[^"]*2560w, [^"]*600w"/);
    expect(html).toContain('alt="Illustration: Dune 45"');
    const links = linksOf(html);
    expect(links).toContain('/destinations/namibia');
    expect(links).toContain('/experiences/deadvlei');
    expect(links).toContain('/de/experiences/dune-45'.replace('experiences', 'erlebnisse'));
    expect(links).toContain('/tours');
    // Similar places are none of those that are near.
    const similar = /<h2>More places like this<\/h2>([^]*?)<\/section>/.exec(html)?.[1] ?? '';
    expect(similar.match(/<a href="\/experiences\/[^"]+"/g)).toHaveLength(6);
    expect(similar).not.toContain('/experiences/deadvlei');
  });

  it('of an experience in German has prices in euros at the current rate', async () => {
    const html = await site.read('/de/erlebnisse/dune-45');
    expect(titleOf(html)).toBe('Düne 45 - Rucksack');
    expect(textOf(html)).toContain('Preis etwa 8 € pro Person (Stand 2026)');
    expect(textOf(html)).toContain('Zeitbedarf ein halber Tag');
    expect(linksOf(html)).toContain('/de/reiseziele/namibia');
    expect(linksOf(html).filter((href) => href.startsWith('/experiences'))).toEqual(['/experiences/dune-45']);
  });

  it('of a country has its texts, essentials, experiences, tours and posts', async () => {
    const html = await site.read('/de/reiseziele/namibia');
    const text = textOf(html);
    const headings = [...html.matchAll(/<h2>([^<]*)<\/h2>/g)].map(([, heading]) => heading);
    expect(headings).toEqual([
      'Auf einen Blick',
      'Gut zu wissen',
      'Reisezeit',
      'Unterkunft',
      'Unterwegs',
      'Essen',
      'Visum',
      'Versicherung',
      'eSIM und Netz',
      'Reiseführer',
      'Was wo liegt',
      'Reisezeit nach Region',
      'Feste',
      'Feiertage',
      'Was ein Tag kostet',
      'Von Ort zu Ort',
      'Grenzübergänge',
      'Vor der Reise',
      'Gesundheit',
      'Geld',
      'Maschen, kurz erklärt',
      'Sicherheit und Gesetz',
      'SIM-Karte, Strom, Auto',
      'Afrikaans: 20 Sätze',
      'Wo du fragst',
      'Erlebnisse',
      'Touren',
      'Aus dem Blog',
      'Ähnliche Reiseziele',
      'Andere Länder des Kontinents',
    ]);
    expect(text).toContain('Hauptstadt Windhuk');
    expect(text).toContain('Ein Tag kostet etwa 25 € mit kleinem Budget');
    expect(text).toContain('Fläche 825.615 km²');
    expect(text).toContain('Verkehr links');
    expect(text).toContain('Ngoma: Offen (2025)');
    const links = linksOf(html);
    for (const href of ['/de/erlebnisse/dune-45', `/de/touren/${SLUGS.de}`, '/de/reiseziele/botswana']) {
      expect(links).toContain(href);
    }
  });

  it('of a tour has its story and every stop with nights and transport', async () => {
    const html = await site.read(`/tours/${SLUGS.en}`);
    const stops = [...html.matchAll(/<li>\s*(<a href="\/experiences\/[^]*?)<\/li>/g)].map(([, line = '']) =>
      line.replaceAll(/<[^>]+>/g, '').trim(),
    );
    expect(stops[0]).toBe('Windhoek – 1 night');
    expect(stops[1]).toBe('Sossusvlei and Big Daddy – Hire car, 2 nights');
    expect(stops).toHaveLength(8);
    expect(textOf(html)).toContain('Collect your car in Windhoek');
    expect(textOf(html)).toMatch(/Price about \$[\d,]+ per person/);
    expect(textOf(html)).toContain('Similar tours');
    const tours = linksOf(html).filter(
      (link) => /^\/tours\/[^/?]+$/.test(link) && link !== `/tours/${SLUGS.en}`,
    );
    expect(tours.length).toBeGreaterThanOrEqual(3);
    expect(new Set(tours).size).toBe(tours.length);
  });

  it('of a new tour has the experiences of its countries, and none without a country', async () => {
    const html = await site.read('/de/tours/create?countries=namibia,nowhere');
    expect(textOf(html)).toContain('Tour planen');
    const links = linksOf(html).filter((href) => href.startsWith('/de/erlebnisse/'));
    expect(links.slice(0, 2)).toEqual(['/de/erlebnisse/windhoek', '/de/erlebnisse/sossusvlei']);
    expect(links).toHaveLength(24);
    expect(html).toContain('content="noindex"');
    const two = linksOf(await site.read('/tours/create?countries=sri-lanka,namibia'));
    expect(two).toContain('/experiences/sigiriya');
    expect(two).toContain('/experiences/windhoek');
    for (const address of ['/tours/create', '/tours/create?countries=nowhere'])
      expect(await site.read(address)).toContain('<div id="root"></div>');
  });

  it('of a post has its date, text and experiences', async () => {
    const html = await site.read('/blog/night-sky-places');
    expect(html).toContain('<time datetime="2026-07-07">July 7, 2026</time>');
    expect(html).toContain('<h2>First the moon, then the place</h2>');
    expect(textOf(html)).toContain('Places in this post');
    expect(linksOf(html)).toContain('/experiences/spitzkoppe');
  });

  it('of lists links to every item of the language', async () => {
    const { experiences, countries, tours, blogposts } = site.app.memory.current().collections;
    const links = async (address: string) => new Set(linksOf(await site.read(address)));
    const places = await links('/de/erlebnisse');
    expect(experiences.list.filter(({ key }) => !places.has(`/de/erlebnisse/${key}`))).toEqual([]);
    const lands = await links('/destinations');
    expect(countries.list.filter(({ key }) => !lands.has(`/destinations/${key}`))).toEqual([]);
    const trips = await links('/de/touren');
    expect(tours.list.filter(({ de }) => !trips.has(`/de/touren/${de.slug}`))).toEqual([]);
    const posts = await links('/blog');
    expect(blogposts.list.filter(({ key }) => !posts.has(`/blog/${key}`))).toEqual([]);
  });

  it.each([
    ['experiences', '/experiences/'],
    ['countries', '/destinations/'],
    ['tours', '/tours/'],
    ['posts', '/blog/'],
  ] as const)('of the list of %s has its order in the app', async (list, below) => {
    const { experiences, countries, tours, blogposts } = site.app.memory.current().collections;
    const rows = {
      experiences: experiences.list.filter(({ active }) => active),
      countries: countries.list.filter(({ coming_soon: isSoon }) => !isSoon),
      tours: tours.list,
      posts: blogposts.list,
    };
    const query = { list, selected: {}, text: '', sort: '', locale: 'en', near: null } as const;
    const page = { experiences: '/experiences', countries: '/destinations', tours: '/tours', posts: '/blog' }[
      list
    ];
    const shown = linksOf(await site.read(page)).filter((href) => href.startsWith(below));
    const slugs = new Map(tours.list.map((tour) => [tour.key, tour.en.slug]));
    expect(shown).toEqual(answerSiteList(rows, query).keys.map((key) => below + (slugs.get(key) ?? key)));
  });

  it('of the home page has the places of the month in the order of the app', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { experiences, countries, tours, roundups } = site.app.memory.current().collections;
    const sorted = tours.list.toSorted(compareRecommendedTours);
    const places = trendingPlaces(
      experiences.list.filter(({ active }) => active),
      sorted,
    );
    for (const month of [1, 7]) {
      vi.setSystemTime(new Date(2027, month - 1, 15));
      const view = homeView({
        places,
        tours: sorted,
        countries: countries.list,
        roundups: roundups.list.toSorted((a, b) => a.rank - b.rank),
        month,
      });
      const links = linksOf(await site.read('/'));
      const shown = links.filter((href) => href.startsWith('/experiences/'));
      expect(shown).toEqual(view.experiences.map(({ key }) => `/experiences/${key}`));
    }
    vi.useRealTimers();
  });

  it('of an unknown address has the places of the app in their order', async () => {
    const { experiences } = site.app.memory.current().collections;
    await catalogueDb.experiences.bulkPut(experiences.list.toReversed());
    for (const [locale, address, below] of [
      ['en', '/nowhere', '/experiences/'],
      ['de', '/de/nirgends', '/de/erlebnisse/'],
    ] as const) {
      const shown = linksOf(await site.read(address)).filter((href) => href.startsWith(below));
      const latest = await latestExperiences(locale, LATEST_PLACES);
      expect(latest).toHaveLength(LATEST_PLACES);
      expect(shown).toEqual(latest.map(({ key }) => below + key));
    }
  });

  it('of questions, text pages, home and contact has their texts', async () => {
    const { faqs } = site.app.memory.current().collections;
    const answers = await site.read('/de/faq');
    for (const { de } of faqs.list) expect(textOf(answers)).toContain(de.question);
    expect(await site.read('/imprint')).toContain('<h2>Who runs this site</h2>');
    expect(await site.read('/de/impressum')).toMatch(/<h1>[^<]*<\/h1>\s*<p>Stand: 21\. Nov\. 2026<\/p>/);
    expect(textOf(await site.read('/about'))).not.toContain('Last updated');
    const home = await site.read('/');
    expect(titleOf(home)).toBe('Bring back the fun to travel planning - Rucksack');
    expect(linksOf(home)).toEqual(
      expect.arrayContaining(['/tours/create', '/destinations/namibia', '/blog']),
    );
    expect(textOf(await site.read('/de/kontakt'))).toContain('Schreib uns');
  });

  it('has no dead links', async () => {
    const starts = ['/', '/de', '/destinations/namibia', '/experiences/dune-45', `/de/touren/${SLUGS.de}`];
    const pages = await Promise.all([...starts, '/blog/night-sky-places', '/nothing'].map(site.read));
    const inside = new Set(pages.flatMap(linksOf).filter((href) => href.startsWith('/')));
    expect(inside.size).toBeGreaterThan(100);
    for (const href of inside) expect([href, (await site.call(href)).status]).toEqual([href, 200]);
  });
});
