import { distanceMeters } from '../../../../worker/catalogue/distance-meters.ts';
import { sortTours } from '../../../../worker/catalogue/filter-tours.ts';
import { sitePath } from '../../../contract/paths/site-paths.ts';
import type { ExperienceDetails, ExperienceSummary } from '../../../model/schemas/catalogue.ts';
import { similarPlaces } from '../../../model/place/similar.ts';
import { newestPosts } from '../../../../worker/catalogue/filter-posts.ts';
import { translate } from '../../translations.ts';
import { type Html, html } from '../html.ts';
import { aboutMoney, fitDescription, months, number, stay } from '../page-format.ts';
import { experiencePaths, isShown, itemAnswer, shownItems } from '../page-items.ts';
import {
  catalogueHtml,
  commas,
  countryLinks,
  experienceList,
  mainPicture,
  mainPictureAlt,
  type Fact,
  facts,
  homeCrumb,
  linkList,
  paragraphs,
  postList,
  section,
  tourList,
} from '../page-parts.ts';
import type { PageAnswer, PageContext, PageView } from '../page-view.ts';
import { geo, structuredItem } from '../structured-data.ts';
import { placeStay, placeVisit } from './place-visit.ts';

const NEARBY = 8;
const SIMILAR = 6;

export function experiencePage(key: string, context: PageContext): PageAnswer {
  const row = context.collections.experiences.rows.get(key);
  if (!row) return undefined;
  const paths = experiencePaths(row);
  return itemAnswer(paths, context, () => ({ ...experienceView(row, context), paths }));
}

function experienceView(row: ExperienceSummary, context: PageContext): Omit<PageView, 'paths'> {
  const { locale, collections } = context;
  const { title, teaser } = row[locale];
  const details = collections.experienceDetails.rows.get(row.key);
  const words = details?.[locale];
  const description = fitDescription(teaser, words?.description);
  const path = sitePath('experiences-key', locale, { key: row.key });
  const country = collections.countries.rows.get(row.country_key);
  const [source] = row.image_uris;
  const content = html`${mainPicture(row.image_uris, title, context)}
    <h1>${title}</h1>
    <p>${teaser}</p>
    ${facts(factsOf(row, details, context), locale)} ${words && paragraphs(words.description)}
    ${section(translate(locale, 'server.site.activities'), details && activities(details, context))}
    ${details?.practical && placeVisit(details.practical, locale)}
    ${details?.practical && placeStay(details.practical, context)} ${neighbors(row, context)}`;
  return {
    title,
    description,
    indexed: true,
    picture: source && { source, alt: mainPictureAlt(title, locale) },
    crumbs: [
      homeCrumb(locale),
      { name: translate(locale, 'server.page.experiences.title'), path: sitePath('experiences', locale) },
      { name: title, path },
    ],
    structured: [
      {
        ...structuredItem(
          ['Place', 'TouristAttraction'],
          { name: title, description, path, pictures: row.image_uris },
          context,
        ),
        geo: geo(row),
        address: {
          '@type': 'PostalAddress',
          ...(words ? { streetAddress: words.address } : {}),
          addressRegion: row[locale].region,
          ...(country ? { addressCountry: country.iso2 } : {}),
        },
        ...(details?.website ? { sameAs: details.website } : {}),
      },
    ],
    content,
  };
}

function factsOf(
  row: ExperienceSummary,
  details: ExperienceDetails | undefined,
  context: PageContext,
): Fact[] {
  const { locale } = context;
  const words = details?.[locale];
  const price =
    row.price === 0
      ? translate(locale, 'server.site.free')
      : translate(locale, 'server.site.perPerson', {
          amount: aboutMoney(row.price, context),
          year: row.fee_year ?? row.price_year,
        });
  const night = translate(locale, 'server.site.perNight', {
    amount: aboutMoney(row.price_per_night, context),
    city: row.hotel_city,
    year: row.price_year,
  });
  const website = details?.website ?? undefined;
  return [
    ['country', commas(countryLinks([row.country_key], context))],
    ['region', row[locale].region],
    ['best', months(row.months, locale)],
    ['stay', stay(row.duration, locale)],
    ['price', price],
    ['night', night],
    ['hours', words?.opening_hours],
    ['address', words?.address],
    ['elevation', details && `${number(details.elevation_m, locale)} m`],
    ['website', website === undefined ? undefined : html`<a href="${website}" rel="noopener">${website}</a>`],
  ];
}

function activities(details: ExperienceDetails, context: PageContext): Html[] {
  return details.activities.map((activity) => {
    const { title, description } = activity[context.locale];
    return html`<h3>${title}</h3>
      <p>${catalogueHtml(description, context)}</p>`;
  });
}

/** Nearby and similar experiences, and tours and posts about this one. */
function neighbors(row: ExperienceSummary, context: PageContext): Html {
  const { locale, collections } = context;
  const { experiences, tours, blogposts, blogpostDetails } = collections;
  const distanceTo = (other: ExperienceSummary) =>
    distanceMeters(row.location.coordinates, other.location.coordinates);
  const near = experiences.list
    .filter((other) => other.key !== row.key && isShown(other, locale))
    .sort((a, b) => distanceTo(a) - distanceTo(b) || (a.key < b.key ? -1 : 1))
    .slice(0, NEARBY);
  const around = shownItems(near, experiencePaths, locale).map(({ row: other, path }) => ({
    path,
    words: other[locale].title,
    note: `${number(distanceTo(other) / 1000, locale)} km. ${other[locale].teaser}`,
  }));
  const elsewhere = experiences.list.filter((other) => !near.includes(other) && isShown(other, locale));
  const similar = similarPlaces(row, elsewhere, SIMILAR);
  const through = sortTours(tours.list, 'recommended', locale).filter((tour) =>
    tour.experiences.some(({ key }) => key === row.key),
  );
  const about = newestPosts(blogposts.list).filter(({ key }) =>
    blogpostDetails.rows.get(key)?.experiences.includes(row.key),
  );
  return html`${section(translate(locale, 'server.site.nearby'), linkList(around))}
  ${section(translate(locale, 'experience.section.similar'), experienceList(similar, context))}
  ${section(translate(locale, 'server.site.tours'), tourList(through, context))}
  ${section(translate(locale, 'server.site.blog'), postList(about, context))}`;
}
