import { sortTours } from '../../../../worker/catalogue/filter-tours.ts';
import { sitePath } from '../../../contract/paths/site-paths.ts';
import type { ExperienceSummary, TourSummary } from '../../../model/schemas/catalogue.ts';
import { LOCALES } from '../../../model/base/locale.ts';
import { similarTours } from '../../../model/place/similar.ts';
import { translate, textKeyOf } from '../../translations.ts';
import { type Html, html } from '../html.ts';
import { aboutMoney, days, fitDescription, months, nights, number } from '../page-format.ts';
import { experiencePaths, itemAnswer, tourPaths } from '../page-items.ts';
import {
  commas,
  countryLinks,
  mainPicture,
  mainPictureAlt,
  type Fact,
  facts,
  homeCrumb,
  link,
  paragraphs,
  section,
  tourList,
} from '../page-parts.ts';
import type { PageAnswer, PageContext, PageView, StructuredItem } from '../page-view.ts';
import { geo, structuredItem } from '../structured-data.ts';

const SIMILAR = 3;

/** A tour by its slug; the slug of the other language redirects. */
export function tourPage(slug: string, context: PageContext): PageAnswer {
  const { locale, collections } = context;
  const { list } = collections.tours;
  const tour =
    list.find((row) => row[locale].slug === slug) ??
    list.find((row) => LOCALES.some((language) => row[language].slug === slug));
  if (!tour) return undefined;
  const paths = tourPaths(tour);
  const path = paths[locale];
  if (path !== undefined && tour[locale].slug !== slug) return { redirect: { status: 301, path } };
  return itemAnswer(paths, context, () => ({ ...tourView(tour, context), paths }));
}

function tourView(tour: TourSummary, context: PageContext): Omit<PageView, 'paths'> {
  const { locale, collections } = context;
  const { title, teaser, slug } = tour[locale];
  const story = collections.tourVariants.rows.get(tour.key)?.[locale].story;
  const description = fitDescription(teaser, story);
  const path = sitePath('tours-slug', locale, { slug });
  const [source] = tour.image_uris;
  const stops = tour.experiences.flatMap(({ key }) => collections.experiences.rows.get(key) ?? []);
  const similar = similarTours(tour, collections.tours.list, SIMILAR);
  const content = html`${mainPicture(tour.image_uris, title, context)}
    <h1>${title}</h1>
    <p>${teaser}</p>
    ${facts(factsOf(tour, context), locale)} ${story === undefined ? undefined : paragraphs(story)}
    ${section(
      translate(locale, 'server.site.stops'),
      html`<ol>
        ${stopLines(tour, context)}
      </ol>`,
    )}
    ${section(translate(locale, 'tour.section.similar'), tourList(similar, context))}
    ${section(
      translate(locale, 'server.site.otherTours'),
      tourList(
        others(tour, context).filter((other) => !similar.includes(other)),
        context,
      ),
    )}`;
  return {
    title,
    description,
    indexed: true,
    picture: source && { source, alt: mainPictureAlt(title, locale) },
    crumbs: [
      homeCrumb(locale),
      { name: translate(locale, 'server.page.tours.title'), path: sitePath('tours', locale) },
      { name: title, path },
    ],
    structured: [
      {
        ...structuredItem(
          'TouristTrip',
          { name: title, description, path, pictures: tour.image_uris },
          context,
        ),
        itinerary: {
          '@type': 'ItemList',
          numberOfItems: stops.length,
          itemListElement: stops.map((stop, index) => stopItem(stop, index, context)),
        },
      },
    ],
    content,
  };
}

function factsOf(tour: TourSummary, context: PageContext): Fact[] {
  const { locale } = context;
  const price = translate(locale, 'server.site.tourPrice', { amount: aboutMoney(tour.price, context) });
  return [
    ['length', days(tour.days, locale)],
    ['countries', commas(countryLinks(tour.countries, context))],
    ['best', months(tour.months, locale)],
    ['price', price],
    [
      'distance',
      translate(locale, 'server.site.about', { amount: `${number(tour.distance_km, locale)} km` }),
    ],
    ['travel', translate(locale, 'server.site.about', { amount: `${number(tour.travel_hours, locale)} h` })],
  ];
}

/** The stops with nights, and the transport to each. */
function stopLines(tour: TourSummary, { locale, collections }: PageContext): Html[] {
  const itinerary = tour.variants[0]?.itinerary ?? [];
  const spent = itinerary
    .filter(({ experience_id }) => experience_id !== undefined)
    .map((stop) => stop.nights);
  return tour.experiences.map(({ key }, index) => {
    const row = collections.experiences.rows.get(key);
    const path = row && experiencePaths(row)[locale];
    const title = row?.[locale].title ?? key;
    const mode = tour.modes[index - 1];
    const notes = [
      ...(mode === undefined ? [] : [translate(locale, textKeyOf('mode', mode))]),
      ...(spent[index] ? [nights(spent[index], locale)] : []),
    ];
    return html`<li>
      ${path === undefined ? title : link(path, title)}${notes.length > 0 ? ` – ${notes.join(', ')}` : ''}
    </li>`;
  });
}

function stopItem(row: ExperienceSummary, index: number, { locale, origin }: PageContext): StructuredItem {
  const path = experiencePaths(row)[locale];
  return {
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'Place',
      name: row[locale].title,
      geo: geo(row),
      ...(path === undefined ? {} : { url: origin + path }),
    },
  };
}

/** Other tours through one of its countries. */
function others(tour: TourSummary, { locale, collections }: PageContext): TourSummary[] {
  return sortTours(collections.tours.list, 'recommended', locale).filter(
    ({ key, countries }) => key !== tour.key && countries.some((country) => tour.countries.includes(country)),
  );
}
